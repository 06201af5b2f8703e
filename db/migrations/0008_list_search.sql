UPDATE events SET code = q.code, name_client = q.name_client FROM quotations q WHERE q.id = events.quotation_id;--> statement-breakpoint

-- An index of trigrams or of times that begins with the agency.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE INDEX quotations_search ON quotations USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX events_search ON events USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX clients_words ON clients USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX quotations_during ON quotations USING gist (agency_id, tstzrange(start_date, end_date, '[]'));--> statement-breakpoint
CREATE INDEX events_during ON events USING gist (agency_id, tstzrange(start_date, end_date, '[]'));

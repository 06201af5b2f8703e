ALTER TABLE "claims" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "claims_to_review" ON "claims" USING btree ("agency_id","event_id") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "claims_to_pay" ON "claims" USING btree ("agency_id","approved_at","id") WHERE status = 'APPROVED' and not third_party;--> statement-breakpoint
CREATE INDEX "contracts_signed_by_talent" ON "contracts" USING btree ("agency_id","signed_at") WHERE agency_signed_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "convocateds_withdrawn" ON "convocateds" USING btree ("agency_id","event_id") WHERE application_state_id = 1817;--> statement-breakpoint
CREATE INDEX "events_collected" ON "events" USING btree ("start_date","id") WHERE tercero;--> statement-breakpoint
CREATE INDEX "client_payments_of_reported" ON "client_payments" USING btree ("agency_id","event_id") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE FUNCTION claim_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(' ', NEW.name, (SELECT e.name FROM events e WHERE e.id = NEW.event_id), NEW.number,
    'CC-' || lpad(NEW.code::text, greatest(5, length(NEW.code::text)), '0'));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_search_text BEFORE INSERT OR UPDATE OF name, number, code, event_id, search_text ON claims
  FOR EACH ROW EXECUTE FUNCTION claim_search_text();--> statement-breakpoint
CREATE FUNCTION event_renames_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claims SET search_text = '' WHERE event_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_rename_claims AFTER UPDATE OF name ON events
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION event_renames_claims();--> statement-breakpoint
UPDATE claims SET search_text = '';--> statement-breakpoint
CREATE INDEX claims_search ON claims USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);

-- What the schema files cannot say: extensions, search, exclusion, append-only tables,
-- and the foreign keys of tables that stand below the ones they point to.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint

-- unaccent() is only stable, because its dictionary could change; naming the dictionary lets an index use it.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;--> statement-breakpoint
CREATE INDEX talents_search ON talents USING gin (search_fold(search_text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX clients_search ON clients USING gin (search_fold(name) gin_trgm_ops);--> statement-breakpoint

-- Two confirmed bookings of one talent never overlap, whichever agencies made them.
ALTER TABLE talent_bookings ADD CONSTRAINT talent_bookings_no_overlap
  EXCLUDE USING gist (talent_id WITH =, during WITH &&) WHERE (kind = 'CONFIRMED');--> statement-breakpoint

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A sent contract or claim may gain its PDF; what was signed never changes.
CREATE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.snapshot_hash IS DISTINCT FROM OLD.snapshot_hash
     OR NEW.signed_at IS DISTINCT FROM OLD.signed_at THEN
    RAISE EXCEPTION 'a signed contract cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER contracts_frozen BEFORE UPDATE ON contracts
  FOR EACH ROW EXECUTE FUNCTION refuse_contract_rewrite();--> statement-breakpoint

ALTER TABLE files ADD CONSTRAINT files_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies (id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_talent_fk FOREIGN KEY (talent_id) REFERENCES talents (id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_event_fk FOREIGN KEY (event_id) REFERENCES events (id);--> statement-breakpoint
ALTER TABLE emails ADD CONSTRAINT emails_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies (id);--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies (id);--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_talent_fk FOREIGN KEY (talent_id) REFERENCES talents (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_event_fk FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_convocatory_fk FOREIGN KEY (convocatory_id) REFERENCES convocatories (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_convocated_fk FOREIGN KEY (convocated_id) REFERENCES convocateds (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_quotation_fk FOREIGN KEY (quotation_id) REFERENCES quotations (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE support_requests ADD CONSTRAINT support_requests_user_fk FOREIGN KEY (user_id) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE support_requests ADD CONSTRAINT support_requests_event_fk FOREIGN KEY (agency_id, event_id) REFERENCES events (agency_id, id);--> statement-breakpoint
ALTER TABLE final_clients ADD CONSTRAINT final_clients_client_fk FOREIGN KEY (agency_id, client_id) REFERENCES clients (agency_id, id);--> statement-breakpoint
ALTER TABLE quotations ADD CONSTRAINT quotations_created_by_fk FOREIGN KEY (created_by) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE quotation_templates ADD CONSTRAINT quotation_templates_created_by_fk FOREIGN KEY (created_by) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE talent_photos ADD CONSTRAINT talent_photos_reviewed_by_fk FOREIGN KEY (reviewed_by) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE contract_documents ADD CONSTRAINT contract_documents_contract_fk FOREIGN KEY (agency_id, contract_id) REFERENCES contracts (agency_id, id);

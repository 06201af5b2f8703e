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

-- What was signed never changes. A PDF is given once; only one whose file was deleted is made again.
CREATE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.snapshot_hash IS DISTINCT FROM OLD.snapshot_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.logo_file_id IS DISTINCT FROM OLD.logo_file_id
     OR NEW.signed_at IS DISTINCT FROM OLD.signed_at
     OR NEW.habeas_data_accepted_at IS DISTINCT FROM OLD.habeas_data_accepted_at
     OR NEW.clauses_accepted_at IS DISTINCT FROM OLD.clauses_accepted_at
     OR NEW.signer_ip IS DISTINCT FROM OLD.signer_ip OR NEW.signer_agent IS DISTINCT FROM OLD.signer_agent
     OR (OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id
         AND (NEW.pdf_file_id IS NULL
              OR EXISTS (SELECT FROM files WHERE id = OLD.pdf_file_id AND deleted_at IS NULL))) THEN
    RAISE EXCEPTION 'a signed contract cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER contracts_frozen BEFORE UPDATE ON contracts
  FOR EACH ROW EXECUTE FUNCTION refuse_contract_rewrite();--> statement-breakpoint

-- What a talent claimed never changes either; its status, payment and PDF may.
CREATE FUNCTION refuse_claim_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.price IS DISTINCT FROM OLD.price
     OR NEW.account_encrypted IS DISTINCT FROM OLD.account_encrypted OR NEW.code IS DISTINCT FROM OLD.code THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_frozen BEFORE UPDATE ON claims
  FOR EACH ROW EXECUTE FUNCTION refuse_claim_rewrite();--> statement-breakpoint

-- What a client was sent, and what it answered, is evidence: neither is written anew.
CREATE TRIGGER quotation_documents_frozen BEFORE UPDATE ON quotation_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quotation_answers_frozen BEFORE UPDATE ON quotation_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A field of what is hashed: its length in bytes and itself, so that no two rows read alike. Nothing below depends
-- on a setting of the session: times are microseconds, details the text of their jsonb.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(octet_length(convert_to(value, 'UTF8'))::text || ':' || value, '-') || ',' $$;--> statement-breakpoint

-- lib/platform/audit-chain/link-hash.ts says the same in TypeScript.
CREATE FUNCTION audit_link_hash(entry audit_entries, previous text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(
    audit_field(previous)
    || audit_field(entry.id::text)
    || audit_field((extract(epoch FROM entry.at) * 1000000)::bigint::text)
    || audit_field(entry.agency_id::text)
    || audit_field(entry.actor_kind)
    || audit_field(entry.actor_id)
    || audit_field(entry.entity)
    || audit_field(entry.entity_id)
    || audit_field(entry.action)
    || audit_field(entry.from_state)
    || audit_field(entry.to_state)
    || audit_field(entry.detail::text), 'UTF8')), 'hex') $$;--> statement-breakpoint

CREATE FUNCTION append_audit_link(entry audit_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  SELECT * INTO last FROM audit_chain ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (position, entry_id, hash)
    VALUES (coalesce(last.position, 0) + 1, entry.id, audit_link_hash(entry, coalesce(last.hash, repeat('0', 64))));
END $$;--> statement-breakpoint

-- Runs at the commit, when the transaction takes no further lock: who waits here waits for commits alone, never in a
-- circle. The lock is given up once the commit can be seen, and the next statement sees it: read committed takes a
-- snapshot per statement. An older one would go on from a link that is not the last.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'audit entries are written in read committed' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  PERFORM pg_advisory_xact_lock(7391483);
  PERFORM append_audit_link(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER audit_entries_chained AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Of a tax, concept and city one rate holds on a day, whoever writes at the same time.
ALTER TABLE taxation_prices ADD CONSTRAINT taxation_prices_no_overlap EXCLUDE USING gist (
  taxation_id WITH =, (coalesce(city_id, 0)) WITH =, concept WITH =, daterange(valid_from, valid_to, '[]') WITH &&);--> statement-breakpoint
-- Which quotations rest on a rate: looked up before it may be corrected.
CREATE INDEX quotations_tax_rows ON quotations USING gin ((tax_snapshot #> '{taxes,rows}') jsonb_path_ops);--> statement-breakpoint

-- No row holds more than the highest ceiling of lib/core/money-limits.ts, and no quotation a rate that no currency has.
-- What follows from a quotation (events, calls) has no entrance of its own.
-- Triggers on the columns and not checks on the row: a row written before may still be voided, ended or paid.
CREATE FUNCTION refuse_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an amount of % is above the ceiling, or its rate of exchange impossible', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER quotations_ceiling BEFORE INSERT OR UPDATE OF total, total_platform, subtotal_service_agent, feeding, transport, price_agent_service, fx_rate ON quotations
  FOR EACH ROW WHEN (NEW.total > 1000000000000 OR NEW.total_platform > 1000000000000 OR NEW.subtotal_service_agent > 1000000000000 OR NEW.feeding > 1000000000000 OR NEW.transport > 1000000000000 OR NEW.price_agent_service > 1000000000000
    OR NEW.fx_rate NOT BETWEEN 0.4 AND 45000)
  EXECUTE FUNCTION refuse_amount();--> statement-breakpoint
CREATE TRIGGER quotation_lines_ceiling BEFORE INSERT OR UPDATE OF budget, total_client, total_producer ON quotation_lines
  FOR EACH ROW WHEN (NEW.budget > 1000000000000 OR NEW.total_client > 1000000000000 OR NEW.total_producer > 1000000000000)
  EXECUTE FUNCTION refuse_amount();--> statement-breakpoint
CREATE TRIGGER claims_ceiling BEFORE INSERT OR UPDATE OF price ON claims
  FOR EACH ROW WHEN (NEW.price > 1000000000000)
  EXECUTE FUNCTION refuse_amount();--> statement-breakpoint

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

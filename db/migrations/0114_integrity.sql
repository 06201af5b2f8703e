-- What the schema files cannot say: foreign keys of tables that stand below the ones they point to, exclusion, search,
-- append-only tables, triggers.
ALTER TABLE claims ADD CONSTRAINT claims_payout_batch_fk FOREIGN KEY (payout_batch_id) REFERENCES payout_batches(id);--> statement-breakpoint
ALTER TABLE contract_documents ADD CONSTRAINT contract_documents_contract_fk FOREIGN KEY (agency_id, contract_id) REFERENCES contracts (agency_id, id);--> statement-breakpoint
ALTER TABLE document_seals ADD CONSTRAINT document_seals_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies(id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies (id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_event_fk FOREIGN KEY (event_id) REFERENCES events (id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_talent_fk FOREIGN KEY (talent_id) REFERENCES talents (id);--> statement-breakpoint
ALTER TABLE final_clients ADD CONSTRAINT final_clients_client_fk FOREIGN KEY (agency_id, client_id) REFERENCES clients (agency_id, id);--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_agency_fk FOREIGN KEY (agency_id) REFERENCES agencies (id);--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_convocated_fk FOREIGN KEY (convocated_id) REFERENCES convocateds (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_convocatory_fk FOREIGN KEY (convocatory_id) REFERENCES convocatories (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_event_fk FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_quotation_fk FOREIGN KEY (quotation_id) REFERENCES quotations (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_talent_fk FOREIGN KEY (talent_id) REFERENCES talents (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE quotation_templates ADD CONSTRAINT quotation_templates_created_by_fk FOREIGN KEY (created_by) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE quotations ADD CONSTRAINT quotations_created_by_fk FOREIGN KEY (created_by) REFERENCES users (id);--> statement-breakpoint
ALTER TABLE talent_photos ADD CONSTRAINT talent_photos_reviewed_by_fk FOREIGN KEY (reviewed_by) REFERENCES users (id);--> statement-breakpoint

-- Two confirmed bookings of one talent never overlap, whichever agencies made them.
ALTER TABLE talent_bookings ADD CONSTRAINT talent_bookings_no_overlap
  EXCLUDE USING gist (talent_id WITH =, during WITH &&) WHERE (kind = 'CONFIRMED');--> statement-breakpoint

-- Of a tax, concept and city one rate holds on a day, whoever writes at the same time.
ALTER TABLE taxation_prices ADD CONSTRAINT taxation_prices_no_overlap EXCLUDE USING gist (
  taxation_id WITH =, (coalesce(city_id, 0)) WITH =, concept WITH =, daterange(valid_from, valid_to, '[]') WITH &&);--> statement-breakpoint
ALTER TABLE support_authorizations ADD CONSTRAINT support_authorizations_no_overlap
  EXCLUDE USING gist ((coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)) WITH =, prefix WITH =,
    int4range(from_number, to_number, '[]') WITH &&);--> statement-breakpoint

-- unaccent() and ranges are no columns: what is searched and what overlaps.
CREATE INDEX agencies_search ON agencies USING gin (search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX claims_search ON claims USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX client_contacts_search ON client_contacts USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX clients_search ON clients USING gin (search_fold(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX clients_words ON clients USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX events_during ON events USING gist (agency_id, tstzrange(start_date, end_date, '[]'));--> statement-breakpoint
CREATE INDEX events_search ON events USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX quotations_during ON quotations USING gist (agency_id, tstzrange(start_date, end_date, '[]'));--> statement-breakpoint
CREATE INDEX quotations_search ON quotations USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX talents_contact ON talents USING gin (search_fold(contact_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX talents_search ON talents USING gin (search_fold(search_text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX users_found ON users USING gin (search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (search_fold(name || ' ' || lastname || ' ' || email) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint

-- Which quotations rest on a rate: looked up before it may be corrected.
CREATE INDEX quotations_tax_rows ON quotations USING gin ((tax_snapshot #> '{taxes,rows}') jsonb_path_ops);--> statement-breakpoint

-- While an archive of an agency comes in (`elenco.archive_comes_in`, for one transaction), its rows are as they were: they
-- have their numbers, what their talents offer stands on the talents, and what happened once is told nobody again.
CREATE FUNCTION archive_comes_in() RETURNS boolean LANGUAGE sql STABLE AS $function$
  SELECT coalesce(current_setting('elenco.archive_comes_in', true), '') = 'on' $function$;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- What a client was sent, and what it answered, is evidence: neither is written anew.
CREATE TRIGGER quotation_documents_frozen BEFORE UPDATE ON quotation_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quotation_answers_frozen BEFORE UPDATE ON quotation_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER document_seals_append_only BEFORE UPDATE OR DELETE ON document_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER claim_versions_frozen BEFORE UPDATE OR DELETE ON claim_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER document_codes_append_only BEFORE UPDATE OR DELETE ON document_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER contract_signatures_append_only BEFORE UPDATE OR DELETE ON contract_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER contract_questions_append_only BEFORE UPDATE OR DELETE ON contract_questions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER claim_accounts_append_only BEFORE UPDATE OR DELETE ON claim_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- What was signed never changes. The agency's signature and an annulment are written once, and make another PDF.
CREATE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.snapshot_hash IS DISTINCT FROM OLD.snapshot_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.year IS DISTINCT FROM OLD.year
     OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.logo_file_id IS DISTINCT FROM OLD.logo_file_id
     OR NEW.signed_at IS DISTINCT FROM OLD.signed_at
     OR (OLD.agency_signed_at IS NOT NULL AND NEW.agency_signed_at IS DISTINCT FROM OLD.agency_signed_at)
     OR (OLD.voided_at IS NOT NULL AND NEW.voided_at IS DISTINCT FROM OLD.voided_at)
     OR NEW.habeas_data_accepted_at IS DISTINCT FROM OLD.habeas_data_accepted_at
     OR NEW.clauses_accepted_at IS DISTINCT FROM OLD.clauses_accepted_at
     OR NEW.signer_ip IS DISTINCT FROM OLD.signer_ip OR NEW.signer_agent IS DISTINCT FROM OLD.signer_agent
     OR (OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id
         AND NOT (NEW.pdf_file_id IS NULL AND (NEW.agency_signed_at IS DISTINCT FROM OLD.agency_signed_at
           OR NEW.voided_at IS DISTINCT FROM OLD.voided_at))
         AND (NEW.pdf_file_id IS NULL
              OR EXISTS (SELECT FROM files WHERE id = OLD.pdf_file_id AND deleted_at IS NULL))) THEN
    RAISE EXCEPTION 'a signed contract cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER contracts_frozen BEFORE UPDATE ON contracts
  FOR EACH ROW EXECUTE FUNCTION refuse_contract_rewrite();--> statement-breakpoint

-- What a talent claimed changes only when it corrects a returned claim, and never before the earlier version is kept. Both numbers stay.
CREATE FUNCTION refuse_claim_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code IS DISTINCT FROM OLD.code OR NEW.number IS DISTINCT FROM OLD.number
     OR NEW.numbered_by_agency IS DISTINCT FROM OLD.numbered_by_agency THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.price IS DISTINCT FROM OLD.price
      OR NEW.account_encrypted IS DISTINCT FROM OLD.account_encrypted OR NEW.version IS DISTINCT FROM OLD.version)
     AND NOT (OLD.status = 'RETURNED' AND NEW.status = 'SENT' AND NEW.version = OLD.version + 1
       AND EXISTS (SELECT FROM claim_versions v WHERE v.claim_id = OLD.id AND v.version = OLD.version
         AND v.snapshot = OLD.snapshot AND v.price = OLD.price AND v.account_encrypted = OLD.account_encrypted
         AND v.pdf_file_id IS NOT DISTINCT FROM OLD.pdf_file_id)) THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_frozen BEFORE UPDATE ON claims
  FOR EACH ROW EXECUTE FUNCTION refuse_claim_rewrite();--> statement-breakpoint

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
  own CONSTANT uuid := audit_chain_of(entry);
  last audit_chain;
BEGIN
  SELECT * INTO last FROM audit_chain WHERE chain = own ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (chain, position, entry_id, hash)
    VALUES (own, coalesce(last.position, 0) + 1, entry.id, audit_link_hash(entry, coalesce(last.hash, repeat('0', 64))));
END $$;--> statement-breakpoint

-- Runs at the commit, when the transaction takes no further lock. The first entry takes the locks of all its chains, in
-- the order of their keys, so that nobody waits in a circle. They are given up once the commit can be seen, and the next
-- statement sees it: read committed takes a snapshot per statement. An older one would go on from a link that is not the
-- last.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted CONSTANT text := coalesce(current_setting('elenco.audit_chains', true), '');
  key bigint;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'audit entries are written in read committed' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  IF noted <> '' THEN
    FOR key IN SELECT DISTINCT hashtextextended(name, 7391483) AS k FROM unnest(string_to_array(noted, ' ')) AS name ORDER BY k LOOP
      PERFORM pg_advisory_xact_lock(key);
    END LOOP;
    PERFORM set_config('elenco.audit_chains', '', true);
  END IF;
  PERFORM append_audit_link(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_chained AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint

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
CREATE FUNCTION audit_chain_of(entry audit_entries) RETURNS uuid LANGUAGE sql IMMUTABLE
  AS $$ SELECT coalesce(entry.agency_id, '00000000-0000-0000-0000-000000000000'::uuid) $$;--> statement-breakpoint

-- The chains that a transaction will go on with, known before the first of their locks is taken. Local to the
-- transaction, and undone with a savepoint like the entry itself.
CREATE FUNCTION note_audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own CONSTANT text := audit_chain_of(NEW)::text;
  noted CONSTANT text := coalesce(current_setting('elenco.audit_chains', true), '');
BEGIN
  IF strpos(noted, own) = 0 THEN
    PERFORM set_config('elenco.audit_chains', ltrim(noted || ' ' || own), true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_noted AFTER INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION note_audit_chain();--> statement-breakpoint

-- The words by which profiles and skills are searched, as lib/talents/search asks for them. Planned each time: a plan kept
-- from when the tables were empty would go through them whole for each talent.
CREATE FUNCTION keep_offer_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE $statement$
    UPDATE talents t SET offer_terms = coalesce((
      SELECT array_agg(DISTINCT term ORDER BY term) FROM (
        SELECT 'profile:' || p.profile_id AS term FROM talent_profiles p WHERE p.talent_id = t.id
        UNION ALL
        SELECT 'main:' || p.profile_id FROM talent_profiles p WHERE p.talent_id = t.id AND p.main
        UNION ALL
        SELECT unnest(ARRAY[known.term, known.term || ':' || search_fold(btrim(known.level))])
        FROM (
          SELECT 'skill:' || s.area_id || ':' || search_fold(btrim(coalesce(s.name, k.name))) AS term, s.level
          FROM talent_skills s LEFT JOIN skills k ON k.id = s.skill_id WHERE s.talent_id = t.id
        ) known
      ) terms WHERE term IS NOT NULL
    ), '{}')
    WHERE t.id = ANY (ARRAY(SELECT DISTINCT talent_id FROM changed))
  $statement$;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_update AFTER UPDATE ON talent_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_delete AFTER DELETE ON talent_profiles REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_update AFTER UPDATE ON talent_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_delete AFTER DELETE ON talent_skills REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_insert AFTER INSERT ON talent_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_insert AFTER INSERT ON talent_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION keep_offer_terms();--> statement-breakpoint

-- A word goes with the last talent whose name has it.
CREATE FUNCTION keep_talent_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO talent_words SELECT DISTINCT word FROM regexp_split_to_table(search_fold(NEW.search_text), '\s+') word
      WHERE length(word) BETWEEN 3 AND 80 ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM talent_words w WHERE w.word IN (SELECT regexp_split_to_table(search_fold(OLD.search_text), '\s+'))
      AND NOT EXISTS (SELECT FROM talents t
        WHERE search_fold(t.search_text) LIKE '%' || regexp_replace(w.word, '([%_\\])', '\\\1', 'g') || '%');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER talents_words AFTER INSERT OR DELETE ON talents FOR EACH ROW EXECUTE FUNCTION keep_talent_words();--> statement-breakpoint
CREATE TRIGGER talents_renamed AFTER UPDATE OF name, lastname, alias ON talents
  FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_talent_words();--> statement-breakpoint
CREATE FUNCTION note_found_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.found_anew_at := now();
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER talents_found_anew BEFORE UPDATE OF
    name, lastname, alias, gender, residence_city_id, birthdate, height, weight, bust, waist, hip, shirt, pants, footwear,
    eye_colour, hair_colour, photo_file_id, photo_state_id, offer_terms, state_id, hidden_at, guardian_consented_at,
    exclusive_agency_id, brought_by_agency_id ON talents
  FOR EACH ROW WHEN (
    (old.name, old.lastname, old.alias, old.gender, old.residence_city_id, old.birthdate, old.height, old.weight, old.bust,
     old.waist, old.hip, old.shirt, old.pants, old.footwear, old.eye_colour, old.hair_colour, old.photo_file_id,
     old.photo_state_id, old.offer_terms, old.state_id, old.hidden_at, old.guardian_consented_at, old.exclusive_agency_id,
     old.brought_by_agency_id)
    IS DISTINCT FROM
    (new.name, new.lastname, new.alias, new.gender, new.residence_city_id, new.birthdate, new.height, new.weight, new.bust,
     new.waist, new.hip, new.shirt, new.pants, new.footwear, new.eye_colour, new.hair_colour, new.photo_file_id,
     new.photo_state_id, new.offer_terms, new.state_id, new.hidden_at, new.guardian_consented_at, new.exclusive_agency_id,
     new.brought_by_agency_id))
  EXECUTE FUNCTION note_found_anew();--> statement-breakpoint
CREATE FUNCTION refuse_seal_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.private_key_encrypted IS NOT NULL
    OR (NEW.id, NEW.fingerprint, NEW.certificates, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.certificates, OLD.created_at) THEN
    RAISE EXCEPTION 'A certificate of the seal stays as it is; only its private key may be forgotten';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER seal_certificates_stay BEFORE UPDATE OR DELETE ON seal_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_seal_certificate_change();--> statement-breakpoint
CREATE FUNCTION refuse_act_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.text_hash IS DISTINCT FROM OLD.text_hash
     OR NEW.number IS DISTINCT FROM OLD.number OR NEW.kind IS DISTINCT FROM OLD.kind
     OR NEW.contract_id IS DISTINCT FROM OLD.contract_id OR NEW.reason IS DISTINCT FROM OLD.reason
     OR (OLD.talent_signed_at IS NOT NULL AND NEW.talent_signed_at IS DISTINCT FROM OLD.talent_signed_at)
     OR (OLD.agency_signed_at IS NOT NULL AND NEW.agency_signed_at IS DISTINCT FROM OLD.agency_signed_at)
     OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at IS DISTINCT FROM OLD.ended_at
       OR NEW.talent_signed_at IS DISTINCT FROM OLD.talent_signed_at
       OR NEW.agency_signed_at IS DISTINCT FROM OLD.agency_signed_at))
     OR (NEW.ended_at IS NOT NULL AND NEW.talent_signed_at IS NOT NULL AND NEW.agency_signed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'what was proposed or signed cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER contract_acts_frozen BEFORE UPDATE ON contract_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_act_rewrite();--> statement-breakpoint

-- What was allotted stays allotted.
CREATE FUNCTION refuse_support_renumbering() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.last_number IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.last_number IS NULL OR NEW.last_number < OLD.last_number
      OR NEW.prefix <> OLD.prefix OR NEW.from_number <> OLD.from_number OR NEW.to_number < OLD.last_number) THEN
    RAISE EXCEPTION 'numbers of support documents are never given back' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER support_authorizations_numbers BEFORE UPDATE OR DELETE ON support_authorizations
  FOR EACH ROW EXECUTE FUNCTION refuse_support_renumbering();--> statement-breakpoint

-- Whose number a document has is part of what it says.
CREATE FUNCTION refuse_support_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a support document is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.number <> OLD.number OR NEW.prefix <> OLD.prefix OR NEW.kind <> OLD.kind OR NEW.claim_id <> OLD.claim_id
      OR NEW.third_party <> OLD.third_party
      OR NEW.adjusts_id IS DISTINCT FROM OLD.adjusts_id
      OR (OLD.state = 'ACCEPTED' AND NEW.state <> 'ACCEPTED')
      OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at)
      OR ((NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.cuds <> OLD.cuds OR NEW.amount <> OLD.amount
        OR NEW.withheld <> OLD.withheld OR NEW.issued_at <> OLD.issued_at)
        AND NOT (OLD.state = 'REJECTED' AND NEW.state = 'PENDING')) THEN
    RAISE EXCEPTION 'a support document cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER support_documents_frozen BEFORE UPDATE OR DELETE ON support_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_support_rewrite();--> statement-breakpoint

-- A statement tells of its day: only its PDF is added.
CREATE FUNCTION refuse_statement_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.content IS DISTINCT FROM OLD.content OR NEW.content_hash IS DISTINCT FROM OLD.content_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.client_id IS DISTINCT FROM OLD.client_id
     OR NEW.day IS DISTINCT FROM OLD.day OR NEW.from_on IS DISTINCT FROM OLD.from_on THEN
    RAISE EXCEPTION 'a statement cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER client_statements_frozen BEFORE UPDATE ON client_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_rewrite();--> statement-breakpoint

-- Who certified and by whose numbers stays as well.
CREATE FUNCTION refuse_certificate_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.content_hash IS DISTINCT FROM OLD.content_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.year IS DISTINCT FROM OLD.year
     OR NEW.numbered_by IS DISTINCT FROM OLD.numbered_by OR NEW.third_party IS DISTINCT FROM OLD.third_party
     OR NEW.talent_id IS DISTINCT FROM OLD.talent_id OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'a certificate cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER withholding_certificates_frozen BEFORE UPDATE OR DELETE ON withholding_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_certificate_rewrite();--> statement-breakpoint

-- A payment changes once, with a reason; nothing about it is rewritten or deleted. Its proof may come later.
CREATE FUNCTION refuse_payment_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.claim_id <> OLD.claim_id OR NEW.agency_id <> OLD.agency_id
     OR NEW.talent_id <> OLD.talent_id OR NEW.payer_kind <> OLD.payer_kind OR NEW.amount <> OLD.amount
     OR NEW.currency_code <> OLD.currency_code OR NEW.paid_on <> OLD.paid_on
     OR NEW.reference IS DISTINCT FROM OLD.reference OR NEW.payout_item_id IS DISTINCT FROM OLD.payout_item_id
     OR NEW.bank_id <> OLD.bank_id OR NEW.account_type <> OLD.account_type
     OR NEW.account_last_digits <> OLD.account_last_digits OR NEW.created_by IS DISTINCT FROM OLD.created_by
     OR (OLD.state <> 'PAID' AND (NEW.state <> OLD.state OR NEW.reason IS DISTINCT FROM OLD.reason)) THEN
    RAISE EXCEPTION 'a payment cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claim_payments_frozen BEFORE UPDATE OR DELETE ON claim_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_rewrite();--> statement-breakpoint

-- A batch is never deleted; what it was when its file was made, and how it ended, stays.
CREATE FUNCTION refuse_batch_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.payer_kind <> OLD.payer_kind OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.number <> OLD.number OR NEW.currency_code <> OLD.currency_code OR NEW.created_by <> OLD.created_by
     OR (OLD.state IN ('CLOSED', 'CANCELLED') AND (NEW.state <> OLD.state OR NEW.total IS DISTINCT FROM OLD.total
       OR NEW.item_count IS DISTINCT FROM OLD.item_count OR NEW.file_hash IS DISTINCT FROM OLD.file_hash
       OR NEW.file_id IS DISTINCT FROM OLD.file_id OR NEW.paid_on IS DISTINCT FROM OLD.paid_on))
     OR (OLD.state NOT IN ('DRAFT', 'CLOSED', 'CANCELLED') AND NEW.state <> 'DRAFT'
       AND (NEW.total IS DISTINCT FROM OLD.total OR NEW.item_count IS DISTINCT FROM OLD.item_count)) THEN
    RAISE EXCEPTION 'a batch of payments cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_batches_frozen BEFORE UPDATE OR DELETE ON payout_batches
  FOR EACH ROW EXECUTE FUNCTION refuse_batch_rewrite();--> statement-breakpoint

-- What was marked as paid wrongly is reversed, with its payment; it ends once all the same.
CREATE FUNCTION refuse_item_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch_state text;
BEGIN
  SELECT state INTO batch_state FROM payout_batches WHERE id = OLD.batch_id;
  IF TG_OP = 'DELETE' THEN
    IF batch_state <> 'DRAFT' THEN
      RAISE EXCEPTION 'an item of a batch cannot be deleted' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW.batch_id <> OLD.batch_id OR NEW.claim_id <> OLD.claim_id OR NEW.agency_id <> OLD.agency_id
     OR NEW.talent_id <> OLD.talent_id OR NEW.added_by <> OLD.added_by
     OR (batch_state <> 'DRAFT' AND NEW.amount <> OLD.amount)
     OR (OLD.state IN ('REJECTED', 'REVERSED', 'RELEASED') AND NEW.state <> OLD.state)
     OR (OLD.state = 'PAID' AND NEW.state NOT IN ('PAID', 'REJECTED', 'REVERSED')) THEN
    RAISE EXCEPTION 'an item of a batch cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_items_frozen BEFORE UPDATE OR DELETE ON payout_items
  FOR EACH ROW EXECUTE FUNCTION refuse_item_rewrite();--> statement-breakpoint
CREATE FUNCTION refuse_receipt_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.payment_id IS DISTINCT FROM OLD.payment_id
     OR NEW.talent_id IS DISTINCT FROM OLD.talent_id OR NEW.agency_id IS DISTINCT FROM OLD.agency_id THEN
    RAISE EXCEPTION 'a receipt cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_receipts_frozen BEFORE UPDATE OR DELETE ON payment_receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_receipt_rewrite();--> statement-breakpoint

-- Which account it is stays, so that the batches that it paid say the truth; it is archived, not deleted.
CREATE FUNCTION refuse_payer_account_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.payer_kind <> OLD.payer_kind OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.bank_id <> OLD.bank_id OR NEW.account_type <> OLD.account_type
     OR NEW.account_encrypted <> OLD.account_encrypted OR NEW.account_last_digits <> OLD.account_last_digits
     OR (OLD.archived_at IS NOT NULL AND NEW.archived_at IS DISTINCT FROM OLD.archived_at) THEN
    RAISE EXCEPTION 'an account from which batches are paid cannot be rewritten'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payer_accounts_frozen BEFORE UPDATE OR DELETE ON payer_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_payer_account_rewrite();--> statement-breakpoint
CREATE FUNCTION refuse_source_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the account of a file that was made cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payout_batches_source BEFORE UPDATE ON payout_batches
  FOR EACH ROW WHEN (OLD.state IN ('EXPORTED', 'CLOSED') AND NEW.source_account_id IS DISTINCT FROM OLD.source_account_id)
  EXECUTE FUNCTION refuse_source_account_change();--> statement-breakpoint

-- Notes the quotation or the event behind a row that figures follow from; its argument says how the row names it.
CREATE FUNCTION note_analytics_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_ARGV[0] = 'quotation' THEN
    INSERT INTO analytics_changes (quotation_id) VALUES (changed.id);
  ELSIF TG_ARGV[0] = 'line' THEN
    INSERT INTO analytics_changes (quotation_id) VALUES (changed.quotation_id);
  ELSIF TG_ARGV[0] = 'event' THEN
    INSERT INTO analytics_changes (event_id) VALUES (changed.id);
    IF TG_OP <> 'INSERT' AND OLD.quotation_id IS NOT NULL THEN
      INSERT INTO analytics_changes (quotation_id) VALUES (OLD.quotation_id);
    END IF;
  ELSE
    INSERT INTO analytics_changes (event_id) VALUES (changed.event_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER quotations_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, client_id, city_id, currency_id, fx_rate,
  subtotal, total, previous_id, sent_at, first_opened_at, accepted_at, voided_at, superseded_at ON quotations
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('quotation');--> statement-breakpoint
CREATE TRIGGER quotation_lines_counted AFTER INSERT OR DELETE OR UPDATE ON quotation_lines
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('line');--> statement-breakpoint
CREATE TRIGGER events_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, quotation_id, city_id, currency_id, fx_rate,
  start_date, end_date, total_event ON events
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('event');--> statement-breakpoint
CREATE TRIGGER event_personals_counted AFTER INSERT OR DELETE OR UPDATE ON event_personals
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER convocateds_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, replied_at, talent_id ON convocateds
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER contracts_counted AFTER INSERT OR DELETE OR UPDATE OF voided_at, terms ON contracts
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER claims_counted AFTER INSERT OR DELETE OR UPDATE OF status, price ON claims
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER event_costs_counted AFTER INSERT OR DELETE OR UPDATE ON event_costs
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER event_collections_counted AFTER INSERT OR DELETE OR UPDATE ON event_collections
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  a audit_entries;
BEGIN
  SELECT * INTO a FROM audit_entries WHERE id = NEW.entry_id;
  IF a.agency_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries (agency_id, webhook_id, audit_id, position, happening, entity_id, from_state, to_state,
    event_id, happened_at, next_attempt_at)
  SELECT w.agency_id, w.id, a.id, NEW.position, a.entity || '.' || a.action, a.entity_id, a.from_state, a.to_state,
    a.detail ->> 'eventId', a.at, a.at
  FROM webhooks w
  WHERE w.agency_id = a.agency_id AND w.removed_at IS NULL AND a.entity || '.' || a.action = ANY (w.happenings);
  -- One waiting job an agency. It keeps its place in the line, however much more happens.
  IF FOUND THEN
    PERFORM graphile_worker.add_job('webhooks.send-to-agency', json_build_object('agencyId', a.agency_id), max_attempts => 1,
      job_key => 'webhooks:' || a.agency_id, job_key_mode => 'preserve_run_at');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_chain_told AFTER INSERT ON audit_chain FOR EACH ROW EXECUTE FUNCTION tell_webhooks();--> statement-breakpoint

-- What an agency's person reads of in the digest of the day: all but openings of quotations, unless it chose otherwise.
CREATE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_notices (user_id, agency_id, audit_id, kind, at, is_shown, mail_due, push_due, daily_due)
  SELECT told.user_id, told.agency_id, told.id, told.kind, told.at, coalesce(c.bell, true), coalesce(c.mail, false),
    coalesce(c.push, false),
    told.agency_id IS NOT NULL AND coalesce(c.daily, told.kind <> 'QUOTATION_OPENED')
  FROM (
    SELECT m.user_id, m.agency_id, a.id, a.at, a.actor_id, h.kind, coalesce(q.created_by, e.created_by) AS answers_for_it
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'AGENCY'
    JOIN agency_users m ON m.agency_id = a.agency_id AND m.deactivated_at IS NULL
      AND NOT (a.entity = 'member' AND a.entity_id = m.user_id::text)
    LEFT JOIN quotations q ON a.entity = 'quotation' AND q.agency_id = a.agency_id AND q.id = CASE
      WHEN a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid END
    LEFT JOIN events e ON e.agency_id = a.agency_id AND e.id = CASE
      WHEN a.entity = 'event' AND a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid
      WHEN a.detail ->> 'eventId' ~ '^[0-9a-f-]{36}$' THEN (a.detail ->> 'eventId')::uuid END
    UNION ALL
    SELECT u.id, NULL::uuid, a.id, a.at, a.actor_id, h.kind, NULL::uuid
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'PLATFORM'
    JOIN users u ON u.is_administrator
  ) told
  LEFT JOIN inbox_choices c ON c.user_id = told.user_id AND c.kind = told.kind
  LEFT JOIN inbox_scopes s ON s.user_id = told.user_id
  WHERE told.user_id::text IS DISTINCT FROM told.actor_id
    AND (coalesce(c.bell, true) OR c.mail OR c.push OR c.daily)
    AND (NOT coalesce(s.only_own, false) OR told.answers_for_it IS NULL OR told.answers_for_it = told.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_tell_people AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION tell_people();--> statement-breakpoint

-- Claims are searched by who they name too.
CREATE FUNCTION claim_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(' ', NEW.name, (SELECT e.name FROM events e WHERE e.id = NEW.event_id), NEW.number,
    'CC-' || lpad(NEW.code::text, greatest(5, length(NEW.code::text)), '0'), NEW.code::text, NEW.identification,
    search_digits(NEW.identification), search_phone(NEW.phone, '57'), NEW.email);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_search_text BEFORE INSERT OR UPDATE OF name, number, code, event_id, identification, phone, email, search_text
  ON claims FOR EACH ROW EXECUTE FUNCTION claim_search_text();--> statement-breakpoint
CREATE FUNCTION event_renames_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claims SET search_text = '' WHERE event_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_rename_claims AFTER UPDATE OF name ON events
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION event_renames_claims();--> statement-breakpoint

-- Counts the changes of a row, whoever makes them.
CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agencies FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON final_clients FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON legal_representatives FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON quotation_templates FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agency_texts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON constants FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON client_contacts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON call_sheets FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON ride_rules FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON ride_stops FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_personals FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_costs FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_finance_notes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agency_users FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON inbox_scopes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_message_settings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON payer_accounts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_collections FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON reminder_rules FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON platform_transportations FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON user_transportations FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON saved_searches FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON collection_settings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_notes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_bank_accounts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_papers FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_reductions FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_tax_data FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_ratings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talents FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON tax_units FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON taxation_prices FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE FUNCTION date_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed timestamptz := CASE WHEN NEW.updated_at <> OLD.updated_at THEN NEW.updated_at ELSE now() END;
BEGIN
  IF (NEW.phone, NEW.dialing_code) IS DISTINCT FROM (OLD.phone, OLD.dialing_code) THEN
    NEW.phone_since := changed;
  END IF;
  IF lower(NEW.email) <> lower(OLD.email) THEN
    NEW.email_since := changed;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER talents_date_contact BEFORE UPDATE OF phone, dialing_code, email ON "talents"
  FOR EACH ROW EXECUTE FUNCTION date_contact();--> statement-breakpoint
CREATE TRIGGER talent_guardians_date_contact BEFORE UPDATE OF phone, dialing_code, email ON "talent_guardians"
  FOR EACH ROW EXECUTE FUNCTION date_contact();--> statement-breakpoint

-- custom: a closed month stays as it was booked; that it was opened again is written once.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.reopened_at IS NULL AND NEW.reopened_at IS NOT NULL
    AND (NEW.id, NEW.agency_id, NEW.month, NEW.entries, NEW.closed_by, NEW.created_at)
      = (OLD.id, OLD.agency_id, OLD.month, OLD.entries, OLD.closed_by, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a closed month cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER closed_months_frozen BEFORE UPDATE OR DELETE ON closed_months
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();--> statement-breakpoint
CREATE FUNCTION next_book_number(of_agency uuid, of_paper text) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO book_numbers (agency_id, paper, last_number) VALUES (of_agency, of_paper, 1)
  ON CONFLICT (agency_id, paper) DO UPDATE SET last_number = book_numbers.last_number + 1
  RETURNING last_number
$$;--> statement-breakpoint

-- A ride that is told again is refused afterwards, and takes no number.
CREATE FUNCTION number_event_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.source_id IS NULL
    OR NOT EXISTS (SELECT FROM event_costs WHERE source = NEW.source AND source_id = NEW.source_id) THEN
    NEW.book_number := next_book_number(NEW.agency_id, 'COST');
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER event_costs_numbered BEFORE INSERT ON event_costs
  FOR EACH ROW WHEN (NOT archive_comes_in()) EXECUTE FUNCTION number_event_cost();--> statement-breakpoint
CREATE FUNCTION number_client_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'RECEIVED' THEN
    IF TG_OP = 'INSERT' THEN NEW.book_number := NULL; END IF;
  ELSIF TG_OP = 'INSERT' OR NEW.book_number IS NULL THEN
    NEW.book_number := next_book_number(NEW.agency_id, 'CLIENT_PAYMENT');
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER client_payments_numbered BEFORE INSERT OR UPDATE ON client_payments
  FOR EACH ROW WHEN (NOT archive_comes_in()) EXECUTE FUNCTION number_client_payment();--> statement-breakpoint

-- A row goes from one state to another only where the tables of lib/core/states say so; a test holds these to them. Any
-- state may be the first one: archives and imports bring rows as they are.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the state of a row of % does not lead there', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER agencies_moves BEFORE UPDATE OF state_id ON agencies FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (22, 23), (24, 23), (22, 24), (23, 24), (22, 26), (23, 26), (24, 26), (21, 23), (26, 23)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER users_moves BEFORE UPDATE OF state_id ON users FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (71, 73), (72, 73), (74, 73), (71, 75), (72, 75), (73, 75), (74, 75), (75, 73), (75, 71)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER clients_moves BEFORE UPDATE OF state_id ON clients FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (52, 53), (53, 52), (52, 32), (53, 32)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER events_moves BEFORE UPDATE OF state_id ON events FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (33, 34), (35, 34), (33, 35), (34, 35), (33, 36), (34, 36), (35, 36), (33, 37), (34, 37),
    (35, 37), (33, 38), (34, 38), (35, 38)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER convocatories_moves BEFORE UPDATE OF state_id ON convocatories FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (41, 42), (41, 43), (42, 41)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER talents_moves BEFORE UPDATE OF state_id ON talents FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (16, 17), (16, 18), (17, 18), (18, 17), (16, 19), (17, 19), (18, 19), (19, 18)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER quotations_moves BEFORE UPDATE OF state_id ON quotations FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (61, 62), (62, 63), (62, 64), (62, 65), (63, 65)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER convocateds_application_moves BEFORE UPDATE OF application_state_id ON convocateds FOR EACH ROW
  WHEN (OLD.application_state_id <> NEW.application_state_id AND (OLD.application_state_id, NEW.application_state_id) NOT IN (
    (1814, 1818), (1816, 1818), (1817, 1818), (1814, 1816), (1817, 1816), (1818, 1817),
    (1816, 1814), (1817, 1814), (1818, 1814), (1814, 1817)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER talent_photos_moves BEFORE UPDATE OF state_id ON talent_photos FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (81, 82), (83, 82), (81, 83), (82, 83), (82, 81), (83, 81), (81, 84), (82, 84), (83, 84)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER claims_moves BEFORE UPDATE OF status ON claims FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
    ('SENT', 'APPROVED'), ('SENT', 'RETURNED'), ('RETURNED', 'SENT'), ('APPROVED', 'SENT'),
    ('APPROVED', 'RETURNED'), ('APPROVED', 'PAID'), ('PAID', 'APPROVED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER claim_payments_moves BEFORE UPDATE OF state ON claim_payments FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('PAID', 'REJECTED'), ('PAID', 'REVERSED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER payout_batches_moves BEFORE UPDATE OF state ON payout_batches FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('DRAFT', 'SUBMITTED'), ('DRAFT', 'APPROVED'), ('SUBMITTED', 'APPROVED'),
    ('APPROVED', 'EXPORTED'), ('SUBMITTED', 'DRAFT'), ('APPROVED', 'DRAFT'), ('EXPORTED', 'DRAFT'),
    ('DRAFT', 'CANCELLED'), ('SUBMITTED', 'CANCELLED'), ('APPROVED', 'CANCELLED'),
    ('EXPORTED', 'CANCELLED'), ('EXPORTED', 'CLOSED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER payout_items_moves BEFORE UPDATE OF state ON payout_items FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('OPEN', 'PAID'), ('OPEN', 'REJECTED'), ('PAID', 'REJECTED'), ('PAID', 'REVERSED'),
    ('OPEN', 'RELEASED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER rides_moves BEFORE UPDATE OF state ON rides FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('ORDERING', 'HIRE'), ('HIRED', 'HIRE'), ('ARRIVED', 'HIRE'), ('ORDERING', 'HIRED'),
    ('HIRE', 'HIRED'), ('ORDERING', 'ARRIVED'), ('HIRE', 'ARRIVED'), ('HIRED', 'ARRIVED'),
    ('ORDERING', 'PICK_UP'), ('HIRE', 'PICK_UP'), ('HIRED', 'PICK_UP'), ('ARRIVED', 'PICK_UP'),
    ('ORDERING', 'DROP_OFF'), ('HIRE', 'DROP_OFF'), ('HIRED', 'DROP_OFF'), ('ARRIVED', 'DROP_OFF'),
    ('PICK_UP', 'DROP_OFF'), ('ORDERING', 'TERMINATED'), ('HIRE', 'TERMINATED'),
    ('HIRED', 'TERMINATED'), ('ARRIVED', 'TERMINATED'), ('PICK_UP', 'TERMINATED'),
    ('DROP_OFF', 'TERMINATED'), ('ORDERING', 'NOT_FOUND'), ('HIRE', 'NOT_FOUND'),
    ('HIRED', 'NOT_FOUND'), ('ARRIVED', 'NOT_FOUND'), ('ORDERING', 'DRIVER_CANCEL'),
    ('HIRE', 'DRIVER_CANCEL'), ('HIRED', 'DRIVER_CANCEL'), ('ARRIVED', 'DRIVER_CANCEL'),
    ('PICK_UP', 'DRIVER_CANCEL'), ('DROP_OFF', 'DRIVER_CANCEL'), ('ORDERING', 'NO_SHOW'),
    ('HIRE', 'NO_SHOW'), ('HIRED', 'NO_SHOW'), ('ARRIVED', 'NO_SHOW'), ('ORDERING', 'RIDER_CANCEL'),
    ('HIRE', 'RIDER_CANCEL'), ('HIRED', 'RIDER_CANCEL'), ('ARRIVED', 'RIDER_CANCEL'),
    ('PICK_UP', 'RIDER_CANCEL'), ('DROP_OFF', 'RIDER_CANCEL'), ('ORDERING', 'FAILED'),
    ('HIRE', 'FAILED'), ('HIRED', 'FAILED'), ('ARRIVED', 'FAILED'), ('PICK_UP', 'FAILED'),
    ('DROP_OFF', 'FAILED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER client_payments_moves BEFORE UPDATE OF state ON client_payments FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('REPORTED', 'RECEIVED'), ('REPORTED', 'REFUSED'), ('RECEIVED', 'UNDONE')
  )) EXECUTE FUNCTION refuse_move();

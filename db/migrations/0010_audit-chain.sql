CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "audit_chain_position" CHECK (position > 0),
	CONSTRAINT "audit_chain_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

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

DO $$
DECLARE
  entry audit_entries;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY id LOOP
    PERFORM append_audit_link(entry);
  END LOOP;
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER audit_entries_chained AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each agency gets a chain of its own, so that its commits wait for no other agency's flush (decision 74). What was
-- written so far stays in one chain, which from now on takes what belongs to no agency: its links and the heads noted
-- of it hold as before.
ALTER TABLE "audit_chain" ADD COLUMN "chain" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_chain" DROP CONSTRAINT "audit_chain_pkey";--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_chain_position_pk" PRIMARY KEY("chain","position");--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"chain" uuid NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_link" UNIQUE("chain","position"),
	CONSTRAINT "audit_seals_number" CHECK (number > 0),
	CONSTRAINT "audit_seals_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_chain_fk" FOREIGN KEY ("chain","position") REFERENCES "public"."audit_chain"("chain","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION audit_chain_of(entry audit_entries) RETURNS uuid LANGUAGE sql IMMUTABLE
  AS $$ SELECT coalesce(entry.agency_id, '00000000-0000-0000-0000-000000000000'::uuid) $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION append_audit_link(entry audit_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own CONSTANT uuid := audit_chain_of(entry);
  last audit_chain;
BEGIN
  SELECT * INTO last FROM audit_chain WHERE chain = own ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (chain, position, entry_id, hash)
    VALUES (own, coalesce(last.position, 0) + 1, entry.id, audit_link_hash(entry, coalesce(last.hash, repeat('0', 64))));
END $$;--> statement-breakpoint

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

-- Runs at the commit, when the transaction takes no further lock. The first entry takes the locks of all its chains, in
-- the order of their keys, so that nobody waits in a circle. They are given up once the commit can be seen, and the next
-- statement sees it: read committed takes a snapshot per statement. An older one would go on from a link that is not the
-- last.
CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

ALTER TABLE "contracts" ADD COLUMN "code" integer;--> statement-breakpoint
-- Contracts signed before they had numbers get them in the order of signing; their PDFs stay as they were given.
UPDATE "contracts" SET "code" = numbered."code"
  FROM (SELECT "id", row_number() OVER (PARTITION BY "agency_id" ORDER BY "signed_at", "id") AS "code" FROM "contracts") AS numbered
  WHERE numbered."id" = "contracts"."id";--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_code" ON "contracts" USING btree ("agency_id","code");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_code_positive" CHECK (code > 0);--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.snapshot_hash IS DISTINCT FROM OLD.snapshot_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.signed_at IS DISTINCT FROM OLD.signed_at
     OR NEW.habeas_data_accepted_at IS DISTINCT FROM OLD.habeas_data_accepted_at
     OR NEW.clauses_accepted_at IS DISTINCT FROM OLD.clauses_accepted_at
     OR NEW.signer_ip IS DISTINCT FROM OLD.signer_ip OR NEW.signer_agent IS DISTINCT FROM OLD.signer_agent
     OR (OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id) THEN
    RAISE EXCEPTION 'a signed contract cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE "contracts" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What a contract was signed under is not known any more: from here on it keeps the logo of today.
UPDATE "contracts" SET "logo_file_id" = files."id"
  FROM "agencies" JOIN "files" ON files."id" = agencies."logo_file_id" AND files."deleted_at" IS NULL
  WHERE agencies."id" = contracts."agency_id";--> statement-breakpoint
-- A PDF is given once; only one whose file was deleted is made again.
CREATE OR REPLACE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

DROP INDEX "withholding_certificates_code";--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD COLUMN "numbered_by" text DEFAULT 'AGENCY' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_platform_code" ON "withholding_certificates" USING btree ("year","code") WHERE numbered_by = 'PLATFORM';--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_code" ON "withholding_certificates" USING btree ("agency_id","year","code") WHERE numbered_by = 'AGENCY';--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_numbered_by" CHECK (numbered_by in ('AGENCY', 'PLATFORM'));--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_platform" CHECK (numbered_by = 'AGENCY' or third_party);--> statement-breakpoint

-- Who certified and by whose numbers stays as well.
CREATE OR REPLACE FUNCTION refuse_certificate_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.content_hash IS DISTINCT FROM OLD.content_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.year IS DISTINCT FROM OLD.year
     OR NEW.numbered_by IS DISTINCT FROM OLD.numbered_by OR NEW.third_party IS DISTINCT FROM OLD.third_party
     OR NEW.talent_id IS DISTINCT FROM OLD.talent_id OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'a certificate cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE "journal_accounts" (
	"agency_id" uuid NOT NULL,
	"use" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_accounts_pk" PRIMARY KEY("agency_id","use"),
	CONSTRAINT "journal_accounts_use" CHECK (use in ('TALENT_COST', 'INCOME_TAX_WITHHELD', 'TALENTS_PAYABLE', 'BANK', 'EVENT_COST', 'IVA_PAID', 'SUPPLIERS_PAYABLE', 'CLIENTS', 'ADVANCES', 'TAX_PAID_AHEAD', 'CLIENT_DISCOUNTS', 'HELD_BY_PLATFORM')),
	CONSTRAINT "journal_accounts_account" CHECK (account ~ '^[1-9][0-9]{3,9}$')
);
--> statement-breakpoint
CREATE TABLE "withholding_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"third_party" boolean NOT NULL,
	"code" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"issued_by" uuid,
	"ended_at" timestamp with time zone,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withholding_certificates_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "withholding_certificates_year" CHECK (year between 2020 and 2200)
);
--> statement-breakpoint
ALTER TABLE "journal_accounts" ADD CONSTRAINT "journal_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_code" ON "withholding_certificates" USING btree ("agency_id","year","code");--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_in_force" ON "withholding_certificates" USING btree ("agency_id","talent_id","year","third_party") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "withholding_certificates_of_talent" ON "withholding_certificates" USING btree ("talent_id","year");--> statement-breakpoint

-- What was certified stays as it was said; another certificate takes its place.
CREATE FUNCTION refuse_certificate_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.content_hash IS DISTINCT FROM OLD.content_hash
     OR NEW.code IS DISTINCT FROM OLD.code OR NEW.year IS DISTINCT FROM OLD.year
     OR NEW.talent_id IS DISTINCT FROM OLD.talent_id OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'a certificate cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER withholding_certificates_frozen BEFORE UPDATE OR DELETE ON withholding_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_certificate_rewrite();

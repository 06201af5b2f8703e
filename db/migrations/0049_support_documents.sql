CREATE TABLE "claim_contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"period" text NOT NULL,
	"number" text NOT NULL,
	"operator" text NOT NULL,
	"paid_on" date NOT NULL,
	"includes_arl" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_authorizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"resolution" text NOT NULL,
	"resolution_on" date NOT NULL,
	"prefix" text NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"last_number" integer,
	"ended_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_authorizations_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "support_authorizations_resolution" CHECK (resolution ~ '^[0-9]{5,20}$'),
	CONSTRAINT "support_authorizations_prefix" CHECK (prefix ~ '^[A-Z0-9]{0,4}$'),
	CONSTRAINT "support_authorizations_range" CHECK (from_number > 0 and to_number >= from_number),
	CONSTRAINT "support_authorizations_validity" CHECK (valid_to >= valid_from),
	CONSTRAINT "support_authorizations_last" CHECK (last_number between from_number and to_number)
);
--> statement-breakpoint
CREATE TABLE "support_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"adjusts_id" uuid,
	"authorization_id" uuid,
	"prefix" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"cuds" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"rejected_reason" text,
	"provider" text,
	"reference" text,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"xml_file_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_documents_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "support_documents_kind" CHECK (kind in ('DOCUMENT', 'ADJUSTMENT')),
	CONSTRAINT "support_documents_state" CHECK (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
	CONSTRAINT "support_documents_provider" CHECK (provider in ('local', 'http')),
	CONSTRAINT "support_documents_parts" CHECK ((kind = 'DOCUMENT') = (adjusts_id is null) and (kind = 'DOCUMENT') = (authorization_id is not null)),
	CONSTRAINT "support_documents_amounts" CHECK (amount > 0 and withheld between 0 and amount and number > 0),
	CONSTRAINT "support_documents_rejected" CHECK ((state = 'REJECTED') = (rejected_reason is not null)),
	CONSTRAINT "support_documents_cuds" CHECK (cuds ~ '^[0-9a-f]{96}$')
);
--> statement-breakpoint
CREATE TABLE "support_note_series" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_note_series_last" CHECK (last_number > 0)
);
--> statement-breakpoint
CREATE TABLE "talent_contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"period" text NOT NULL,
	"number" text NOT NULL,
	"operator" text NOT NULL,
	"paid_on" date NOT NULL,
	"includes_arl" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_contributions_period" CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "claims_need_papers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_units" ADD COLUMN "minimum_wage" integer;--> statement-breakpoint
ALTER TABLE "tax_units" ADD COLUMN "wage_source" text;--> statement-breakpoint
ALTER TABLE "claim_contributions" ADD CONSTRAINT "claim_contributions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_contributions" ADD CONSTRAINT "claim_contributions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_contributions" ADD CONSTRAINT "claim_contributions_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_authorizations" ADD CONSTRAINT "support_authorizations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_authorizations" ADD CONSTRAINT "support_authorizations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_xml_file_id_files_id_fk" FOREIGN KEY ("xml_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_adjusts_fk" FOREIGN KEY ("agency_id","adjusts_id") REFERENCES "public"."support_documents"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_authorization_fk" FOREIGN KEY ("agency_id","authorization_id") REFERENCES "public"."support_authorizations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note_series" ADD CONSTRAINT "support_note_series_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_contributions" ADD CONSTRAINT "talent_contributions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_contributions" ADD CONSTRAINT "talent_contributions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_contributions_once" ON "claim_contributions" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_contributions_talent" ON "claim_contributions" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "support_authorizations_list" ON "support_authorizations" USING btree ("agency_id","valid_to");--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_number" ON "support_documents" USING btree ("agency_id","kind","prefix","number");--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_of_claim" ON "support_documents" USING btree ("claim_id") WHERE kind = 'DOCUMENT' and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_adjusted" ON "support_documents" USING btree ("adjusts_id");--> statement-breakpoint
CREATE INDEX "support_documents_claim" ON "support_documents" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "support_documents_talent" ON "support_documents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "support_documents_list" ON "support_documents" USING btree ("agency_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "support_documents_waiting" ON "support_documents" USING btree ("state","issued_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "talent_contributions_once" ON "talent_contributions" USING btree ("talent_id","period");--> statement-breakpoint
ALTER TABLE "tax_units" ADD CONSTRAINT "tax_units_wage" CHECK (minimum_wage > 0);--> statement-breakpoint

-- Of one prefix no two authorizations of an agency have a number in common.
ALTER TABLE support_authorizations ADD CONSTRAINT support_authorizations_no_overlap
  EXCLUDE USING gist (agency_id WITH =, prefix WITH =, int4range(from_number, to_number, '[]') WITH &&);--> statement-breakpoint

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

-- A support document says what it said, but for one that was rejected and is corrected under its number.
CREATE FUNCTION refuse_support_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a support document is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.number <> OLD.number OR NEW.prefix <> OLD.prefix OR NEW.kind <> OLD.kind OR NEW.claim_id <> OLD.claim_id
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
CREATE TRIGGER claim_contributions_frozen BEFORE UPDATE ON claim_contributions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

UPDATE tax_units u SET minimum_wage = w.value, wage_source = w.source
  FROM (VALUES (2024, 1300000, 'Decreto 2292 de 2023'), (2025, 1423500, 'Decreto 1572 de 2024'),
    (2026, 1750905, 'Decreto 1469 de 2025 (por confirmar)')) AS w (year, value, source)
  WHERE u.country_id = 1 AND u.year = w.year AND u.minimum_wage IS NULL;

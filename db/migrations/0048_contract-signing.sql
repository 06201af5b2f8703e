CREATE TABLE "contract_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_by_user_id" uuid,
	"reason" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"talent_signed_at" timestamp with time zone,
	"agency_signed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	"ended_reason" text,
	"logo_file_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_acts_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "contract_acts_kind" CHECK (kind in ('AMENDMENT', 'ANNULMENT')),
	CONSTRAINT "contract_acts_proposed_by" CHECK (proposed_by in ('TALENT', 'AGENCY')),
	CONSTRAINT "contract_acts_ended_as" CHECK (ended_as in ('DECLINED', 'WITHDRAWN')),
	CONSTRAINT "contract_acts_ended" CHECK ((ended_at is null) = (ended_as is null))
);
--> statement-breakpoint
CREATE TABLE "contract_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"author" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_questions_author" CHECK (author in ('TALENT', 'AGENCY')),
	CONSTRAINT "contract_questions_user" CHECK ((author = 'AGENCY') = (user_id is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"act" text NOT NULL,
	"act_id" uuid,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"identification" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_verified_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"text_hash" text NOT NULL,
	"wording_version" integer NOT NULL,
	"user_id" uuid,
	"mandate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_signatures_act" CHECK (act in ('CONTRACT', 'AMENDMENT', 'ANNULMENT', 'MANDATE')),
	CONSTRAINT "contract_signatures_role" CHECK (role in ('TALENT', 'GUARDIAN', 'AGENCY')),
	CONSTRAINT "contract_signatures_method" CHECK (method in ('TYPED', 'DRAWN', 'PRESSED', 'MANDATE')),
	CONSTRAINT "contract_signatures_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP')),
	CONSTRAINT "contract_signatures_drawn" CHECK ((method = 'DRAWN') = (drawing is not null)),
	CONSTRAINT "contract_signatures_mandate" CHECK ((method = 'MANDATE') = (mandate_id is not null))
);
--> statement-breakpoint
CREATE TABLE "signing_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"act" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"talent_id" uuid,
	"user_id" uuid,
	"role" text NOT NULL,
	"text_hash" text NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_codes_act" CHECK (act in ('CONTRACT', 'AMENDMENT', 'ANNULMENT', 'MANDATE')),
	CONSTRAINT "signing_codes_role" CHECK (role in ('TALENT', 'GUARDIAN', 'AGENCY')),
	CONSTRAINT "signing_codes_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP')),
	CONSTRAINT "signing_codes_signer" CHECK ((talent_id is null) <> (user_id is null))
);
--> statement-breakpoint
CREATE TABLE "signing_mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"representative_name" text NOT NULL,
	"representative_document" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_verified_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"text_hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_mandates_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP'))
);
--> statement-breakpoint
DROP INDEX "contracts_once";--> statement-breakpoint
DROP INDEX "contracts_convocated";--> statement-breakpoint
DROP INDEX "contracts_code";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "contract_type_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "agency_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_proposed_by_user_id_users_id_fk" FOREIGN KEY ("proposed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_act_id_contract_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."contract_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_mandate_id_signing_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."signing_mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_acts_number" ON "contract_acts" USING btree ("contract_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_acts_open" ON "contract_acts" USING btree ("contract_id") WHERE ended_at is null and (talent_signed_at is null or agency_signed_at is null);--> statement-breakpoint
CREATE INDEX "contract_acts_event" ON "contract_acts" USING btree ("agency_id","event_id");--> statement-breakpoint
CREATE INDEX "contract_acts_talent" ON "contract_acts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contract_questions_thread" ON "contract_questions" USING btree ("event_id","talent_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_questions_talent" ON "contract_questions" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_signatures_once" ON "contract_signatures" USING btree (coalesce(act_id, contract_id),(role = 'AGENCY'));--> statement-breakpoint
CREATE INDEX "contract_signatures_contract" ON "contract_signatures" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_signatures_talent" ON "contract_signatures" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "signing_codes_scope" ON "signing_codes" USING btree ("scope_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_codes_expiry" ON "signing_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_mandates_living" ON "signing_mandates" USING btree ("agency_id") WHERE revoked_at is null;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_to_sign" ON "contracts" USING btree ("agency_id","event_id") WHERE agency_signed_at is null and voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_once" ON "contracts" USING btree ("event_id","talent_id") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_convocated" ON "contracts" USING btree ("convocated_id") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_code" ON "contracts" USING btree ("agency_id",coalesce(year, 0),"code");--> statement-breakpoint

-- Contracts signed before the agency signed too count as complete: they bound it by its offer.
UPDATE contracts SET agency_signed_at = signed_at;--> statement-breakpoint

-- What was signed never changes. The agency's signature and an annulment are written once, and make another PDF.
CREATE OR REPLACE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER contract_signatures_append_only BEFORE UPDATE OR DELETE ON contract_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER contract_questions_append_only BEFORE UPDATE OR DELETE ON contract_questions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

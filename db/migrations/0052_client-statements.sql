CREATE TABLE "client_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"code" integer NOT NULL,
	"from_on" date NOT NULL,
	"day" date NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"event_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_statements_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "client_statements_period" CHECK (from_on <= day)
);
--> statement-breakpoint
CREATE TABLE "collection_settings" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"reminder_days" integer[] NOT NULL,
	"payment_instructions" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_settings_days" CHECK (cardinality(reminder_days) <= 8 and -60 <= all (reminder_days) and 180 >= all (reminder_days))
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "numbered_by_agency" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was sent keeps the number that its document bears, the agency's; a talent's own series begins after the highest.
UPDATE claims SET number = code, numbered_by_agency = true;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "client_statements" ADD CONSTRAINT "client_statements_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_statements" ADD CONSTRAINT "client_statements_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD CONSTRAINT "collection_settings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_statements_code" ON "client_statements" USING btree ("agency_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "client_statements_once" ON "client_statements" USING btree ("client_id","content_hash") WHERE event_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_number" ON "claims" USING btree ("talent_id","number") WHERE not numbered_by_agency;--> statement-breakpoint
CREATE INDEX "claims_by_number" ON "claims" USING btree ("agency_id","number");--> statement-breakpoint

-- What a talent claimed changes only when it corrects a returned claim, and never before the earlier version is kept. Both numbers stay.
CREATE OR REPLACE FUNCTION refuse_claim_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- A reminder is known by the day after the due date on which it was sent: agencies choose theirs.
UPDATE collection_reminders SET turn = (array[-3, 1, 8, 15])[turn + 1] WHERE turn between 0 and 3;

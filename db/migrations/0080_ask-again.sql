ALTER TABLE "claims" ADD COLUMN "second_approval_over" bigint;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD COLUMN "destination_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD COLUMN "destination_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "second_approval_over" bigint;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "cancel_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD COLUMN "phone_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD COLUMN "email_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "phone_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "email_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_cancel_asked_by_users_id_fk" FOREIGN KEY ("cancel_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
UPDATE "user_sessions" SET "confirmed_at" = "created_at";--> statement-breakpoint
UPDATE "mobile_tokens" SET "confirmed_at" = "created_at";--> statement-breakpoint
UPDATE "talents" SET "phone_since" = "created_at", "email_since" = "created_at";--> statement-breakpoint
UPDATE "talent_guardians" SET "phone_since" = "created_at", "email_since" = "created_at";--> statement-breakpoint
-- What waits keeps the amount that counted when it was sent or made, as far as that is known.
UPDATE "claims" SET "second_approval_over" = a."claims_second_approval_over"
  FROM "agencies" a WHERE a."id" = "claims"."agency_id" AND "claims"."status" IN ('SENT', 'RETURNED');--> statement-breakpoint
UPDATE "payout_batches" SET "second_approval_over" = a."payouts_second_approval_over"
  FROM "agencies" a WHERE a."id" = "payout_batches"."agency_id" AND "payout_batches"."state" IN ('DRAFT', 'SUBMITTED');--> statement-breakpoint
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
INSERT INTO "constants" ("id", "name", "description") VALUES
  (80, 'Pagos de la plataforma: valor sobre el que aprueba otra persona (0: ninguno)', '0');

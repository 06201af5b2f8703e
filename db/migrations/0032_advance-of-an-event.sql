ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_purpose";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_percent" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_due_on" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_instructions" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_proof_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_refusal" text;--> statement-breakpoint
CREATE INDEX "events_advance" ON "events" USING btree ("agency_id","advance_asked_at","id") WHERE advance_asked_at is not null and not valid_advance;--> statement-breakpoint
UPDATE "events" SET "advance_paid_at" = CASE WHEN "valid_advance" THEN coalesce("advance_paid_at", "updated_at") END WHERE "valid_advance" <> ("advance_paid_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_advance_percent" CHECK (advance_percent is null or advance_percent between 1 and 10000);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_advance_paid" CHECK (valid_advance = (advance_paid_at is not null));--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT', 'TALENT_INVITATION', 'JOINING_PHOTOS', 'TALENT_LOGIN', 'ADVANCE'));
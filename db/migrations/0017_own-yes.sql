ALTER TABLE "convocateds" ADD COLUMN "accepted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "accepted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "said_yes_outside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "said_yes_outside_to" uuid;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "disowned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "given_to_user_id" uuid;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "brought_by_agency_id" uuid;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_said_yes_outside_to_users_id_fk" FOREIGN KEY ("said_yes_outside_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_brought_by_agency_id_agencies_id_fk" FOREIGN KEY ("brought_by_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "convocateds_disowned" ON "convocateds" USING btree ("disowned_at") WHERE disowned_at is not null;--> statement-breakpoint
CREATE INDEX "talents_brought" ON "talents" USING btree ("brought_by_agency_id") WHERE brought_by_agency_id is not null;--> statement-breakpoint
-- Whoever signed the contract has said yes; whoever is confirmed without a word of its own is so no more.
UPDATE "convocateds" SET application_state_id = 1818 WHERE state_id = 1813 AND application_state_id <> 1818
  AND EXISTS (SELECT 1 FROM "contracts" WHERE contracts.convocated_id = convocateds.id);--> statement-breakpoint
DELETE FROM "talent_bookings" WHERE convocated_id IN
  (SELECT id FROM "convocateds" WHERE state_id = 1813 AND application_state_id <> 1818);--> statement-breakpoint
UPDATE "convocateds" SET state_id = 1811 WHERE state_id = 1813 AND application_state_id <> 1818;--> statement-breakpoint
UPDATE "convocateds" SET accepted_from = convocatories.start_date, accepted_until = convocatories.end_date
  FROM "convocatories" WHERE convocatories.id = convocatory_id AND application_state_id = 1818;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_own_yes" CHECK (state_id <> 1813 or application_state_id = 1818);--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_accepted" CHECK (accepted_from <= accepted_until);--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_disowned_word" CHECK (disowned_at is null or said_yes_outside_at is not null);

ALTER TABLE "quotations" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_next_version" ON "quotations" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_voided" CHECK ((voided_at is null) = (voided_reason is null));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_version" CHECK ((version = 1) = (previous_id is null));
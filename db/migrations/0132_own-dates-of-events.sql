ALTER TABLE "events" ADD COLUMN "own_start_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "own_end_date" timestamp with time zone;
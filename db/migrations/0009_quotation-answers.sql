--> statement-breakpoint
UPDATE "quotations" SET "first_opened_at" = "last_opened_at", "open_count" = 1 WHERE "last_opened_at" IS NOT NULL;

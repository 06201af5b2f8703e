INSERT INTO "calendar_feeds" ("secret_hash", "talent_id", "created_at")
SELECT "secret_hash", "talent_id", "created_at" FROM "talent_calendars";--> statement-breakpoint
DROP TABLE "talent_calendars" CASCADE;
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
UPDATE "files" SET "kind" = 'EVENT_COVER' WHERE "kind" = 'OTHER';

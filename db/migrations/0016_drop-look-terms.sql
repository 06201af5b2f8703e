DROP INDEX "talents_terms";--> statement-breakpoint
ALTER TABLE "talents" DROP COLUMN "look_terms";
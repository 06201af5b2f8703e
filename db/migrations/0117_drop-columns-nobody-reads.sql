ALTER TABLE "worker_heartbeats" DROP COLUMN "started_at";--> statement-breakpoint
ALTER TABLE "payout_batches" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "quotations" DROP COLUMN "template_id";
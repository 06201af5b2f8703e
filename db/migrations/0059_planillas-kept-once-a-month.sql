DROP TABLE "claim_contributions" CASCADE;--> statement-breakpoint
ALTER TABLE "talent_contributions" DROP COLUMN "includes_arl";
ALTER TABLE "banks" DROP CONSTRAINT "banks_kind";--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_kind" CHECK (kind in ('BANK', 'WALLET', 'FOREIGN', 'BREB'));
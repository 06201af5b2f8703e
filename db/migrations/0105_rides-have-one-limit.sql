ALTER TABLE "ride_rules" DROP CONSTRAINT "ride_rules_hours";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP CONSTRAINT "ride_rules_amounts";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP COLUMN "rides_per_person";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP COLUMN "amount_per_person";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP COLUMN "from_time";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP COLUMN "until_time";--> statement-breakpoint
ALTER TABLE "ride_rules" DROP COLUMN "radius_km";--> statement-breakpoint
ALTER TABLE "ride_rules" ADD CONSTRAINT "ride_rules_budget" CHECK (budget > 0);
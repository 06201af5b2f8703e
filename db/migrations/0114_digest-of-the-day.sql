ALTER TABLE "inbox_choices" ADD COLUMN "daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_notices" ADD COLUMN "daily_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_scopes" ADD COLUMN "papers_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_notices_daily" ON "inbox_notices" USING btree ("at") WHERE daily_due;
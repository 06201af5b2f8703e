ALTER TABLE "agencies" ADD COLUMN "quotation_message" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "quotation_terms" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "quotation_validity_days" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "payment_terms" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "validity_days" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "cc_emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_quotation_validity" CHECK (quotation_validity_days between 1 and 365);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_validity" CHECK (validity_days between 1 and 365);
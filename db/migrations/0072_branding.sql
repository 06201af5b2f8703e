ALTER TABLE "agencies" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_accent" CHECK (accent ~ '^#[0-9a-f]{6}$');
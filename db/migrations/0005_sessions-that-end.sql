ALTER TABLE "user_sessions" ADD COLUMN "ended_reason" text;--> statement-breakpoint
CREATE INDEX "user_sessions_agency" ON "user_sessions" USING btree ("agency_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "session_version";--> statement-breakpoint
ALTER TABLE "talents" DROP COLUMN "session_version";--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_ended_reason" CHECK (ended_reason in ('LOGGED_OUT', 'CLOSED', 'REPLACED', 'PASSWORD_CHANGED', 'SUSPENDED', 'LEFT_AGENCY'));--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_ended" CHECK ((ended_at is null) = (ended_reason is null));
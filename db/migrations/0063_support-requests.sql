ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_user_fk";--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "dialing_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "state" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("created_at","id") WHERE state <> 'ANSWERED';--> statement-breakpoint
CREATE INDEX "support_requests_answered" ON "support_requests" USING btree ("answered_at","id") WHERE state = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_event" ON "support_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "support_requests_taken_by" ON "support_requests" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "support_requests_answered_by" ON "support_requests" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "support_requests" DROP COLUMN "attended_at";--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_state" CHECK (state in ('WAITING', 'TAKEN', 'ANSWERED'));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answered_whole" CHECK ((state = 'ANSWERED') = (answer is not null));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answered_when" CHECK ((answer is null) = (answered_at is null));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_taken" CHECK (state <> 'TAKEN' or taken_at is not null);
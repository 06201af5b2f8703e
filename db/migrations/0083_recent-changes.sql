CREATE TABLE "recent_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_yeses" (
	"convocated_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_id" integer NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"accepted_from" timestamp with time zone NOT NULL,
	"accepted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recent_changes" ADD CONSTRAINT "recent_changes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_changes" ADD CONSTRAINT "recent_changes_call_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_yeses" ADD CONSTRAINT "taken_yeses_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_changes_event" ON "recent_changes" USING btree ("agency_id","event_id","changed_at");--> statement-breakpoint
CREATE INDEX "recent_changes_call" ON "recent_changes" USING btree ("agency_id","convocatory_id");--> statement-breakpoint
CREATE INDEX "recent_changes_at" ON "recent_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "taken_yeses_at" ON "taken_yeses" USING btree ("taken_at");
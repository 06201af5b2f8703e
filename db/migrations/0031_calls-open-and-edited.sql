CREATE TABLE "call_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"note" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"budget" bigint NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_applications_once" UNIQUE("convocatory_id","talent_id"),
	CONSTRAINT "call_applications_status" CHECK (status in ('WAITING', 'WITHDRAWN', 'CALLED', 'DECLINED'))
);
--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "accepted_budget" bigint;--> statement-breakpoint
ALTER TABLE "convocatories" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "convocatories" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "convocatories" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocatories" ADD COLUMN "application_limit" integer;--> statement-breakpoint
ALTER TABLE "convocatories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_applications_event" ON "call_applications" USING btree ("event_id","status");--> statement-breakpoint
CREATE INDEX "call_applications_talent" ON "call_applications" USING btree ("talent_id","applied_at");--> statement-breakpoint
CREATE INDEX "convocatories_opened" ON "convocatories" USING btree ("city_id","start_date") WHERE opened_at is not null and state_id = 41;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_ages" CHECK (min_age <= max_age);--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_application_limit" CHECK (application_limit > 0);--> statement-breakpoint
UPDATE convocateds SET accepted_budget = event_personals.budget
FROM convocatories JOIN event_personals ON event_personals.id = convocatories.event_personal_id
WHERE convocatories.id = convocateds.convocatory_id AND convocateds.application_state_id = 1818;

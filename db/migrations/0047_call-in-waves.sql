CREATE TABLE "wave_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"wave" integer,
	"outcome" text,
	"passed_why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wave_places_once" UNIQUE("plan_id","talent_id"),
	CONSTRAINT "wave_places_outcome" CHECK (outcome in ('CALLED', 'PASSED')),
	CONSTRAINT "wave_places_passed_why" CHECK (passed_why in ('CALLED_BEFORE', 'BOOKED', 'UNAVAILABLE')),
	CONSTRAINT "wave_places_turn" CHECK ((wave is null) = (outcome is null)),
	CONSTRAINT "wave_places_passed" CHECK ((passed_why is not null) = (coalesce(outcome, '') = 'PASSED'))
);
--> statement-breakpoint
CREATE TABLE "wave_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"status" text DEFAULT 'RUNNING' NOT NULL,
	"size" integer NOT NULL,
	"hours" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"stopped_why" text,
	"started_by" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wave_plans_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "wave_plans_status" CHECK (status in ('RUNNING', 'PAUSED', 'STOPPED', 'DONE')),
	CONSTRAINT "wave_plans_stopped_why" CHECK (stopped_why in ('BY_HAND', 'CALL_ENDED', 'DEADLINE', 'AGENCY_CLOSED')),
	CONSTRAINT "wave_plans_stopped" CHECK ((status = 'STOPPED') = (stopped_why is not null)),
	CONSTRAINT "wave_plans_size" CHECK (size between 1 and 100),
	CONSTRAINT "wave_plans_hours" CHECK (hours between 1 and 168),
	CONSTRAINT "wave_plans_sent" CHECK ((sent = 0) = (sent_at is null))
);
--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "wave_places" ADD CONSTRAINT "wave_places_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_places" ADD CONSTRAINT "wave_places_plan_fk" FOREIGN KEY ("agency_id","plan_id") REFERENCES "public"."wave_plans"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_plans" ADD CONSTRAINT "wave_plans_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_plans" ADD CONSTRAINT "wave_plans_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wave_places_order" ON "wave_places" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "wave_places_talent" ON "wave_places" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wave_plans_open" ON "wave_plans" USING btree ("convocatory_id") WHERE status in ('RUNNING', 'PAUSED');--> statement-breakpoint
CREATE INDEX "wave_plans_event" ON "wave_plans" USING btree ("event_id","created_at");--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD CONSTRAINT "talent_bookings_position" CHECK (position is null or kind = 'HOLD');
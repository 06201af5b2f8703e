CREATE TABLE "attendance_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	"user_id" uuid NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_marks_kind" CHECK (kind in ('ARRIVED', 'LEFT', 'MISSED', 'CLEARED', 'NOTE')),
	CONSTRAINT "attendance_marks_note" CHECK ((kind = 'NOTE') <= (note is not null))
);
--> statement-breakpoint
CREATE TABLE "call_sheets" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"dress_code" text,
	"contact_name" text,
	"contact_phone" text,
	"instructions" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_times_once" UNIQUE NULLS NOT DISTINCT("event_id","day","convocated_id"),
	CONSTRAINT "call_times_time" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sheets" ADD CONSTRAINT "call_sheets_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_times" ADD CONSTRAINT "call_times_event_id_call_sheets_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."call_sheets"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_times" ADD CONSTRAINT "call_times_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_marks_event" ON "attendance_marks" USING btree ("event_id","day");--> statement-breakpoint
CREATE INDEX "attendance_marks_convocated" ON "attendance_marks" USING btree ("convocated_id","day");--> statement-breakpoint
CREATE INDEX "attendance_marks_talent" ON "attendance_marks" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "call_times_convocated" ON "call_times" USING btree ("convocated_id");
CREATE TABLE "reminder_rules" (
	"agency_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"is_on" boolean NOT NULL,
	"first_hours" integer NOT NULL,
	"every_hours" integer NOT NULL,
	"times" integer NOT NULL,
	"channels" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_rules_agency_id_reason_pk" PRIMARY KEY("agency_id","reason"),
	CONSTRAINT "reminder_rules_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM')),
	CONSTRAINT "reminder_rules_hours" CHECK (first_hours between 1 and 720 and every_hours between 1 and 720),
	CONSTRAINT "reminder_rules_times" CHECK (times between 1 and 5),
	CONSTRAINT "reminder_rules_channels" CHECK (cardinality(channels) > 0 and channels <@ array['email', 'whatsapp', 'push'])
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"turn" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE("convocated_id","reason","turn"),
	CONSTRAINT "reminders_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM')),
	CONSTRAINT "reminders_turn" CHECK (turn > 0)
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"number" text NOT NULL,
	"told" jsonb NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone,
	"wished_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"own_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "whatsapp_events_taken" ON "whatsapp_events" USING btree ("taken_at") WHERE taken_at is not null;
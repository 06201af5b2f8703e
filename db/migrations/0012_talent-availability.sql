CREATE TABLE "talent_blocked_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_blocked_days_order" CHECK (last_day >= first_day)
);
--> statement-breakpoint
CREATE TABLE "talent_calendars" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talent_blocked_days" ADD CONSTRAINT "talent_blocked_days_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_calendars" ADD CONSTRAINT "talent_calendars_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_blocked_days_talent" ON "talent_blocked_days" USING btree ("talent_id","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_calendars_secret" ON "talent_calendars" USING btree ("secret_hash");
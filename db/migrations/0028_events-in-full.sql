CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_notes_text" CHECK (length(trim(text)) > 0)
);
--> statement-breakpoint
CREATE TABLE "event_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"place_directory_id" uuid NOT NULL,
	"label" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_places_dates" CHECK (end_date >= start_date)
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_kind";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "quotation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "place_directories" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "place_directories" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "currency_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "fx_rate" numeric DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "fx_rate_date" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "tercero" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_file_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "advance_paid_at" timestamp with time zone;--> statement-breakpoint
UPDATE "events" SET "client_id" = q."client_id", "currency_id" = q."currency_id", "fx_rate" = q."fx_rate",
	"fx_rate_date" = q."fx_rate_date", "tercero" = q."tercero", "created_by" = q."created_by"
FROM "quotations" q WHERE q."id" = "events"."quotation_id";--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_place_directory_id_place_directories_id_fk" FOREIGN KEY ("place_directory_id") REFERENCES "public"."place_directories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_latest" ON "client_notes" USING btree ("agency_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "event_places_event" ON "event_places" USING btree ("event_id","start_date");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_fk" FOREIGN KEY ("agency_id","merged_into_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_advance_file_id_files_id_fk" FOREIGN KEY ("advance_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("agency_id","merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "events_client" ON "events" USING btree ("agency_id","client_id","start_date","id");--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_point" CHECK ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_url" CHECK (url_key is null or url_key like 'https://%');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_advance" CHECK (value_advance is null or value_advance > 0);--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind" CHECK (kind in ('TALENTS', 'CLIENTS'));
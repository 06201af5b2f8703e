CREATE TABLE "ride_passengers" (
	"ride_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"place_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_passengers_ride_id_talent_id_pk" PRIMARY KEY("ride_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "ride_rules" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"budget" bigint,
	"rides_per_person" integer,
	"amount_per_person" bigint,
	"from_time" text,
	"until_time" text,
	"radius_km" integer,
	"late_time" text DEFAULT '22:00' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_rules_hours" CHECK ((from_time is null) = (until_time is null)),
	CONSTRAINT "ride_rules_amounts" CHECK (coalesce(budget, 1) > 0 and coalesce(rides_per_person, 1) > 0 and coalesce(amount_per_person, 1) > 0 and coalesce(radius_km, 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "ride_stops" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"place_id" uuid,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_stops_event_id_talent_id_pk" PRIMARY KEY("event_id","talent_id"),
	CONSTRAINT "ride_stops_one" CHECK (num_nonnulls(place_id, address) = 1 and num_nonnulls(address, lat, lng) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "ways_home" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"note" text,
	"noted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ways_home_event_id_talent_id_day_pk" PRIMARY KEY("event_id","talent_id","day"),
	CONSTRAINT "ways_home_way" CHECK (way in ('PICKED_UP', 'OWN_VEHICLE', 'OTHER'))
);
--> statement-breakpoint
DROP INDEX "rides_open";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "ordered_by" uuid;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "direction" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "simulated_journeys" ADD COLUMN "start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulated_journeys" ADD COLUMN "via" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_passengers" ADD CONSTRAINT "ride_passengers_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_passengers" ADD CONSTRAINT "ride_passengers_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_rules" ADD CONSTRAINT "ride_rules_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_place_id_talent_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."talent_places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ride_passengers_event" ON "ride_passengers" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "ride_passengers_talent" ON "ride_passengers" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "ride_stops_talent" ON "ride_stops" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "ride_stops_place" ON "ride_stops" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "ways_home_talent" ON "ways_home" USING btree ("talent_id");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_ahead" ON "rides" USING btree ("event_id","talent_id","direction","scheduled_for") WHERE ended_at is null and scheduled_for is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_open" ON "rides" USING btree ("event_id","talent_id") WHERE ended_at is null and scheduled_for is null;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_direction" CHECK (direction in ('TO_VENUE', 'HOME'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_ahead_direction" CHECK (scheduled_for is null or direction is not null);
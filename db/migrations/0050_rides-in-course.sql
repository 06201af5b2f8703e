CREATE TABLE "ride_grants" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_grants_event_id_talent_id_pk" PRIMARY KEY("event_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "simulated_journeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"requester_id" text NOT NULL,
	"origin_lat" double precision NOT NULL,
	"origin_lng" double precision NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"speed" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_places_point" CHECK (lat between -90 and 90 and lng between -180 and 180)
);
--> statement-breakpoint
DROP INDEX "rides_open";--> statement-breakpoint
DROP INDEX "rides_journey";--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "cancel_refused" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "origin_city" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "destination_city" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "destination_country" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "car_lat" double precision;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "car_lng" double precision;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "fee" numeric;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "platform_gain" numeric;--> statement-breakpoint
UPDATE "rides" r SET
	"event_id" = c."event_id", "platform" = 'cabify', "fee" = 0, "platform_gain" = 0,
	"origin_city" = t."name", "origin_country" = n."code", "destination_city" = t."name", "destination_country" = n."code",
	"ended_at" = CASE WHEN r."state" IN ('TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED')
		THEN coalesce(r."ended_at", r."updated_at") ELSE coalesce(r."ended_at", now()) END,
	"state" = CASE WHEN r."state" IN ('TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED')
		THEN r."state" ELSE 'FAILED' END
	FROM "convocatories" c, "events" e, "cities" t, "countries" n
	WHERE c."id" = r."convocatory_id" AND e."id" = c."event_id" AND t."id" = e."city_id" AND n."id" = t."country_id";--> statement-breakpoint
DELETE FROM "platform_transportations" WHERE "platform" NOT IN ('local', 'cabify', 'uber');--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "event_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "platform" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "origin_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "origin_country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "destination_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "destination_country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "fee" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "platform_gain" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_places" ADD CONSTRAINT "talent_places_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ride_grants_talent" ON "ride_grants" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "simulated_journeys_reference" ON "simulated_journeys" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_places_once" ON "talent_places" USING btree ("talent_id",lower(name));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_transportations_city" ON "platform_transportations" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "rides_in_course" ON "rides" USING btree ("looked_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "rides_event" ON "rides" USING btree ("agency_id","event_id","created_at");--> statement-breakpoint
CREATE INDEX "rides_talent" ON "rides" USING btree ("talent_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rides_open" ON "rides" USING btree ("event_id","talent_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_journey" ON "rides" USING btree ("platform","journey_id");--> statement-breakpoint
ALTER TABLE "user_transportations" ADD CONSTRAINT "user_transportations_once" UNIQUE NULLS NOT DISTINCT("platform_transportation_id","agency_id");--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD CONSTRAINT "platform_transportations_platform" CHECK (platform in ('local', 'cabify', 'uber'));--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD CONSTRAINT "platform_transportations_percent" CHECK (fee between 0 and 100 and platform_gain between 0 and 100);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_platform" CHECK (platform in ('local', 'cabify', 'uber'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_ended" CHECK ((ended_at is not null) = (state in ('TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED')));
CREATE TABLE "ride_provider_calls" (
	"platform" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	"timed_out" integer NOT NULL,
	"took_ms" bigint NOT NULL,
	CONSTRAINT "ride_provider_calls_platform_starts_at_pk" PRIMARY KEY("platform","starts_at"),
	CONSTRAINT "ride_provider_calls_platform" CHECK (platform in ('local', 'cabify', 'uber')),
	CONSTRAINT "ride_provider_calls_parts" CHECK (refused + failed <= asked and timed_out <= failed)
);
--> statement-breakpoint
CREATE TABLE "ride_providers" (
	"platform" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_ms" integer,
	"failed_at" timestamp with time zone,
	"fault" text,
	"failure" text,
	"token_failed_at" timestamp with time zone,
	"token_failure" text,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"down_since" timestamp with time zone,
	CONSTRAINT "ride_providers_platform" CHECK (platform in ('local', 'cabify', 'uber'))
);
--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD COLUMN "priority" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "rides_created" ON "rides" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rides_over" ON "rides" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "talents_riders" ON "talents" USING btree ("created_at","id") WHERE may_order_rides;--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD CONSTRAINT "platform_transportations_priority" CHECK (priority between 1 and 9);
CREATE TABLE "agency_archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"run" uuid,
	"parts" integer,
	"size" bigint,
	"sha256" text,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_archives_state" CHECK (state in ('WAITING', 'READY', 'FAILED', 'GONE')),
	CONSTRAINT "agency_archives_ready" CHECK (state not in ('READY', 'GONE') or num_nonnulls(run, parts, size, sha256, ready_at, expires_at) = 6)
);
--> statement-breakpoint
ALTER TABLE "agency_archives" ADD CONSTRAINT "agency_archives_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_archives" ADD CONSTRAINT "agency_archives_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_archives_newest" ON "agency_archives" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agency_archives_asked_by" ON "agency_archives" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "agency_archives_due" ON "agency_archives" USING btree ("expires_at") WHERE state = 'READY';--> statement-breakpoint
CREATE UNIQUE INDEX "agency_archives_one" ON "agency_archives" USING btree ("agency_id") WHERE state = 'WAITING';
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"audit_id" bigint,
	"happening" text NOT NULL,
	"entity_id" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"event_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"status_code" integer,
	"took_ms" integer,
	"failure" text,
	"answer" text,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK (state in ('WAITING', 'SENT', 'FAILED')),
	CONSTRAINT "webhook_deliveries_waits" CHECK ((state = 'WAITING') = (next_attempt_at is not null))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"url" text NOT NULL,
	"happenings" text[] NOT NULL,
	"secret_encrypted" text NOT NULL,
	"former_secret_encrypted" text,
	"former_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "webhooks_url" CHECK (url ~ '^https?://' and length(url) <= 500),
	CONSTRAINT "webhooks_happenings" CHECK (cardinality(happenings) between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("agency_id","webhook_id") REFERENCES "public"."webhooks"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","audit_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_kept" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_living" ON "webhooks" USING btree ("agency_id") WHERE removed_at is null;--> statement-breakpoint

-- What the audit trail tells is told to the agency's programs: the message is made in the transaction of what happened.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (agency_id, webhook_id, audit_id, happening, entity_id, from_state, to_state, event_id,
    happened_at, next_attempt_at)
  SELECT w.agency_id, w.id, a.id, a.entity || '.' || a.action, a.entity_id, a.from_state, a.to_state,
    a.detail ->> 'eventId', a.at, a.at
  FROM added a
  JOIN webhooks w ON w.agency_id = a.agency_id AND w.removed_at IS NULL AND a.entity || '.' || a.action = ANY (w.happenings);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_told AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks();

ALTER TABLE "webhook_deliveries" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failures_in_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("webhook_id","position") WHERE state = 'WAITING';--> statement-breakpoint

-- What the audit trail tells is told to the agency's programs once it has its place in the trail, in the transaction of
-- what happened: so messages have the order of the trail, and its number.
DROP TRIGGER audit_entries_told ON audit_entries;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  a audit_entries;
BEGIN
  SELECT * INTO a FROM audit_entries WHERE id = NEW.entry_id;
  IF a.agency_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries (agency_id, webhook_id, audit_id, position, happening, entity_id, from_state, to_state,
    event_id, happened_at, next_attempt_at)
  SELECT w.agency_id, w.id, a.id, NEW.position, a.entity || '.' || a.action, a.entity_id, a.from_state, a.to_state,
    a.detail ->> 'eventId', a.at, a.at
  FROM webhooks w
  WHERE w.agency_id = a.agency_id AND w.removed_at IS NULL AND a.entity || '.' || a.action = ANY (w.happenings);
  -- One waiting job an agency. It keeps its place in the line, however much more happens.
  IF FOUND THEN
    PERFORM graphile_worker.add_job('webhooks.send-to-agency', json_build_object('agencyId', a.agency_id), max_attempts => 1,
      job_key => 'webhooks:' || a.agency_id, job_key_mode => 'preserve_run_at');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_chain_told AFTER INSERT ON audit_chain FOR EACH ROW EXECUTE FUNCTION tell_webhooks();--> statement-breakpoint
UPDATE webhook_deliveries d SET position = c.position
  FROM audit_chain c WHERE c.entry_id = d.audit_id AND c.chain = d.agency_id;

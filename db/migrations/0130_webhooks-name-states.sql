-- An address may be told of an action where it leads to one state alone (`event.move:37`). An entry is told once to each
-- address, by the more exact of its names.
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
  SELECT DISTINCT ON (w.id) w.agency_id, w.id, a.id, NEW.position, h.happening, a.entity_id, a.from_state, a.to_state,
    a.detail ->> 'eventId', a.at, a.at
  FROM webhooks w
  CROSS JOIN unnest(w.happenings) AS h (happening)
  WHERE w.agency_id = a.agency_id AND w.removed_at IS NULL
    AND h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
  ORDER BY w.id, length(h.happening) DESC;
  -- One waiting job an agency. It keeps its place in the line, however much more happens.
  IF FOUND THEN
    PERFORM graphile_worker.add_job('webhooks.send-to-agency', json_build_object('agencyId', a.agency_id), max_attempts => 1,
      job_key => 'webhooks:' || a.agency_id, job_key_mode => 'preserve_run_at');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Nothing writes `event.cancel`.
UPDATE webhooks SET happenings = array_replace(happenings, 'event.cancel', 'event.move:37');

-- What an agency's person reads of in the digest of the day: all but openings of quotations, unless it chose otherwise.
CREATE OR REPLACE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_notices (user_id, agency_id, audit_id, kind, at, is_shown, mail_due, push_due, daily_due)
  SELECT told.user_id, told.agency_id, told.id, told.kind, told.at, coalesce(c.bell, true), coalesce(c.mail, false),
    coalesce(c.push, false),
    told.agency_id IS NOT NULL AND coalesce(c.daily, told.kind <> 'QUOTATION_OPENED')
  FROM (
    SELECT m.user_id, m.agency_id, a.id, a.at, a.actor_id, h.kind, coalesce(q.created_by, e.created_by) AS answers_for_it
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'AGENCY'
    JOIN agency_users m ON m.agency_id = a.agency_id AND m.deactivated_at IS NULL
      AND NOT (a.entity = 'member' AND a.entity_id = m.user_id::text)
    LEFT JOIN quotations q ON a.entity = 'quotation' AND q.agency_id = a.agency_id AND q.id = CASE
      WHEN a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid END
    LEFT JOIN events e ON e.agency_id = a.agency_id AND e.id = CASE
      WHEN a.entity = 'event' AND a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid
      WHEN a.detail ->> 'eventId' ~ '^[0-9a-f-]{36}$' THEN (a.detail ->> 'eventId')::uuid END
    UNION ALL
    SELECT u.id, NULL::uuid, a.id, a.at, a.actor_id, h.kind, NULL::uuid
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'PLATFORM'
    JOIN users u ON u.is_administrator
  ) told
  LEFT JOIN inbox_choices c ON c.user_id = told.user_id AND c.kind = told.kind
  LEFT JOIN inbox_scopes s ON s.user_id = told.user_id
  WHERE told.user_id::text IS DISTINCT FROM told.actor_id
    AND (coalesce(c.bell, true) OR c.mail OR c.push OR c.daily)
    AND (NOT coalesce(s.only_own, false) OR told.answers_for_it IS NULL OR told.answers_for_it = told.user_id);
  RETURN NULL;
END $$;

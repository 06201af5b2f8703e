-- Reminders have a topic of their own: who muted work by a channel goes on without them.
UPDATE "talent_message_settings" SET "muted" = "muted" || (
  SELECT coalesce(array_agg(replace(m, 'work.', 'reminders.')), '{}') FROM unnest("muted") m WHERE m LIKE 'work.%'
) WHERE EXISTS (SELECT 1 FROM unnest("muted") m WHERE m LIKE 'work.%');

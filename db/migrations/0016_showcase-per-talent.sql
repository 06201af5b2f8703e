ALTER TABLE "convocateds" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convocateds" ADD COLUMN "shown_position" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "convocateds_shown_once" ON "convocateds" USING btree ("event_id","talent_id") WHERE shown_at is not null;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_shown" CHECK ((shown_at is null) = (shown_position is null));--> statement-breakpoint
-- What clients see today they go on seeing: each talent of an open event once, in the order they were called.
UPDATE convocateds SET shown_at = now(), shown_position = seen.position
FROM (
  SELECT DISTINCT ON (place.event_id, place.talent_id) place.id,
    rank() OVER (PARTITION BY place.event_id ORDER BY place.created_at, place.id)::integer AS position
  FROM convocateds place JOIN events ON events.id = place.event_id
  WHERE events.state_id IN (33, 34, 35)
    AND place.state_id <> 1812 AND place.application_state_id NOT IN (1816, 1817)
  ORDER BY place.event_id, place.talent_id, place.created_at, place.id
) seen
WHERE convocateds.id = seen.id;--> statement-breakpoint
-- An open call without a deadline took answers until it ended; now until the evening before it begins.
UPDATE convocatories call SET deadline = CASE
    WHEN eve.at > now() THEN eve.at
    WHEN call.start_date > now() THEN call.start_date
    ELSE call.end_date
  END
FROM (
  SELECT one.id, date_trunc('day', one.start_date AT TIME ZONE cities.time_zone) AT TIME ZONE cities.time_zone
    - interval '6 hours' AS at
  FROM convocatories one JOIN events ON events.id = one.event_id JOIN cities ON cities.id = events.city_id
) eve
WHERE eve.id = call.id AND call.state_id = 41 AND call.deadline IS NULL;

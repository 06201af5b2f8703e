-- What is kept of a number for searching: the digits of a document, and those of a telephone with its country's code
-- and without its extension. Texts for none, so that they can stand in a generated column.
CREATE FUNCTION search_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(coalesce(value, ''), '\D', '', 'g') $$;--> statement-breakpoint
CREATE FUNCTION search_phone(value text, dialing_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN value IS NULL THEN '' WHEN value LIKE '+%' THEN '' ELSE coalesce(dialing_code, '') END
    || regexp_replace(regexp_replace(coalesce(value, ''), '\s*x\s*\d{1,6}$', ''), '\D', '', 'g') $$;--> statement-breakpoint
ALTER TABLE "clients" drop column "search_text";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(name_producer, '') || ' ' || coalesce(email_producer, '') || ' ' || search_digits(identification) || ' '
      || search_phone(phone, dialing_code) || ' ' || search_phone(phone_producer, dialing_code))) STORED;--> statement-breakpoint
ALTER TABLE "events" drop column "search_text";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(name_client, '')
      || coalesce(' ' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "quotations" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name_event || ' ' || coalesce(name_client, '') || ' '
      || coalesce(name_contact, '') || ' ' || coalesce(email_client, '') || ' ' || search_phone(phone_client, dialing_code)
      || coalesce(' ' || code::text || ' #' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), '')
      || coalesce(' v' || nullif(version, 1)::text, ''))) STORED;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(email, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))) STORED;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(email, '') || ' ' || search_phone(phone, dialing_code))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || lastname || ' ' || email || ' '
      || coalesce(identification, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))) STORED;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "contact_text" text GENERATED ALWAYS AS (lower(email || ' ' || coalesce(identification, '') || ' '
      || search_digits(identification) || ' ' || search_phone(phone, dialing_code))) STORED;--> statement-breakpoint

-- Generated columns that are new take their indexes with them.
CREATE INDEX clients_words ON clients USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX events_search ON events USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX quotations_search ON quotations USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
DROP INDEX agencies_search;--> statement-breakpoint
CREATE INDEX agencies_search ON agencies USING gin (search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX client_contacts_search ON client_contacts USING gin (agency_id, search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX users_found ON users USING gin (search_fold(search_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX talents_contact ON talents USING gin (search_fold(contact_text) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
-- Claims are searched by who they name too.
CREATE OR REPLACE FUNCTION claim_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(' ', NEW.name, (SELECT e.name FROM events e WHERE e.id = NEW.event_id), NEW.number,
    'CC-' || lpad(NEW.code::text, greatest(5, length(NEW.code::text)), '0'), NEW.code::text, NEW.identification,
    search_digits(NEW.identification), search_phone(NEW.phone, '57'), NEW.email);
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER claims_search_text ON claims;--> statement-breakpoint
CREATE TRIGGER claims_search_text BEFORE INSERT OR UPDATE OF name, number, code, event_id, identification, phone, email, search_text
  ON claims FOR EACH ROW EXECUTE FUNCTION claim_search_text();--> statement-breakpoint
UPDATE claims SET search_text = '';

CREATE TABLE "analytics_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quotation_id" uuid,
	"event_id" uuid,
	CONSTRAINT "analytics_changes_one" CHECK (num_nonnulls(quotation_id, event_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "analytics_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_months" (
	"agency_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "analytics_months_agency_id_measure_month_key_pk" PRIMARY KEY("agency_id","measure","month","key")
);
--> statement-breakpoint
CREATE INDEX "analytics_entries_subject" ON "analytics_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "analytics_entries_key" ON "analytics_entries" USING btree ("agency_id","measure","key","month","id");--> statement-breakpoint
CREATE INDEX "analytics_entries_rows" ON "analytics_entries" USING btree ("agency_id","measure","month","id");--> statement-breakpoint
CREATE INDEX "analytics_entries_all" ON "analytics_entries" USING btree ("measure","month","id");--> statement-breakpoint
CREATE INDEX "analytics_months_all" ON "analytics_months" USING btree ("measure","month") WHERE count <> 0;--> statement-breakpoint
-- Notes the quotation or the event behind a row that figures follow from; its argument says how the row names it.
CREATE FUNCTION note_analytics_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_ARGV[0] = 'quotation' THEN
    INSERT INTO analytics_changes (quotation_id) VALUES (changed.id);
  ELSIF TG_ARGV[0] = 'line' THEN
    INSERT INTO analytics_changes (quotation_id) VALUES (changed.quotation_id);
  ELSIF TG_ARGV[0] = 'event' THEN
    INSERT INTO analytics_changes (event_id) VALUES (changed.id);
    IF TG_OP <> 'INSERT' AND OLD.quotation_id IS NOT NULL THEN
      INSERT INTO analytics_changes (quotation_id) VALUES (OLD.quotation_id);
    END IF;
  ELSE
    INSERT INTO analytics_changes (event_id) VALUES (changed.event_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER quotations_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, client_id, city_id, currency_id, fx_rate,
  subtotal, total, previous_id, sent_at, first_opened_at, accepted_at, voided_at, superseded_at ON quotations
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('quotation');--> statement-breakpoint
CREATE TRIGGER quotation_lines_counted AFTER INSERT OR DELETE OR UPDATE ON quotation_lines
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('line');--> statement-breakpoint
CREATE TRIGGER events_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, quotation_id, city_id, currency_id, fx_rate,
  start_date, end_date, total_event ON events
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('event');--> statement-breakpoint
CREATE TRIGGER event_personals_counted AFTER INSERT OR DELETE OR UPDATE ON event_personals
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER convocateds_counted AFTER INSERT OR DELETE OR UPDATE OF state_id, replied_at, talent_id ON convocateds
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER contracts_counted AFTER INSERT OR DELETE OR UPDATE OF voided_at, terms ON contracts
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER claims_counted AFTER INSERT OR DELETE OR UPDATE OF status, price ON claims
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER event_costs_counted AFTER INSERT OR DELETE OR UPDATE ON event_costs
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
CREATE TRIGGER event_collections_counted AFTER INSERT OR DELETE OR UPDATE ON event_collections
  FOR EACH ROW EXECUTE FUNCTION note_analytics_change('of event');--> statement-breakpoint
-- What is there already is counted by the job in its first minutes.
INSERT INTO analytics_changes (quotation_id) SELECT id FROM quotations;--> statement-breakpoint
INSERT INTO analytics_changes (event_id) SELECT id FROM events WHERE quotation_id IS NULL;

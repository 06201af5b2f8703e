DROP INDEX "events_dates";--> statement-breakpoint
DROP INDEX "events_list";--> statement-breakpoint
DROP INDEX "quotations_list";--> statement-breakpoint
DROP INDEX "quotations_newest";--> statement-breakpoint
DROP INDEX "quotations_client";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(identification, '') || ' ' || coalesce(name_producer, ''))) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "code" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "name_client" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(name_client, '') || ' ' || coalesce(code::text, ''))) STORED;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "code_order" integer GENERATED ALWAYS AS (coalesce(code, 2147483647)) STORED;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "total_pesos" numeric GENERATED ALWAYS AS (round(total * fx_rate / case when currency_id in (1, 5) then 1 else 100 end)) STORED;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name_event || ' ' || coalesce(name_client, '')
      || coalesce(' ' || code::text || ' #' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), '')
      || coalesce(' v' || nullif(version, 1)::text, ''))) STORED;--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("agency_id",(name collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "clients_by_age" ON "clients" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("agency_id","start_date","id");--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("agency_id",(name collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "events_by_code" ON "events" USING btree ("agency_id",coalesce(code, 0),"id");--> statement-breakpoint
CREATE INDEX "events_by_client" ON "events" USING btree ("agency_id",(coalesce(name_client, '') collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "events_open" ON "events" USING btree ("agency_id","start_date","id") WHERE state_id in (33, 34, 35);--> statement-breakpoint
CREATE INDEX "quotations_of_all" ON "quotations" USING btree ("code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_voided" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id") WHERE voided_at is not null;--> statement-breakpoint
CREATE INDEX "quotations_superseded" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id") WHERE superseded_at is not null;--> statement-breakpoint
CREATE INDEX "quotations_by_client" ON "quotations" USING btree ("agency_id",(name_client is null),(coalesce(name_client, '') collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotations_by_event" ON "quotations" USING btree ("agency_id",(name_event collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotations_by_date" ON "quotations" USING btree ("agency_id","start_date","id");--> statement-breakpoint
CREATE INDEX "quotations_by_total" ON "quotations" USING btree ("agency_id","total_pesos","id");--> statement-breakpoint
CREATE INDEX "quotations_by_opening" ON "quotations" USING btree ("agency_id",coalesce(last_opened_at, '-infinity'),"updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_by_change" ON "quotations" USING btree ("agency_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_since" ON "quotations" USING btree ("agency_id",greatest(sent_at, accepted_at, rejected_at, valid_until));--> statement-breakpoint
CREATE INDEX "quotations_last_of_client" ON "quotations" USING btree ("agency_id","client_id",coalesce(sent_at, created_at)) WHERE voided_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "quotations_bought" ON "quotations" USING btree ("agency_id","client_id","accepted_at") WHERE accepted_at is not null and voided_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("agency_id","state_id","start_date","id");--> statement-breakpoint
CREATE INDEX "quotations_list" ON "quotations" USING btree ("agency_id","state_id","code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_newest" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_client" ON "quotations" USING btree ("agency_id","client_id","code_order","version","updated_at","id");
CREATE INDEX "events_dates" ON "events" USING btree ("agency_id","end_date");--> statement-breakpoint
CREATE INDEX "audit_entries_event" ON "audit_entries" USING btree ((detail->>'eventId'),"id");--> statement-breakpoint
CREATE INDEX "quotations_newest" ON "quotations" USING btree ("agency_id","code" DESC NULLS FIRST,"version" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"id") WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX "talents_newest" ON "talents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "talents_fit" ON "talents" USING btree ("residence_city_id","gender","height") WHERE state_id = 18;
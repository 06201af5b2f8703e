DROP INDEX "talents_city";--> statement-breakpoint
DROP INDEX "talents_fit";--> statement-breakpoint
CREATE INDEX "talents_city" ON "talents" USING btree ("residence_city_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talents_fit" ON "talents" USING btree ("residence_city_id","gender","height");
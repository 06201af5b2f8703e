ALTER TABLE "talent_notes" DROP CONSTRAINT "talent_notes_note";--> statement-breakpoint
CREATE INDEX "claim_payments_decided" ON "claim_payments" USING btree ("agency_id","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "claims_approved" ON "claims" USING btree ("agency_id","approved_at") WHERE status in ('APPROVED', 'PAID');--> statement-breakpoint
CREATE INDEX "events_advance_paid" ON "events" USING btree ("agency_id","advance_paid_at") WHERE valid_advance;--> statement-breakpoint
CREATE INDEX "client_payments_received" ON "client_payments" USING btree ("agency_id","paid_on") WHERE state = 'RECEIVED';
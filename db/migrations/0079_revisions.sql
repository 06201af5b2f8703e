ALTER TABLE "agencies" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "final_clients" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_representatives" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_templates" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_texts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "constants" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_sheets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_rules" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_personals" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_costs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_finance_notes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_scopes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_message_settings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_collections" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_transportations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_papers" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_units" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint

-- Counts the changes of a row, whoever makes them.
CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agencies FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON final_clients FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON legal_representatives FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON quotation_templates FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agency_texts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON constants FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON client_contacts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON call_sheets FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON ride_rules FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON ride_stops FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_personals FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_costs FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_finance_notes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON agency_users FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON inbox_scopes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_message_settings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON payer_accounts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON event_collections FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON reminder_rules FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON platform_transportations FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON user_transportations FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON saved_searches FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON collection_settings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_notes FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_bank_accounts FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_papers FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_reductions FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_tax_data FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talent_ratings FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON talents FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON tax_units FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER count_revision BEFORE UPDATE ON taxation_prices FOR EACH ROW EXECUTE FUNCTION count_revision();

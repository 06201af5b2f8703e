CREATE TABLE "book_numbers" (
	"agency_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "book_numbers_pk" PRIMARY KEY("agency_id","paper"),
	CONSTRAINT "book_numbers_paper" CHECK (paper in ('COST', 'CLIENT_PAYMENT'))
);
--> statement-breakpoint
ALTER TABLE "journal_accounts" DROP CONSTRAINT "journal_accounts_use";--> statement-breakpoint
ALTER TABLE "event_costs" ADD COLUMN "supplier_identification" text;--> statement-breakpoint
ALTER TABLE "event_costs" ADD COLUMN "book_number" integer;--> statement-breakpoint
ALTER TABLE "client_payments" ADD COLUMN "withheld_tax" text;--> statement-breakpoint
ALTER TABLE "client_payments" ADD COLUMN "book_number" integer;--> statement-breakpoint
ALTER TABLE "book_numbers" ADD CONSTRAINT "book_numbers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_number" UNIQUE("agency_id","book_number");--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_number" UNIQUE("agency_id","book_number");--> statement-breakpoint
ALTER TABLE "journal_accounts" ADD CONSTRAINT "journal_accounts_use" CHECK (use in ('TALENT_COST', 'INCOME_TAX_WITHHELD', 'SERVICES_WITHHELD', 'ABROAD_WITHHELD', 'IVA_WITHHELD', 'ICA_WITHHELD', 'TALENTS_PAYABLE', 'BANK', 'EVENT_COST', 'IVA_PAID', 'SUPPLIERS_PAYABLE', 'CLIENTS', 'ADVANCES', 'TAX_PAID_AHEAD', 'IVA_PAID_AHEAD', 'ICA_PAID_AHEAD', 'CLIENT_DISCOUNTS', 'HELD_BY_PLATFORM'));--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_tax" CHECK (withheld_tax in ('INCOME', 'IVA', 'ICA'));--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_taxed" CHECK (withheld_tax is null or kind = 'WITHHELD');--> statement-breakpoint
-- custom: what is there is numbered in its order, and what comes is counted on.
UPDATE client_payments SET withheld_tax = 'INCOME' WHERE kind = 'WITHHELD';--> statement-breakpoint
UPDATE event_costs c SET book_number = n.number
FROM (SELECT id, row_number() OVER (PARTITION BY agency_id ORDER BY created_at, id) AS number FROM event_costs) n
WHERE n.id = c.id;--> statement-breakpoint
UPDATE client_payments c SET book_number = n.number
FROM (SELECT id, row_number() OVER (PARTITION BY agency_id ORDER BY created_at, id) AS number
  FROM client_payments WHERE state IN ('RECEIVED', 'UNDONE')) n
WHERE n.id = c.id;--> statement-breakpoint
INSERT INTO book_numbers (agency_id, paper, last_number)
SELECT agency_id, 'COST', max(book_number) FROM event_costs GROUP BY agency_id
UNION ALL
SELECT agency_id, 'CLIENT_PAYMENT', max(book_number) FROM client_payments
WHERE book_number IS NOT NULL GROUP BY agency_id;--> statement-breakpoint
CREATE FUNCTION next_book_number(of_agency uuid, of_paper text) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO book_numbers (agency_id, paper, last_number) VALUES (of_agency, of_paper, 1)
  ON CONFLICT (agency_id, paper) DO UPDATE SET last_number = book_numbers.last_number + 1
  RETURNING last_number
$$;--> statement-breakpoint
-- A ride that is told again is refused afterwards, and takes no number.
CREATE FUNCTION number_event_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.source_id IS NULL
    OR NOT EXISTS (SELECT FROM event_costs WHERE source = NEW.source AND source_id = NEW.source_id) THEN
    NEW.book_number := next_book_number(NEW.agency_id, 'COST');
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER event_costs_numbered BEFORE INSERT ON event_costs
  FOR EACH ROW EXECUTE FUNCTION number_event_cost();--> statement-breakpoint
CREATE FUNCTION number_client_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'RECEIVED' THEN
    IF TG_OP = 'INSERT' THEN NEW.book_number := NULL; END IF;
  ELSIF TG_OP = 'INSERT' OR NEW.book_number IS NULL THEN
    NEW.book_number := next_book_number(NEW.agency_id, 'CLIENT_PAYMENT');
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER client_payments_numbered BEFORE INSERT OR UPDATE ON client_payments
  FOR EACH ROW EXECUTE FUNCTION number_client_payment();

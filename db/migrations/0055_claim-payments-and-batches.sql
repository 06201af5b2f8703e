CREATE TABLE "claim_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"payer_kind" text NOT NULL,
	"state" text DEFAULT 'PAID' NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"proof_file_id" uuid,
	"payout_item_id" uuid,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"created_by" uuid,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_payments_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "claim_payments_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "claim_payments_state" CHECK (state in ('PAID', 'REJECTED', 'REVERSED')),
	CONSTRAINT "claim_payments_type" CHECK (account_type in ('AHORROS', 'CORRIENTE')),
	CONSTRAINT "claim_payments_amount" CHECK (amount >= 0),
	CONSTRAINT "claim_payments_reason" CHECK ((state = 'PAID') = (reason is null))
);
--> statement-breakpoint
CREATE TABLE "claim_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE'))
);
--> statement-breakpoint
CREATE TABLE "payer_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_kind" text NOT NULL,
	"agency_id" uuid,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"holder" text NOT NULL,
	"tax_id" text NOT NULL,
	"layout" text NOT NULL,
	"layout_overrides" jsonb,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payer_accounts_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "payer_accounts_payer_kind" CHECK ((payer_kind = 'PLATFORM') = (agency_id is null)),
	CONSTRAINT "payer_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE'))
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_kind" text NOT NULL,
	"agency_id" uuid,
	"number" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"currency_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source_account_id" uuid,
	"layout" text NOT NULL,
	"item_count" integer,
	"total" bigint,
	"created_by" uuid NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"exported_by" uuid,
	"exported_at" timestamp with time zone,
	"file_id" uuid,
	"file_hash" text,
	"paid_on" date,
	"reference" text,
	"proof_file_id" uuid,
	"closed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_batches_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "payout_batches_payer_kind" CHECK ((payer_kind = 'PLATFORM') = (agency_id is null)),
	CONSTRAINT "payout_batches_state" CHECK (state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED', 'CLOSED', 'CANCELLED')),
	CONSTRAINT "payout_batches_totals" CHECK (state in ('DRAFT', 'CANCELLED') or (item_count > 0 and total >= 0)),
	CONSTRAINT "payout_batches_file" CHECK (state not in ('EXPORTED', 'CLOSED') or file_hash is not null),
	CONSTRAINT "payout_batches_approved" CHECK (state not in ('APPROVED', 'EXPORTED', 'CLOSED') or approved_by is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"added_by" uuid NOT NULL,
	"bank_id" integer,
	"account_type" text,
	"account_last_digits" text,
	"claim_account_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_items_state" CHECK (state in ('OPEN', 'PAID', 'REJECTED', 'RELEASED')),
	CONSTRAINT "payout_items_amount" CHECK (amount >= 0),
	CONSTRAINT "payout_items_reason" CHECK ((state = 'REJECTED') = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "payouts_second_approval_over" bigint;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "kind" text DEFAULT 'BANK' NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "account_problem" text;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_payout_item_id_payout_items_id_fk" FOREIGN KEY ("payout_item_id") REFERENCES "public"."payout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_source_account_id_payer_accounts_id_fk" FOREIGN KEY ("source_account_id") REFERENCES "public"."payer_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_exported_by_users_id_fk" FOREIGN KEY ("exported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_claim_account_id_claim_accounts_id_fk" FOREIGN KEY ("claim_account_id") REFERENCES "public"."claim_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_payments_claim" ON "claim_payments" USING btree ("agency_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_payments_day" ON "claim_payments" USING btree ("agency_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "claim_payments_talent" ON "claim_payments" USING btree ("talent_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payments_item" ON "claim_payments" USING btree ("payout_item_id");--> statement-breakpoint
CREATE INDEX "claim_accounts_claim" ON "claim_accounts" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_accounts_talent" ON "claim_accounts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "payer_accounts_payer" ON "payer_accounts" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_number" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"number");--> statement-breakpoint
CREATE INDEX "payout_batches_list" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"state","created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_list_all" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_items_open" ON "payout_items" USING btree ("claim_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_items_once" ON "payout_items" USING btree ("batch_id","claim_id");--> statement-breakpoint
CREATE INDEX "payout_items_claim" ON "payout_items" USING btree ("agency_id","claim_id");--> statement-breakpoint
CREATE INDEX "payout_items_talent" ON "payout_items" USING btree ("talent_id");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_payouts_second_approval" CHECK (payouts_second_approval_over >= 0);--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_kind" CHECK (kind in ('BANK', 'WALLET', 'FOREIGN'));--> statement-breakpoint
INSERT INTO "claim_payments" ("agency_id", "claim_id", "talent_id", "payer_kind", "amount", "currency_code", "paid_on", "reference",
  "bank_id", "account_type", "account_last_digits", "created_by", "created_at", "updated_at")
SELECT "agency_id", "id", "talent_id", CASE WHEN "third_party" THEN 'PLATFORM' ELSE 'AGENCY' END,
  "price" - coalesce("withheld", 0), "currency_code",
  (coalesce("paid_at", "updated_at") AT TIME ZONE 'America/Bogota')::date, "payment_reference",
  "bank_id", "account_type", "account_last_digits", "paid_by", coalesce("paid_at", "updated_at"), coalesce("paid_at", "updated_at")
FROM "claims" WHERE "status" = 'PAID';--> statement-breakpoint
UPDATE "claims" SET "paid" = "price" - coalesce("withheld", 0) WHERE "status" = 'PAID';--> statement-breakpoint
UPDATE "claims" SET "payout_batch_id" = NULL WHERE "payout_batch_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_paid" CHECK (paid between 0 and price - coalesce(withheld, 0));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_paid_in_full" CHECK (status <> 'PAID' or paid = price - coalesce(withheld, 0));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_unpaid" CHECK (status in ('APPROVED', 'PAID') or paid = 0);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_in_batch" CHECK (payout_batch_id is null or status = 'APPROVED');--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_paid_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "claims" DROP COLUMN "paid_by";--> statement-breakpoint
ALTER TABLE "claims" DROP COLUMN "payment_reference";--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_payout_batch_fk" FOREIGN KEY ("payout_batch_id") REFERENCES "public"."payout_batches"("id");--> statement-breakpoint

INSERT INTO banks (id, name, kind, code) VALUES
  (1, 'Bancolombia', 'BANK', '1007'),
  (2, 'Banco Davivienda', 'BANK', '1051'),
  (3, 'Nequi', 'WALLET', '1507'),
  (4, 'Daviplata', 'WALLET', '1551'),
  (5, 'Bank of America', 'FOREIGN', NULL),
  (6, 'Banco Caja Social', 'BANK', '1032'),
  (7, 'Banco de Bogota', 'BANK', '1001'),
  (8, 'Banco Colpatria', 'BANK', '1019'),
  (9, 'Banco Av villas', 'BANK', '1052'),
  (10, 'Banco Popular', 'BANK', '1002'),
  (11, 'Banco BBVA', 'BANK', '1013'),
  (12, 'Banco Itau', 'BANK', '1006'),
  (13, 'Nubank', 'BANK', '1809'),
  (14, 'Zelle', 'FOREIGN', NULL),
  (15, 'Banco de Occidente', 'BANK', '1023'),
  (16, 'Banco Agrario', 'BANK', '1040'),
  (17, 'Banco GNB Sudameris', 'BANK', '1012'),
  (18, 'Lulo Bank', 'BANK', '1070'),
  (19, 'Banco Falabella', 'BANK', '1062'),
  (20, 'Banco Pichincha', 'BANK', '1060'),
  (21, 'Bancoomeva', 'BANK', '1061'),
  (22, 'Banco Finandina', 'BANK', '1063'),
  (23, 'Banco Serfinanza', 'BANK', '1069'),
  (24, 'Banco W', 'BANK', '1053'),
  (25, 'Bancamía', 'BANK', '1059'),
  (26, 'Mibanco', 'BANK', '1067')
ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, code = excluded.code;
--> statement-breakpoint

-- A payment changes once, with a reason; nothing about it is rewritten or deleted. Its proof may come later.
CREATE FUNCTION refuse_payment_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.claim_id <> OLD.claim_id OR NEW.agency_id <> OLD.agency_id
     OR NEW.talent_id <> OLD.talent_id OR NEW.payer_kind <> OLD.payer_kind OR NEW.amount <> OLD.amount
     OR NEW.currency_code <> OLD.currency_code OR NEW.paid_on <> OLD.paid_on
     OR NEW.reference IS DISTINCT FROM OLD.reference OR NEW.payout_item_id IS DISTINCT FROM OLD.payout_item_id
     OR NEW.bank_id <> OLD.bank_id OR NEW.account_type <> OLD.account_type
     OR NEW.account_last_digits <> OLD.account_last_digits OR NEW.created_by IS DISTINCT FROM OLD.created_by
     OR (OLD.state <> 'PAID' AND (NEW.state <> OLD.state OR NEW.reason IS DISTINCT FROM OLD.reason)) THEN
    RAISE EXCEPTION 'a payment cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claim_payments_frozen BEFORE UPDATE OR DELETE ON claim_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_rewrite();--> statement-breakpoint
CREATE TRIGGER claim_accounts_append_only BEFORE UPDATE OR DELETE ON claim_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A batch is never deleted; what it was when its file was made, and how it ended, stays.
CREATE FUNCTION refuse_batch_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.payer_kind <> OLD.payer_kind OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.number <> OLD.number OR NEW.currency_code <> OLD.currency_code OR NEW.created_by <> OLD.created_by
     OR (OLD.state IN ('CLOSED', 'CANCELLED') AND (NEW.state <> OLD.state OR NEW.total IS DISTINCT FROM OLD.total
       OR NEW.item_count IS DISTINCT FROM OLD.item_count OR NEW.file_hash IS DISTINCT FROM OLD.file_hash
       OR NEW.file_id IS DISTINCT FROM OLD.file_id OR NEW.paid_on IS DISTINCT FROM OLD.paid_on))
     OR (OLD.state NOT IN ('DRAFT', 'CLOSED', 'CANCELLED') AND NEW.state <> 'DRAFT'
       AND (NEW.total IS DISTINCT FROM OLD.total OR NEW.item_count IS DISTINCT FROM OLD.item_count)) THEN
    RAISE EXCEPTION 'a batch of payments cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_batches_frozen BEFORE UPDATE OR DELETE ON payout_batches
  FOR EACH ROW EXECUTE FUNCTION refuse_batch_rewrite();--> statement-breakpoint

-- Claims come into a draft and leave it; after that the item stays with its amount, and ends once.
CREATE FUNCTION refuse_item_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch_state text;
BEGIN
  SELECT state INTO batch_state FROM payout_batches WHERE id = OLD.batch_id;
  IF TG_OP = 'DELETE' THEN
    IF batch_state <> 'DRAFT' THEN
      RAISE EXCEPTION 'an item of a batch cannot be deleted' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW.batch_id <> OLD.batch_id OR NEW.claim_id <> OLD.claim_id OR NEW.agency_id <> OLD.agency_id
     OR NEW.talent_id <> OLD.talent_id OR NEW.added_by <> OLD.added_by
     OR (batch_state <> 'DRAFT' AND NEW.amount <> OLD.amount)
     OR (OLD.state IN ('REJECTED', 'RELEASED') AND NEW.state <> OLD.state)
     OR (OLD.state = 'PAID' AND NEW.state NOT IN ('PAID', 'REJECTED')) THEN
    RAISE EXCEPTION 'an item of a batch cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_items_frozen BEFORE UPDATE OR DELETE ON payout_items
  FOR EACH ROW EXECUTE FUNCTION refuse_item_rewrite();

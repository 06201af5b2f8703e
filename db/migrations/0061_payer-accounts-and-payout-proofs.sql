ALTER TABLE "third_party_payouts" ADD COLUMN "proof_file_id" uuid;--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_platform" ON "claims" USING btree ("status",coalesce(approved_at, sent_at),"id") WHERE third_party;--> statement-breakpoint
CREATE INDEX "claims_platform_all" ON "claims" USING btree (coalesce(approved_at, sent_at),"id") WHERE third_party;--> statement-breakpoint
CREATE INDEX "payout_batches_open" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at","id") WHERE closed_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "payout_batches_source" ON "payout_batches" USING btree ("source_account_id");--> statement-breakpoint

-- Which account it is stays, so that the batches that it paid say the truth; it is archived, not deleted.
CREATE FUNCTION refuse_payer_account_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.payer_kind <> OLD.payer_kind OR NEW.agency_id IS DISTINCT FROM OLD.agency_id
     OR NEW.bank_id <> OLD.bank_id OR NEW.account_type <> OLD.account_type
     OR NEW.account_encrypted <> OLD.account_encrypted OR NEW.account_last_digits <> OLD.account_last_digits
     OR (OLD.archived_at IS NOT NULL AND NEW.archived_at IS DISTINCT FROM OLD.archived_at) THEN
    RAISE EXCEPTION 'an account from which batches are paid cannot be rewritten'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payer_accounts_frozen BEFORE UPDATE OR DELETE ON payer_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_payer_account_rewrite();--> statement-breakpoint
CREATE FUNCTION refuse_source_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the account of a file that was made cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payout_batches_source BEFORE UPDATE ON payout_batches
  FOR EACH ROW WHEN (OLD.state IN ('EXPORTED', 'CLOSED') AND NEW.source_account_id IS DISTINCT FROM OLD.source_account_id)
  EXECUTE FUNCTION refuse_source_account_change();

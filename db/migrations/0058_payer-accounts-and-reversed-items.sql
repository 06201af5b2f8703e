ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_state";--> statement-breakpoint
ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_reason";--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payer_accounts_default" ON "payer_accounts" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE is_default;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_no_default" CHECK (not is_default or archived_at is null);--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_state" CHECK (state in ('OPEN', 'PAID', 'REJECTED', 'REVERSED', 'RELEASED'));--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_reason" CHECK ((state in ('REJECTED', 'REVERSED')) = (reason is not null));--> statement-breakpoint

-- What was marked as paid wrongly is reversed, with its payment; it ends once all the same.
CREATE OR REPLACE FUNCTION refuse_item_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
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
     OR (OLD.state IN ('REJECTED', 'REVERSED', 'RELEASED') AND NEW.state <> OLD.state)
     OR (OLD.state = 'PAID' AND NEW.state NOT IN ('PAID', 'REJECTED', 'REVERSED')) THEN
    RAISE EXCEPTION 'an item of a batch cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE payout_items i SET state = 'REVERSED', reason = p.reason
FROM claim_payments p
WHERE p.payout_item_id = i.id AND p.state = 'REVERSED' AND i.state = 'PAID';

UPDATE claims SET sent_at = created_at;--> statement-breakpoint

-- What a talent claimed changes only when it corrects a returned claim, and never before the earlier version is kept.
CREATE OR REPLACE FUNCTION refuse_claim_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code IS DISTINCT FROM OLD.code THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.price IS DISTINCT FROM OLD.price
      OR NEW.account_encrypted IS DISTINCT FROM OLD.account_encrypted OR NEW.version IS DISTINCT FROM OLD.version)
     AND NOT (OLD.status = 'RETURNED' AND NEW.status = 'SENT' AND NEW.version = OLD.version + 1
       AND EXISTS (SELECT FROM claim_versions v WHERE v.claim_id = OLD.id AND v.version = OLD.version
         AND v.snapshot = OLD.snapshot AND v.price = OLD.price AND v.account_encrypted = OLD.account_encrypted
         AND v.pdf_file_id IS NOT DISTINCT FROM OLD.pdf_file_id)) THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claim_versions_frozen BEFORE UPDATE OR DELETE ON claim_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

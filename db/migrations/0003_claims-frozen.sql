-- What a talent claimed never changes either; its status, payment and PDF may.
CREATE FUNCTION refuse_claim_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.price IS DISTINCT FROM OLD.price
     OR NEW.account_encrypted IS DISTINCT FROM OLD.account_encrypted OR NEW.code IS DISTINCT FROM OLD.code THEN
    RAISE EXCEPTION 'a sent claim cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_frozen BEFORE UPDATE ON claims
  FOR EACH ROW EXECUTE FUNCTION refuse_claim_rewrite();

-- An addition adds to the event of an accepted quotation, in its currency and collected by the same: their totals are
-- added up. An addition takes none itself.
CREATE FUNCTION require_addable_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM quotations q JOIN events e ON e.quotation_id = q.id
    WHERE q.id = NEW.addition_of AND q.addition_of IS NULL AND q.currency_id = NEW.currency_id AND q.tercero = NEW.tercero)
  THEN
    RAISE EXCEPTION 'an addition adds to the event of a quotation in its currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER quotations_addable BEFORE INSERT OR UPDATE OF addition_of, currency_id, tercero ON quotations
  FOR EACH ROW WHEN (NEW.addition_of IS NOT NULL) EXECUTE FUNCTION require_addable_quotation();

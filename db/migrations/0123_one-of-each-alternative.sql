-- Of each group of alternatives of a quotation one line is taken, when the transaction ends: the unique index lets no
-- second one be, this no group be without one.
CREATE FUNCTION require_taken_alternative() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF EXISTS (SELECT FROM quotation_lines WHERE quotation_id = changed.quotation_id AND alternative IS NOT NULL
    GROUP BY alternative HAVING NOT bool_or(taken))
  THEN
    RAISE EXCEPTION 'of a group of alternatives of a quotation no line is taken'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER quotation_lines_one_taken AFTER INSERT ON quotation_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.alternative IS NOT NULL AND NOT NEW.taken)
  EXECUTE FUNCTION require_taken_alternative();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER quotation_lines_one_kept AFTER UPDATE ON quotation_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (coalesce(OLD.alternative, NEW.alternative) IS NOT NULL)
  EXECUTE FUNCTION require_taken_alternative();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER quotation_lines_one_left AFTER DELETE ON quotation_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.alternative IS NOT NULL AND OLD.taken)
  EXECUTE FUNCTION require_taken_alternative();

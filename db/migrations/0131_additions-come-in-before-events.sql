-- What an archive brings stands as it was, and its events come after the quotations that made them.
CREATE OR REPLACE TRIGGER quotations_addable BEFORE INSERT OR UPDATE OF addition_of, currency_id, tercero ON quotations
  FOR EACH ROW WHEN (NEW.addition_of IS NOT NULL AND NOT archive_comes_in()) EXECUTE FUNCTION require_addable_quotation();

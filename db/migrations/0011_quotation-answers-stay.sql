-- What a client was sent, and what it answered, is evidence: neither is written anew.
CREATE TRIGGER quotation_documents_frozen BEFORE UPDATE ON quotation_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quotation_answers_frozen BEFORE UPDATE ON quotation_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

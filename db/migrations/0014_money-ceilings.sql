-- No row holds more than the highest ceiling of lib/core/money-limits.ts, and no quotation a rate that no currency has.
-- What follows from a quotation (events, calls) has no entrance of its own.
-- Triggers on the columns and not checks on the row: a row written before may still be voided, ended or paid.
CREATE FUNCTION refuse_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an amount of % is above the ceiling, or its rate of exchange impossible', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER quotations_ceiling BEFORE INSERT OR UPDATE OF total, total_platform, subtotal_service_agent, feeding, transport, price_agent_service, fx_rate ON quotations
  FOR EACH ROW WHEN (NEW.total > 1000000000000 OR NEW.total_platform > 1000000000000 OR NEW.subtotal_service_agent > 1000000000000 OR NEW.feeding > 1000000000000 OR NEW.transport > 1000000000000 OR NEW.price_agent_service > 1000000000000
    OR NEW.fx_rate NOT BETWEEN 0.4 AND 45000)
  EXECUTE FUNCTION refuse_amount();--> statement-breakpoint
CREATE TRIGGER quotation_lines_ceiling BEFORE INSERT OR UPDATE OF budget, total_client, total_producer ON quotation_lines
  FOR EACH ROW WHEN (NEW.budget > 1000000000000 OR NEW.total_client > 1000000000000 OR NEW.total_producer > 1000000000000)
  EXECUTE FUNCTION refuse_amount();--> statement-breakpoint
CREATE TRIGGER claims_ceiling BEFORE INSERT OR UPDATE OF price ON claims
  FOR EACH ROW WHEN (NEW.price > 1000000000000)
  EXECUTE FUNCTION refuse_amount();

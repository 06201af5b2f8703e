-- While an archive of an agency comes in (`elenco.archive_comes_in`, for one transaction), its rows are as they were: they
-- have their numbers, what their talents offer stands on the talents, and what happened once is told nobody again.
CREATE OR REPLACE FUNCTION archive_comes_in() RETURNS boolean LANGUAGE sql STABLE AS $function$
  SELECT coalesce(current_setting('elenco.archive_comes_in', true), '') = 'on' $function$;
--> statement-breakpoint
DROP TRIGGER client_payments_numbered ON client_payments;
--> statement-breakpoint
CREATE TRIGGER client_payments_numbered BEFORE INSERT OR UPDATE ON client_payments
  FOR EACH ROW WHEN (NOT archive_comes_in()) EXECUTE FUNCTION number_client_payment();
--> statement-breakpoint
DROP TRIGGER event_costs_numbered ON event_costs;
--> statement-breakpoint
CREATE TRIGGER event_costs_numbered BEFORE INSERT ON event_costs
  FOR EACH ROW WHEN (NOT archive_comes_in()) EXECUTE FUNCTION number_event_cost();
--> statement-breakpoint
DROP TRIGGER talent_profiles_terms_insert ON talent_profiles;
--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_insert AFTER INSERT ON talent_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
DROP TRIGGER talent_skills_terms_insert ON talent_skills;
--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_insert AFTER INSERT ON talent_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
DROP TRIGGER audit_entries_tell_people ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER audit_entries_tell_people AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT archive_comes_in()) EXECUTE FUNCTION tell_people();

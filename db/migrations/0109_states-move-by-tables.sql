-- A row goes from one state to another only where the tables of lib/core/states say so; a test holds these to them. Any
-- state may be the first one: archives and imports bring rows as they are.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the state of a row of % does not lead there', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER agencies_moves BEFORE UPDATE OF state_id ON agencies FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (22, 23), (24, 23), (22, 24), (23, 24), (22, 26), (23, 26), (24, 26), (21, 23), (26, 23)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER users_moves BEFORE UPDATE OF state_id ON users FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (71, 73), (72, 73), (74, 73), (71, 75), (72, 75), (73, 75), (74, 75), (75, 73), (75, 71)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER clients_moves BEFORE UPDATE OF state_id ON clients FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (52, 53), (53, 52), (52, 32), (53, 32)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER events_moves BEFORE UPDATE OF state_id ON events FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (33, 34), (35, 34), (33, 35), (34, 35), (33, 36), (34, 36), (35, 36), (33, 37), (34, 37),
    (35, 37), (33, 38), (34, 38), (35, 38)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER convocatories_moves BEFORE UPDATE OF state_id ON convocatories FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (41, 42), (41, 43), (42, 41)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER talents_moves BEFORE UPDATE OF state_id ON talents FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (16, 17), (16, 18), (17, 18), (18, 17), (16, 19), (17, 19), (18, 19), (19, 18)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER quotations_moves BEFORE UPDATE OF state_id ON quotations FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (61, 62), (62, 63), (62, 64), (62, 65), (63, 65)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER convocateds_application_moves BEFORE UPDATE OF application_state_id ON convocateds FOR EACH ROW
  WHEN (OLD.application_state_id <> NEW.application_state_id AND (OLD.application_state_id, NEW.application_state_id) NOT IN (
    (1814, 1818), (1816, 1818), (1817, 1818), (1814, 1816), (1817, 1816), (1818, 1817),
    (1816, 1814), (1817, 1814), (1818, 1814), (1814, 1817)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER talent_photos_moves BEFORE UPDATE OF state_id ON talent_photos FOR EACH ROW
  WHEN (OLD.state_id <> NEW.state_id AND (OLD.state_id, NEW.state_id) NOT IN (
    (81, 82), (83, 82), (81, 83), (82, 83), (82, 81), (83, 81), (81, 84), (82, 84), (83, 84)
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER claims_moves BEFORE UPDATE OF status ON claims FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
    ('SENT', 'APPROVED'), ('SENT', 'RETURNED'), ('RETURNED', 'SENT'), ('APPROVED', 'SENT'),
    ('APPROVED', 'RETURNED'), ('APPROVED', 'PAID'), ('PAID', 'APPROVED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER claim_payments_moves BEFORE UPDATE OF state ON claim_payments FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('PAID', 'REJECTED'), ('PAID', 'REVERSED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER payout_batches_moves BEFORE UPDATE OF state ON payout_batches FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('DRAFT', 'SUBMITTED'), ('DRAFT', 'APPROVED'), ('SUBMITTED', 'APPROVED'),
    ('APPROVED', 'EXPORTED'), ('SUBMITTED', 'DRAFT'), ('APPROVED', 'DRAFT'), ('EXPORTED', 'DRAFT'),
    ('DRAFT', 'CANCELLED'), ('SUBMITTED', 'CANCELLED'), ('APPROVED', 'CANCELLED'),
    ('EXPORTED', 'CANCELLED'), ('EXPORTED', 'CLOSED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER payout_items_moves BEFORE UPDATE OF state ON payout_items FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('OPEN', 'PAID'), ('OPEN', 'REJECTED'), ('PAID', 'REJECTED'), ('PAID', 'REVERSED'),
    ('OPEN', 'RELEASED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER rides_moves BEFORE UPDATE OF state ON rides FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('ORDERING', 'HIRE'), ('HIRED', 'HIRE'), ('ARRIVED', 'HIRE'), ('ORDERING', 'HIRED'),
    ('HIRE', 'HIRED'), ('ORDERING', 'ARRIVED'), ('HIRE', 'ARRIVED'), ('HIRED', 'ARRIVED'),
    ('ORDERING', 'PICK_UP'), ('HIRE', 'PICK_UP'), ('HIRED', 'PICK_UP'), ('ARRIVED', 'PICK_UP'),
    ('ORDERING', 'DROP_OFF'), ('HIRE', 'DROP_OFF'), ('HIRED', 'DROP_OFF'), ('ARRIVED', 'DROP_OFF'),
    ('PICK_UP', 'DROP_OFF'), ('ORDERING', 'TERMINATED'), ('HIRE', 'TERMINATED'),
    ('HIRED', 'TERMINATED'), ('ARRIVED', 'TERMINATED'), ('PICK_UP', 'TERMINATED'),
    ('DROP_OFF', 'TERMINATED'), ('ORDERING', 'NOT_FOUND'), ('HIRE', 'NOT_FOUND'),
    ('HIRED', 'NOT_FOUND'), ('ARRIVED', 'NOT_FOUND'), ('ORDERING', 'DRIVER_CANCEL'),
    ('HIRE', 'DRIVER_CANCEL'), ('HIRED', 'DRIVER_CANCEL'), ('ARRIVED', 'DRIVER_CANCEL'),
    ('PICK_UP', 'DRIVER_CANCEL'), ('DROP_OFF', 'DRIVER_CANCEL'), ('ORDERING', 'NO_SHOW'),
    ('HIRE', 'NO_SHOW'), ('HIRED', 'NO_SHOW'), ('ARRIVED', 'NO_SHOW'), ('ORDERING', 'RIDER_CANCEL'),
    ('HIRE', 'RIDER_CANCEL'), ('HIRED', 'RIDER_CANCEL'), ('ARRIVED', 'RIDER_CANCEL'),
    ('PICK_UP', 'RIDER_CANCEL'), ('DROP_OFF', 'RIDER_CANCEL'), ('ORDERING', 'FAILED'),
    ('HIRE', 'FAILED'), ('HIRED', 'FAILED'), ('ARRIVED', 'FAILED'), ('PICK_UP', 'FAILED'),
    ('DROP_OFF', 'FAILED')
  )) EXECUTE FUNCTION refuse_move();--> statement-breakpoint
CREATE TRIGGER client_payments_moves BEFORE UPDATE OF state ON client_payments FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
    ('REPORTED', 'RECEIVED'), ('REPORTED', 'REFUSED'), ('RECEIVED', 'UNDONE')
  )) EXECUTE FUNCTION refuse_move();

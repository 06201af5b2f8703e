import { type SQL, sql } from 'drizzle-orm';
import { EVENT } from '@/lib/core/states';
import { USUAL_TERMS } from './rules';

const SUMS = sql`sum(m.settled) as settled,
  sum(m.settled) filter (where m.third_party and m.kind not in ('WITHHELD', 'CREDIT_NOTE')) as others,
  count(*) filter (where m.state = 'REPORTED') as reported`;

/** In SQL: what settles each event, looked up event by event. */
const PAYMENTS_OF_EACH = sql`lateral (
  select ${SUMS} from client_payments m where m.agency_id = e.agency_id and m.event_id = e.id) s on true`;

/** The same of all events of an agency, added up in one go. */
const paymentsOf = (agencyId: string) => sql`(
  select m.event_id, ${SUMS} from client_payments m where m.agency_id = ${agencyId} group by m.event_id) s
  on s.event_id = e.id`;

/**
 * In SQL: what is owed on a day (`YYYY-MM-DD`) for the events `e` for which `where` holds, one row per event. A cancelled event is charged for nothing, unless an amount was said for it. `balance` is what
 * is still owed, negative where the client has money to its credit; the advance counts once it was received.
 */
export const receivablesWhere = (where: SQL, today: string, payments = PAYMENTS_OF_EACH): SQL => sql`
  select d.*, d.charged - d.settled as balance, ${today}::date - d.due_on as late
  from (
    select e.id, e.agency_id, e.client_id, coalesce(c.name, e.name_client) as client_name, e.name, e.code,
      e.state_id, e.quotation_id, e.tercero, e.end_date, e.total_event, p.time_zone, u.code as currency,
      k.invoice_number, k.invoiced_on, k.amount_reason, k.amount as charged_instead, k.due_on as own_due_on, k.revision as collection_revision,
      coalesce(k.reminds, true) as reminds,
      coalesce(k.amount, case when e.state_id = ${EVENT.CANCELLED} then 0 else e.total_event end) as charged,
      coalesce(s.settled, 0) + case when e.valid_advance then coalesce(e.value_advance, 0) else 0 end as settled,
      coalesce(s.others, 0) + case when e.valid_advance and e.tercero then coalesce(e.value_advance, 0) else 0 end as others,
      coalesce(s.reported, 0) as reported,
      coalesce(k.due_on, coalesce(k.invoiced_on, (e.end_date at time zone p.time_zone)::date)
        + coalesce(c.payment_days, ${USUAL_TERMS})) as due_on
    from events e
    join cities p on p.id = e.city_id
    join currencies u on u.id = e.currency_id
    left join clients c on c.id = e.client_id and c.agency_id = e.agency_id
    left join event_collections k on k.event_id = e.id
    left join ${payments}
    where ${where}) d`;

/** The same of one agency: of all its events, or of those few for which `more` holds. */
export const receivablesOf = (agencyId: string, today: string, more?: SQL): SQL =>
  receivablesWhere(
    sql`e.agency_id = ${agencyId} ${more ?? sql``}`,
    today,
    more ? PAYMENTS_OF_EACH : paymentsOf(agencyId),
  );

/** A row of it, as the driver reads it. */
export type ReceivableRow = {
  readonly id: string;
  readonly client_id: string | null;
  readonly client_name: string | null;
  readonly name: string;
  readonly code: number | null;
  readonly state_id: number;
  readonly quotation_id: string | null;
  readonly tercero: boolean;
  readonly currency: string;
  readonly invoice_number: string | null;
  readonly invoiced_on: string | null;
  readonly own_due_on: string | null;
  readonly collection_revision: number | null;
  readonly charged_instead: string | null;
  readonly amount_reason: string | null;
  readonly reminds: boolean;
  readonly total_event: string;
  readonly charged: string;
  readonly settled: string;
  readonly others: string;
  readonly reported: string;
  readonly due_on: string;
  readonly balance: string;
  readonly late: number;
};

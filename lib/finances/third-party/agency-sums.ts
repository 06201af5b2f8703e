import { sql } from 'drizzle-orm';

/** In SQL: what moved for a row `m` of a table, by the agency and currency of its event. */
const ofEvents = (table: string, collected: string, paid: string, where: string) =>
  sql.raw(`
  select e.agency_id, e.currency_id, sum(${collected}) as collected, sum(${paid}) as paid
  from ${table} m join events e on e.agency_id = m.agency_id and e.id = m.event_id and e.tercero
  where ${where} group by 1, 2`);

/**
 * In SQL: what the platform received and paid out, by agency and currency. Each table is added up once, and not event by
 * event, by the index of what belongs to the platform: the sums are the same as those of `collectedWhere`.
 */
export const movedByAgency = sql`
  select e.agency_id, e.currency_id, sum(coalesce(e.value_advance, 0)) as collected, 0 as paid
  from events e where e.tercero and e.valid_advance group by 1, 2
  union all ${ofEvents('client_payments', 'm.settled', '0', "m.third_party and m.kind not in ('WITHHELD', 'CREDIT_NOTE')")}
  union all ${ofEvents('claims', '0', "case when m.status = 'PAID' then m.price else m.paid end", 'm.third_party')}
  union all ${ofEvents('third_party_payouts', '0', 'm.amount', "m.state = 'PAID' and m.part in ('EXPENSES', 'AGENCY')")}`;

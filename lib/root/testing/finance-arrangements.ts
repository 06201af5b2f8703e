import { sql } from 'drizzle-orm';
import type { Arrangement } from './arrangements';

/** The event cost something, under the id of the agency's place. */
export const costed: Arrangement = ({ agency, event, convocated }) => sql`
  insert into event_costs (id, agency_id, event_id, category, supplier, spent_on, amount)
  values (${convocated}, ${agency}, ${event}, 'FOOD', 'Cocina', '2026-02-03', 5) on conflict do nothing`;

/** January of 2026 is the last month that the agency closed. */
export const monthClosed: Arrangement = ({ agency }) => sql`
  insert into closed_months (agency_id, month, entries, closed_by)
  select ${agency}, '2026-01', '[]', user_id from agency_users where agency_id = ${agency} limit 1
  on conflict do nothing`;

/** The client of the event owes 9 for it. */
export const owing: Arrangement = ({ agency, event }) => sql`
  insert into event_collections (event_id, agency_id, amount, amount_reason)
  values (${event}, ${agency}, 9, 'Prueba') on conflict do nothing`;

/** The client of the event paid 5, or handed in the proof of it, under the id of the agency's place. */
export const paidInPart =
  (state: 'REPORTED' | 'RECEIVED'): Arrangement =>
  ({ agency, event, convocated }) =>
    sql`
  insert into client_payments (id, agency_id, event_id, kind, state, amount, paid_on, third_party)
  values (${convocated}, ${agency}, ${event}, 'PAYMENT', ${state}, 5, '2026-02-03', false) on conflict do nothing`;

/** The client has 5 to its credit in the event, and owes 5 for another one under the id of the agency's place. */
export const credited: Arrangement = ({ agency, client, event, convocated }) => sql`
  with other as (
    insert into events (id, agency_id, name, state_id, start_date, end_date, city_id, client_id, total_event, currency_id, tercero)
    select ${convocated}, ${agency}, 'Otro', 33, start_date, end_date, city_id, ${client}, 5, currency_id, tercero
    from events where id = ${event}),
  forgiven as (insert into event_collections (event_id, agency_id, amount, amount_reason)
    values (${event}, ${agency}, 0, 'Prueba')),
  paid as (insert into client_payments (agency_id, event_id, kind, state, amount, paid_on, third_party)
    values (${agency}, ${event}, 'PAYMENT', 'RECEIVED', 5, '2026-02-03', false))
  update events set client_id = ${client} where id = ${event}`;

/** The client of the event pays the platform, which charges it for no more than the agency's part. */
export const collected: Arrangement = ({ event }) =>
  sql`update events set tercero = true, quotation_id = null, total_event = 9000 where id = ${event}`;

/** The same, and it paid 5000, or handed in the proof of it, under the id of the agency's place. */
export const collectedInPart =
  (state: 'REPORTED' | 'RECEIVED'): Arrangement =>
  ({ agency, event, convocated }) =>
    sql`
  with paid as (
    insert into client_payments (id, agency_id, event_id, kind, state, amount, paid_on, third_party)
    values (${convocated}, ${agency}, ${event}, 'PAYMENT', ${state}, 5000, '2026-02-03', true) on conflict do nothing)
  update events set tercero = true, quotation_id = null, total_event = 9000 where id = ${event}`;

/** The platform paid 1 to the agency of what it collected, under the id of the agency's place. */
export const paidOut: Arrangement = ({ agency, event, convocated }) => sql`
  with paid as (
    insert into third_party_payouts (id, agency_id, event_id, part, amount, paid_on)
    values (${convocated}, ${agency}, ${event}, 'AGENCY', 1, '2026-02-03') on conflict do nothing)
  update events set tercero = true where id = ${event}`;

/** The client of the event was asked for an advance that it pays to the platform. */
export const advanceForOthers =
  (state: 'PROVEN' | 'RECEIVED'): Arrangement =>
  ({ event }) =>
    sql`
  update events set tercero = true, value_advance = 5, advance_asked_at = now(), url_advance = 'https://prueba.co/a.pdf',
    valid_advance = ${state === 'RECEIVED'}, advance_paid_at = ${state === 'RECEIVED' ? sql`now()` : sql`null`}
  where id = ${event}`;

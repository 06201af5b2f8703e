import { type SQL, sql } from 'drizzle-orm';
import { CONVOCATED, EVENT, QUOTATION } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { soldOf } from '@/lib/quotations/sold-of';
import { ANSWER_HOURS, type Measure, type Stage } from './rules';

const state = (id: number): SQL => sql.raw(String(id));
const word = (text: Measure | Stage | string): SQL => sql.raw(`'${text}'`);
const CONFIRMED = state(CONVOCATED.CONFIRMED);

const monthOf = (instant: SQL): SQL =>
  sql`date_trunc('month', ${instant} at time zone ${word(DEFAULT_TIME_ZONE)})::date`;

/** Minor units in whole pesos at the frozen rate, half-up: `inPesos`. */
const pesos = (amount: SQL, of: SQL): SQL => sql`round(${amount} * ${of}.fx_rate / ${of}.minor)::bigint`;

const seconds = (from: SQL, until: SQL): SQL =>
  sql`greatest(0, extract(epoch from ${until} - ${from}))::bigint`;

/** Quotations that count: the version that holds, unless it was taken back; a draft that replaces one waits. */
const quotations = sql`quoted as materialized (
  select q.*, 10.0 ^ c.decimals as minor
  from subjects s join quotations q on q.id = s.id join currencies c on c.id = q.currency_id
  where q.voided_at is null and q.superseded_at is null and (q.previous_id is null or q.sent_at is not null))`;

const events = sql`held as materialized (
  select e.*, coalesce(e.quotation_id, e.id) as subject, 10.0 ^ c.decimals as minor,
    (e.end_date at time zone y.time_zone)::date - (e.start_date at time zone y.time_zone)::date + 1 as days
  from (
    select e.* from subjects s join events e on e.quotation_id = s.id
    union all select e.* from subjects s join events e on e.id = s.id where e.quotation_id is null) e
  join currencies c on c.id = e.currency_id join cities y on y.id = e.city_id)`;

const roles = sql`roles as materialized (
  select p.id, p.event_id, p.profile_id, p.quantity, p.budget * coalesce(l.quantity_days, h.days) as pay,
    coalesce(l.quotation_id, h.quotation_id) as quotation_id
  from held h join event_personals p on p.event_id = h.id
  left join quotation_lines l on l.id = p.quotation_line_id)`;

/** Each called person, with its contract in force, the claim that counts and what it gets. */
const places = sql`places as materialized (
  select v.id, v.event_id, v.talent_id, v.created_at, v.replied_at, c.event_personal_id as role_id, c.created_at as called_at,
    v.state_id = ${CONFIRMED} as confirmed, k.id is not null as signed, m.id is not null as claimed,
    coalesce(m.status = 'PAID', false) as paid,
    coalesce(m.price, coalesce(k.terms ->> 'fee', k.snapshot #>> '{facts,fee,amount}')::bigint, r.pay) as pay
  from roles r join convocatories c on c.event_personal_id = r.id
  join convocateds v on v.convocatory_id = c.id
  left join contracts k on k.convocated_id = v.id and k.voided_at is null
  left join claims m on m.convocated_id = v.id and m.status in ('APPROVED', 'PAID'))`;

const coverage = sql`coverage as materialized (
  select r.id, r.event_id, r.quotation_id, r.quantity, min(p.called_at) as called_at,
    count(p.id) filter (where p.confirmed) >= r.quantity as covered,
    coalesce(bool_and(p.signed) filter (where p.confirmed), false) as signed,
    coalesce(bool_and(p.paid) filter (where p.confirmed), false) as paid
  from roles r left join places p on p.role_id = r.id group by r.id, r.event_id, r.quotation_id, r.quantity)`;

/** The furthest stage of each quotation, by the people that it asked for itself; one that was paid has been through all of them. */
const funnel = sql`select q.id as subject, q.agency_id, ${word('FUNNEL')} as measure,
    case when q.sent_at is null then ${word('QUOTED')}
      when q.first_opened_at is null and q.accepted_at is null then ${word('SENT')}
      when q.state_id <> ${state(QUOTATION.ACCEPTED)} then ${word('OPENED')}
      when not coalesce(c.covered, false) then ${word('ACCEPTED')}
      when not c.signed then ${word('COVERED')}
      when not c.paid then ${word('SIGNED')}
      else ${word('PAID')} end as key,
    ${monthOf(sql`q.created_at`)} as month, 1::bigint as count, q.total_pesos::bigint as amount
  from quoted q left join (
    select v.quotation_id, bool_and(v.covered) as covered, bool_and(v.signed) as signed, bool_and(v.paid) as paid
    from held h join coverage v on v.event_id = h.id
    where h.state_id <> ${state(EVENT.CANCELLED)} group by v.quotation_id) c on c.quotation_id = q.id`;

const accepted = sql`from quoted q where q.state_id = ${state(QUOTATION.ACCEPTED)} and q.accepted_at is not null`;
const soldBy = (measure: Measure, key: SQL): SQL =>
  sql`select q.id, q.agency_id, ${word(measure)}, ${key}::text, ${monthOf(sql`q.accepted_at`)}, 1, q.total_pesos::bigint ${accepted}`;

const profiles = sql`select q.id, q.agency_id, ${word('PROFILE')}, l.profile_id::text, ${monthOf(sql`q.accepted_at`)},
    l.people, ${pesos(sql`l.subtotal_client`, sql`q`)}
  from quoted q join quotation_lines l on l.quotation_id = q.id and l.taken
  where q.state_id = ${state(QUOTATION.ACCEPTED)} and q.accepted_at is not null`;

const talents = sql`select h.subject, h.agency_id, ${word('TALENT')}, p.talent_id::text, ${monthOf(sql`h.start_date`)},
    1, ${pesos(sql`p.pay`, sql`h`)}
  from held h join places p on p.event_id = h.id
  where p.confirmed and h.state_id <> ${state(EVENT.CANCELLED)}`;

const eventStates = sql`select h.subject, h.agency_id, ${word('EVENT')}, h.state_id::text, ${monthOf(sql`h.start_date`)},
    1, ${pesos(sql`h.total_event`, sql`h`)} from held h`;

/** What `eventMargin` (lib/finances/margin) says of each event that ended. */
const margins = sql`select h.subject, h.agency_id, ${word('MARGIN')}, side.key, ${monthOf(sql`h.start_date`)}, 1,
    ${pesos(sql`side.amount`, sql`h`)}
  from held h
  left join lateral (
    select sum(q.subtotal) as subtotal, sum(q.total) as total from quotations q
    where ${soldOf(sql`h.quotation_id`)}) q on true
  cross join lateral (
    select coalesce(sum(l.talent_costs + l.food_cost + l.transportation_cost), 0) as people,
      coalesce(sum(l.platform_fee + l.service_agent_cost + l.non_recoverable_iva), 0) as platform
    from quotations q join quotation_lines l on l.quotation_id = q.id and l.taken
    where ${soldOf(sql`h.quotation_id`)}) quote
  cross join lateral (select coalesce(sum(r.quantity * r.pay), 0) as people from roles r where r.event_id = h.id) needs
  cross join lateral (
    select coalesce(sum(p.pay), 0) as people from places p where p.event_id = h.id and (p.confirmed or p.claimed)) came
  cross join lateral (
    select coalesce(sum(c.cost), 0) as cost from event_costs c where c.event_id = h.id and c.category <> 'ADVANCE') spent
  cross join lateral (
    select coalesce(q.subtotal, h.total_event)::numeric as income, coalesce(q.total, h.total_event)::numeric as total,
      coalesce((select amount from event_collections where event_id = h.id), q.total, h.total_event)::numeric as charged) money
  cross join lateral (values
    (${word('ESTIMATED_INCOME')}, money.income),
    (${word('ESTIMATED_COSTS')}, case when q.total is null then needs.people else quote.people + quote.platform end),
    (${word('ACTUAL_INCOME')}, case when money.charged = money.total then money.income
      when money.total = 0 then money.charged else round(money.charged * money.income / money.total) end),
    (${word('ACTUAL_COSTS')}, came.people + spent.cost + quote.platform)) side (key, amount)
  where h.state_id = ${state(EVENT.FINISHED)}`;

const waited = seconds(sql`p.created_at`, sql`p.replied_at`);
const calls = sql`select h.subject, h.agency_id, ${word('CALL')},
    case when p.replied_at is null then ${word('UNANSWERED')}
      ${sql.join(ANSWER_HOURS.map((hours) => sql`when ${waited} <= ${sql.raw(String(hours * 3600))} then ${word(`WITHIN_${hours}`)} `))}
      else ${word('LATER')} end,
    ${monthOf(sql`p.created_at`)}, 1, coalesce(${waited}, 0)
  from held h join places p on p.event_id = h.id`;

/** A role is filled when the last of the people it needs was confirmed, by the audit trail. */
const fills = sql`select h.subject, h.agency_id, ${word('FILL')},
    case when c.covered and filled.at is not null then ${word('FILLED')} else ${word('OPEN')} end,
    ${monthOf(sql`c.called_at`)}, 1,
    case when c.covered then coalesce(${seconds(sql`c.called_at`, sql`filled.at`)}, 0) else 0 end
  from held h join coverage c on c.event_id = h.id
  cross join lateral (
    select (array_agg(first.at order by first.at))[c.quantity] as at from places p
    cross join lateral (
      select min(a.at) as at from audit_entries a
      where a.entity = 'convocated' and a.entity_id = p.id::text and a.to_state = ${word(String(CONVOCATED.CONFIRMED))}) first
    where p.role_id = c.id and p.confirmed) filled
  where c.called_at is not null`;

/** Parts of a `with` that begins with `subjects (id)`: what the subjects bring, before it is summed. */
const sources = sql.join([quotations, events, roles, places, coverage], sql`, `);
const all = sql.join(
  [
    funnel,
    soldBy('CITY', sql`q.city_id`),
    soldBy('CLIENT', sql`q.client_id`),
    profiles,
    talents,
    eventStates,
    margins,
    calls,
    fills,
  ],
  sql` union all `,
);

/**
 * What the quotations and events of the CTE `subjects (id)` add to the figures, as further CTEs that end with
 * `contributions (subject, agency_id, measure, key, month, count, amount)`: the one definition of every figure.
 */
export const contributions = sql`${sources}, contributions as materialized (
  select subject, agency_id, measure, key, month, sum(count)::bigint as count, sum(amount)::bigint as amount
  from (${all}) found where key is not null
  group by subject, agency_id, measure, key, month)`;

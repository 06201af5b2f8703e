import { and, eq, sql } from 'drizzle-orm';
import { eventCollections, eventCosts, eventFinanceNotes } from '@/db/schema';
import type { CostCategory } from '@/db/values/event-costs';
import type { Actor } from '@/lib/core/actor';
import { calendarDays } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { getEvent } from '@/lib/events/queries';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { soldOf } from '@/lib/quotations/sold-of';
import { maySeeFinances } from '../policy';
import { type EventMargin, eventMargin, type Profile, type Quoted } from './rules';

export type EventFinances = EventMargin & {
  readonly currencyCode: string;
  /** It came from a quotation; else what is estimated follows from its needs and its own total. */
  readonly quoted: boolean;
  /** Notes by the keys of their lines. */
  readonly notes: Readonly<Record<string, string>>;
  /** How often each of them was changed. */
  readonly noteRevisions: Readonly<Record<string, number>>;
};

type Event = { readonly id: string; readonly agencyId: string; readonly days: number };

/**
 * What an event of the own agency was quoted for, what it came to, and what stays. Six statements, whatever its size.
 * Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for another agency's.
 */
export async function getEventFinances(actor: Actor, eventId: string): Promise<EventFinances> {
  const { agencyId } = maySeeFinances(actor);
  if (!isUuid(eventId)) throw notFound('errors.event.notFound');
  const event = await getEvent(actor, eventId);
  const of = { id: event.id, agencyId, days: calendarDays(event.startDate, event.endDate, event.timeZone) };
  const [quoted, profiles, spent, { notes, noteRevisions }, charged] = await Promise.all([
    event.quotationId ? readQuoted(agencyId, event.quotationId) : null,
    readProfiles(of),
    readSpent(of),
    readNotes(of),
    readCharged(of),
  ]);
  const own: Quoted = {
    income: event.totalEvent,
    total: event.totalEvent,
    food: 0,
    transport: 0,
    platform: 0,
  };
  const margin = eventMargin({
    quoted: quoted ?? own,
    profiles,
    spent,
    charged,
    cancelled: event.stateId === EVENT.CANCELLED,
    ended: event.endDate <= currentTime(),
  });
  return { ...margin, currencyCode: event.currencyCode, quoted: quoted !== null, notes, noteRevisions };
}

async function readQuoted(agencyId: string, quotationId: string): Promise<Quoted | null> {
  const { rows } = await database().execute<Record<keyof Quoted, string>>(sql`
    select sum(q.subtotal) as income, sum(q.total) as total,
      coalesce(sum(l.food), 0) as food, coalesce(sum(l.transport), 0) as transport,
      coalesce(sum(l.platform), 0) as platform
    from quotations q left join lateral (
      select sum(food_cost) as food, sum(transportation_cost) as transport,
        sum(platform_fee + service_agent_cost + non_recoverable_iva) as platform
      from quotation_lines where quotation_id = q.id and taken) l on true
    where q.agency_id = ${agencyId} and ${soldOf(sql`${quotationId}::uuid`)} having count(*) > 0`);
  const [row] = rows;
  if (!row) return null;
  return {
    income: Number(row.income),
    total: Number(row.total),
    food: Number(row.food),
    transport: Number(row.transport),
    platform: Number(row.platform),
  };
}

/**
 * Of each profile: what its lines were quoted at, or, without a line, what its needs would cost; and what those who do it
 * get. A person counts at its approved claim, else at its contract, else at its pay for the days it is needed.
 */
async function readProfiles({ id, agencyId, days }: Event): Promise<Profile[]> {
  const { rows } = await database().execute<Record<keyof Profile, string>>(sql`
    with needs as (
      select p.*, coalesce(l.quantity_days, ${days}) as days from event_personals p
      left join quotation_lines l on l.id = p.quotation_line_id
      where p.event_id = ${id} and p.agency_id = ${agencyId}),
    quoted as (
      select l.profile_id, l.people, l.talent_costs as cost
      from events e join quotations q on q.agency_id = e.agency_id and ${soldOf(sql`e.quotation_id`)}
      join quotation_lines l on l.quotation_id = q.id and l.taken
      where e.id = ${id} and e.agency_id = ${agencyId}
      union all
      select n.profile_id, n.quantity, n.quantity * n.budget * n.days
      from needs n join events e on e.id = n.event_id where e.quotation_id is null),
    people as (
      select n.profile_id, k.id is not null as signed,
        m.price as claimed, coalesce(k.terms ->> 'fee', k.snapshot #>> '{facts,fee,amount}')::bigint as agreed,
        n.budget * n.days as foreseen
      from needs n
      join convocatories c on c.event_personal_id = n.id
      join convocateds v on v.convocatory_id = c.id
      left join contracts k on k.convocated_id = v.id and k.voided_at is null
      left join claims m on m.convocated_id = v.id and m.status in ('APPROVED', 'PAID')
      where v.state_id = ${CONVOCATED.CONFIRMED} or m.id is not null),
    sides as (
      select profile_id, people as quoted_people, cost as quoted, 0 as people, 0 as actual, 0 as signed_actual, 0 as signed,
        0 as differing
      from quoted
      union all
      select profile_id, 0, 0, 1, coalesce(claimed, agreed, foreseen),
        case when signed then coalesce(claimed, agreed, foreseen) else 0 end, signed::int,
        (claimed <> coalesce(agreed, foreseen))::int
      from people)
    select s.profile_id as "profileId", f.name, sum(s.quoted_people) as "quotedPeople", sum(s.quoted) as quoted,
      sum(s.people) as people, sum(s.actual) as actual,
      sum(s.signed_actual) as "signedActual", sum(s.signed) as signed,
      coalesce(sum(s.differing), 0) as differing
    from sides s join profiles f on f.id = s.profile_id
    group by s.profile_id, f.name order by sum(s.quoted) desc, f.name`);
  return rows.map(({ name, ...figures }) => ({ name, ...inNumbers(figures) }));
}

type Figures = Omit<Profile, 'name'>;
const inNumbers = (figures: Record<keyof Figures, string>): Figures => ({
  profileId: Number(figures.profileId),
  quotedPeople: Number(figures.quotedPeople),
  quoted: Number(figures.quoted),
  people: Number(figures.people),
  actual: Number(figures.actual),
  signedActual: Number(figures.signedActual),
  signed: Number(figures.signed),
  differing: Number(figures.differing),
});

async function readSpent({ id, agencyId }: Event): Promise<Partial<Record<CostCategory, number>>> {
  const rows = await database()
    .select({ category: eventCosts.category, cost: sql`sum(${eventCosts.cost})`.mapWith(Number) })
    .from(eventCosts)
    .where(and(eq(eventCosts.agencyId, agencyId), eq(eventCosts.eventId, id)))
    .groupBy(eventCosts.category);
  return Object.fromEntries(rows.map(({ category, cost }) => [category, cost]));
}

async function readNotes({ id, agencyId }: Event): Promise<Pick<EventFinances, 'notes' | 'noteRevisions'>> {
  const rows = await database()
    .select({
      line: eventFinanceNotes.line,
      note: eventFinanceNotes.note,
      revision: eventFinanceNotes.revision,
    })
    .from(eventFinanceNotes)
    .where(and(eq(eventFinanceNotes.agencyId, agencyId), eq(eventFinanceNotes.eventId, id)));
  return {
    notes: Object.fromEntries(rows.map(({ line, note }) => [line, note])),
    noteRevisions: Object.fromEntries(rows.map(({ line, revision }) => [line, revision])),
  };
}

/** What is charged instead of the event's total; null for the total. */
async function readCharged({ id, agencyId }: Event): Promise<number | null> {
  const [row] = await database()
    .select({ amount: eventCollections.amount })
    .from(eventCollections)
    .where(and(eq(eventCollections.agencyId, agencyId), eq(eventCollections.eventId, id)));
  return row?.amount ?? null;
}

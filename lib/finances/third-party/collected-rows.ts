import { and, type SQL, sql } from 'drizzle-orm';
import { byClient } from '@/lib/clients/held-by-clients';
import { type AdvanceState, advanceState } from '@/lib/events/advance/rules';
import { holdsText } from '@/lib/platform/holds-text';
import { soldOf } from '@/lib/quotations/sold-of';
import { type Collected, splitCollected } from '../receivables/rules';
import { type CollectedFilter, type Held, heldOf, type PaidOut } from './rules';

/** What the platform has received for an event of an agency, and to whom it belongs; minor units of its currency. */
export type CollectedEvent = Collected & {
  readonly id: string;
  readonly agencyId: string;
  readonly agencyName: string;
  readonly eventName: string;
  readonly clientName: string | null;
  readonly currencyCode: string;
  readonly total: number;
  readonly collected: number;
  readonly paid: PaidOut;
  readonly held: Held;
  /** Proofs of the client that wait for a decision, that of its advance among them. */
  readonly reported: number;
  readonly advance: {
    readonly state: AdvanceState;
    readonly amount: number;
    /** Where its proof is opened; null without one. */
    readonly proof: string | null;
  } | null;
};

export type CollectedRow = Record<'id' | 'agency_id' | 'agency' | 'name' | 'currency', string> &
  Record<'collected' | 'talents' | 'expenses' | 'kept' | 'total' | 'reported', string> &
  Record<'paid_talents' | 'paid_expenses' | 'paid_agency', string> & {
    readonly client: string | null;
    readonly value_advance: string | null;
    readonly valid_advance: boolean;
    readonly advance_asked_at: Date | null;
    readonly advance_refusal: string | null;
    readonly advance_file_id: string | null;
    readonly url_advance: string | null;
  };

/** In SQL: events `e` for which `where` holds, with what was received for each, what was quoted, and what was paid out. */
export const collectedWhere = (where: SQL): SQL => sql`
  select e.id, e.client_id, e.code, e.start_date, e.agency_id, a.name as agency, e.name, coalesce(c.name, e.name_client) as client,
    u.code as currency,
    coalesce(s.settled, 0) + case when e.valid_advance then coalesce(e.value_advance, 0) else 0 end as collected,
    coalesce(q.talents, 0) as talents, coalesce(q.expenses, 0) as expenses, coalesce(q.kept, e.total_event) as kept,
    coalesce(q.total, e.total_event) as total,
    coalesce(s.reported, 0) + (e.advance_asked_at is not null and not e.valid_advance and e.advance_refusal is null
      and (e.advance_file_id is not null or e.url_advance is not null))::int as reported,
    e.value_advance, e.valid_advance, e.advance_asked_at, e.advance_refusal, e.advance_file_id, e.url_advance,
    coalesce(k.paid, 0) as paid_talents, coalesce(o.expenses, 0) as paid_expenses, coalesce(o.agency, 0) as paid_agency
  from events e
  join agencies a on a.id = e.agency_id
  join currencies u on u.id = e.currency_id
  left join clients c on c.id = e.client_id and c.agency_id = e.agency_id
  left join lateral (
    select sum(m.settled) filter (where m.kind not in ('WITHHELD', 'CREDIT_NOTE')) as settled,
      count(*) filter (where m.state = 'REPORTED') as reported
    from client_payments m
    where m.agency_id = e.agency_id and m.event_id = e.id and m.third_party) s on true
  left join lateral (
    select sum(q.total) as total, sum(l.talents) as talents, sum(l.expenses) as expenses,
      sum(greatest(q.total - q.total_platform, 0)) as kept
    from quotations q join lateral (
      select sum(talent_costs) as talents, sum(food_cost + transportation_cost) as expenses
      from quotation_lines where quotation_id = q.id and taken having count(*) > 0) l on true
    where q.agency_id = e.agency_id and ${soldOf(sql`e.quotation_id`)}) q on true
  left join lateral (
    select sum(case when m.status = 'PAID' then m.price else m.paid end) as paid from claims m
    where m.agency_id = e.agency_id and m.event_id = e.id and m.third_party) k on true
  left join lateral (
    select sum(p.amount) filter (where p.part = 'EXPENSES') as expenses,
      sum(p.amount) filter (where p.part = 'AGENCY') as agency
    from third_party_payouts p
    where p.agency_id = e.agency_id and p.event_id = e.id and p.state = 'PAID') o on true
  where ${where}`;

/** Of its rows `c`, those that a filter finds. */
export function matching({ view, search = '' }: CollectedFilter): SQL | undefined {
  const words = sql`c.agency || ' ' || c.name || ' ' || coalesce(c.client, '') || coalesce(' ' || c.code::text || ' COT-' || lpad(c.code::text, greatest(5, length(c.code::text)), '0'), '')`;
  return and(
    view === 'REPORTED' ? sql`c.reported > 0` : undefined,
    view === 'HELD' ? sql`c.collected <> c.paid_talents + c.paid_expenses + c.paid_agency` : undefined,
    holdsText(words, search, byClient(sql`c.client_id`, null)),
  );
}

export function toCollected(row: CollectedRow): CollectedEvent {
  const [collected, talents, expenses, agency, total] = [
    Number(row.collected),
    Number(row.talents),
    Number(row.expenses),
    Number(row.kept),
    Number(row.total),
  ];
  const shares = { talents, expenses, agency, platform: Math.max(0, total - talents - expenses - agency) };
  const split = splitCollected(collected, shares);
  const paid = {
    talents: Number(row.paid_talents),
    expenses: Number(row.paid_expenses),
    agency: Number(row.paid_agency),
  };
  return {
    id: row.id,
    agencyId: row.agency_id,
    agencyName: row.agency,
    eventName: row.name,
    clientName: row.client,
    currencyCode: row.currency,
    total,
    collected,
    ...split,
    paid,
    held: heldOf(split, paid),
    reported: Number(row.reported),
    advance: advanceOf(row),
  };
}

function advanceOf(row: CollectedRow): CollectedEvent['advance'] {
  const state = advanceState({
    validAdvance: row.valid_advance,
    advanceAskedAt: row.advance_asked_at,
    advanceRefusal: row.advance_refusal,
    advanceFileId: row.advance_file_id,
    urlAdvance: row.url_advance,
  });
  if (state === null) return null;
  const proof = row.advance_file_id ? `/archivos/${row.advance_file_id}` : row.url_advance;
  return { state, amount: Number(row.value_advance ?? 0), proof };
}

import { sql } from 'drizzle-orm';
import { requirePortalUser } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { maySeeFinances } from '../policy';
import { type Collected, splitCollected } from '../receivables/rules';

/** What the platform has received for an event of an agency, and to whom it belongs; minor units of its currency. */
export type CollectedEvent = Collected & {
  readonly id: string;
  readonly agencyName: string;
  readonly eventName: string;
  readonly clientName: string | null;
  readonly currencyCode: string;
  readonly collected: number;
};

type Row = Record<'id' | 'agency' | 'name' | 'currency', string> &
  Record<'collected' | 'talents' | 'expenses' | 'kept' | 'total', string> & {
    readonly client: string | null;
  };

/** Events whose client pays the platform, of one agency or of all, with what was received and what was quoted. */
const collectedBy = (agencyId: string | null) => sql`
  select e.id, a.name as agency, e.name, coalesce(c.name, e.name_client) as client, u.code as currency,
    coalesce(s.settled, 0) + case when e.valid_advance then coalesce(e.value_advance, 0) else 0 end as collected,
    coalesce(q.talents, 0) as talents, coalesce(q.expenses, 0) as expenses, coalesce(q.kept, e.total_event) as kept,
    coalesce(q.total, e.total_event) as total
  from events e
  join agencies a on a.id = e.agency_id
  join currencies u on u.id = e.currency_id
  left join clients c on c.id = e.client_id and c.agency_id = e.agency_id
  left join lateral (
    select sum(m.settled) as settled from client_payments m
    where m.agency_id = e.agency_id and m.event_id = e.id and m.third_party
      and m.kind not in ('WITHHELD', 'CREDIT_NOTE')) s on true
  left join lateral (
    select n.total, sum(l.talent_costs) as talents, sum(l.food_cost + l.transportation_cost) as expenses,
      greatest(n.total - n.total_platform, 0) as kept
    from quotations n join quotation_lines l on l.quotation_id = n.id
    where n.id = e.quotation_id and n.agency_id = e.agency_id group by n.id) q on true
  where e.tercero ${agencyId ? sql`and e.agency_id = ${agencyId}` : sql``}`;

/**
 * A page of what the platform has received for the own agency, or, for the administrator, for all: event by event, the
 * latest first, each sum split to the unit. What a client withheld or was forgiven was not received. One statement. Throws
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function listCollected(
  actor: Actor,
  { limit = 50, after, before }: ListPage<never> = {},
): Promise<CollectedEvent[]> {
  const reader = requirePortalUser(actor);
  const agencyId = reader.kind === 'administrator' ? null : maySeeFinances(reader).agencyId;
  const page = keyset(
    [sql`e.start_date`, sql`e.id`],
    { descending: true, after, before },
    (keys, id) =>
      sql`select ${keys} from events e where e.id = ${id} ${agencyId ? sql`and e.agency_id = ${agencyId}` : sql``}`,
  );
  const { rows } = await database().execute<Row>(sql`
    ${collectedBy(agencyId)} and ${page.where ?? sql`true`}
    order by ${sql.join(page.orderBy, sql`, `)} limit ${Math.min(limit, LONGEST_PAGE)}`);
  return page.inOrder(rows.map(toCollected));
}

function toCollected(row: Row): CollectedEvent {
  const [collected, talents, expenses, agency, total] = [
    Number(row.collected),
    Number(row.talents),
    Number(row.expenses),
    Number(row.kept),
    Number(row.total),
  ];
  const shares = { talents, expenses, agency, platform: Math.max(0, total - talents - expenses - agency) };
  return {
    id: row.id,
    agencyName: row.agency,
    eventName: row.name,
    clientName: row.client,
    currencyCode: row.currency,
    collected,
    ...splitCollected(collected, shares),
  };
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { thirdPartyPayouts } from '@/db/schema';
import { requirePortalUser } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { type Edge, keyset } from '@/lib/platform/keyset';
import { findPaymentsOf } from '../payments/queries';
import { mayCollectForOthers, maySeeFinances } from '../policy';
import { movesMoney } from '../receivables/rules';
import { movedByAgency } from './agency-sums';
import { type CollectedRow, collectedWhere, matching, toCollected } from './collected-rows';
import type { CollectedFilter } from './rules';

export type { CollectedEvent } from './collected-rows';

/** The agency whose events somebody reads; null for all. Throws UNAUTHENTICATED, FORBIDDEN. */
function scopeOf(actor: Actor): string | null {
  const reader = requirePortalUser(actor);
  return reader.kind === 'administrator' ? null : maySeeFinances(reader).agencyId;
}

const within = (agencyId: string | null) => (agencyId ? sql`and e.agency_id = ${agencyId}` : sql``);

/**
 * A page of what the platform has received for the own agency, or, for the administrator, for all: event by event, the
 * latest first, each sum split to the unit, and what of it was paid out. What a client withheld or was forgiven was not
 * received. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listCollected(
  actor: Actor,
  { limit = 50, after, before, edges, ...filter }: CollectedFilter & ListPage<never> = {},
) {
  const own = within(scopeOf(actor));
  const page = keyset(
    [sql`c.start_date`, sql`c.id`],
    { descending: true, limit, after, before, edges },
    (keys, id) =>
      sql`select ${keys} from (select e.start_date, e.id from events e where e.id = ${id} ${own}) c`,
  );
  const { rows } = await database().execute<CollectedRow & { edge: Edge }>(sql`
    select c.*, ${page.edge} as edge from (${collectedWhere(sql`e.tercero ${own}`)}) c
    where ${and(matching(filter), page.where) ?? sql`true`}
    order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`);
  return page.inOrder(rows).map(toCollected);
}

/** What was collected for one event, inside a transaction whose caller has decided; null where its client pays its agency. */
export async function findCollected(db: Db | Tx, eventId: string) {
  const { rows } = await db.execute<CollectedRow>(collectedWhere(sql`e.tercero and e.id = ${eventId}`));
  const [row] = rows;
  return row ? toCollected(row) : null;
}

/**
 * One event with what arrived for it, also proofs that wait, and what was paid to its agency, the newest first. Three
 * statements. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for another agency's and for an event whose client
 * pays its agency.
 */
export async function getCollectedEvent(actor: Actor, eventId: string) {
  const agencyId = scopeOf(actor);
  const event = isUuid(eventId) ? await findCollected(database(), eventId) : null;
  if (!event || (agencyId !== null && event.agencyId !== agencyId)) throw notFound('errors.event.notFound');
  const [payments, payouts] = await Promise.all([
    findPaymentsOf(database(), event.agencyId, [eventId], ['RECEIVED', 'REPORTED', 'REFUSED', 'UNDONE']),
    database()
      .select()
      .from(thirdPartyPayouts)
      .where(and(eq(thirdPartyPayouts.agencyId, event.agencyId), eq(thirdPartyPayouts.eventId, eventId)))
      .orderBy(desc(thirdPartyPayouts.createdAt), desc(thirdPartyPayouts.id))
      .limit(LONGEST_PAGE),
  ]);
  return {
    ...event,
    payments: payments.filter(({ thirdParty, kind }) => thirdParty && movesMoney(kind)),
    payouts,
  };
}

export type CollectedDetail = Awaited<ReturnType<typeof getCollectedEvent>>;

/** What the platform has received for one agency in one currency, what it paid out of it, and what it still holds. */
export type AgencyBalance = {
  readonly agencyId: string;
  readonly agencyName: string;
  readonly currencyCode: string;
  readonly collected: number;
  readonly paidOut: number;
  readonly held: number;
};

/** Balances of all agencies, the greatest first; for the administrator. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listAgencyBalances(
  actor: Actor,
  { limit = LONGEST_PAGE }: Pick<ListPage, 'limit'> = {},
): Promise<AgencyBalance[]> {
  mayCollectForOthers(actor);
  const { rows } = await database().execute<
    Record<'id' | 'name' | 'currency' | 'collected' | 'paid', string>
  >(sql`
    select a.id, a.name, u.code as currency, sum(moved.collected) as collected, sum(moved.paid) as paid
    from (${movedByAgency}) moved
    join agencies a on a.id = moved.agency_id
    join currencies u on u.id = moved.currency_id
    group by a.id, a.name, u.code having sum(moved.collected) <> 0 or sum(moved.paid) <> 0
    order by sum(moved.collected) - sum(moved.paid) desc, a.id, u.code limit ${limit}`);
  return rows.map(({ id, name, currency, ...row }) => {
    const [collected, paidOut] = [Number(row.collected), Number(row.paid)];
    return {
      agencyId: id,
      agencyName: name,
      currencyCode: currency,
      collected,
      paidOut,
      held: collected - paidOut,
    };
  });
}

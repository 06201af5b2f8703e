import { and, eq, type SQL, sql } from 'drizzle-orm';
import { currencies, eventCosts, events, files } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { type Edge, keyset } from '@/lib/platform/keyset';
import { maySeeFinances } from '../policy';

export type Cost = typeof eventCosts.$inferSelect;

const listed = (edge: SQL<Edge>) =>
  database()
    .select({ edge, cost: eventCosts, currencyCode: currencies.code, proofName: files.name })
    .from(eventCosts)
    .innerJoin(events, eq(events.id, eventCosts.eventId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .leftJoin(files, eq(files.id, eventCosts.proofFileId))
    .$dynamic();

/** A cost with the currency of its event and the name of its proof. */
export type ListedCost = Cost & { readonly currencyCode: string; readonly proofName: string | null };

/**
 * A page of what an event of the own agency cost, voided ones too, the latest day first. Empty for another agency's
 * event. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listCosts(
  actor: Actor,
  eventId: string,
  { limit = 50, after, before, edges }: ListPage<never> = {},
): Promise<ListedCost[]> {
  const { agencyId } = maySeeFinances(actor);
  const own = and(eq(eventCosts.agencyId, agencyId), eq(eventCosts.eventId, eventId));
  const page = keyset(
    [sql`${eventCosts.spentOn}`, sql`${eventCosts.id}`],
    { descending: true, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${eventCosts} where ${and(own, eq(eventCosts.id, id))}`,
  );
  const rows = await listed(page.edge)
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows.map(({ cost, ...rest }) => ({ ...cost, ...rest })));
}

/** All that an event of the own agency cost, the first day first, at most `limit` rows. One statement. */
export async function listAllCosts(actor: Actor, eventId: string, limit: number): Promise<Cost[]> {
  const { agencyId } = maySeeFinances(actor);
  return database()
    .select()
    .from(eventCosts)
    .where(and(eq(eventCosts.agencyId, agencyId), eq(eventCosts.eventId, eventId)))
    .orderBy(eventCosts.spentOn, eventCosts.id)
    .limit(limit);
}

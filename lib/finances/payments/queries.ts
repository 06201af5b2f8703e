import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { clientPayments, files } from '@/db/schema';
import type { PaymentState } from '@/db/values/client-payments';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { maySeeFinances } from '../policy';

export type Payment = typeof clientPayments.$inferSelect;

/**
 * A page of what settles what the client of an event of the own agency owes, also what was undone, the newest first.
 * Empty for another agency's event. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listPayments(
  actor: Actor,
  eventId: string,
  { limit = 50, after, before, edges }: ListPage<never> = {},
): Promise<Payment[]> {
  const { agencyId } = maySeeFinances(actor);
  const own = and(eq(clientPayments.agencyId, agencyId), eq(clientPayments.eventId, eventId));
  const page = keyset(
    [sql`${clientPayments.createdAt}`, sql`${clientPayments.id}`],
    { descending: true, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${clientPayments} where ${and(own, eq(clientPayments.id, id))}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(clientPayments), edge: page.edge })
    .from(clientPayments)
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** What was paid for these events, in those states, by day, with the name of the proof. The caller has decided. */
export async function findPaymentsOf(
  db: Db | Tx,
  agencyId: string,
  eventIds: readonly string[],
  states: readonly PaymentState[],
): Promise<(Payment & { readonly proofName: string | null })[]> {
  const rows = await db
    .select({ payment: clientPayments, proofName: files.name })
    .from(clientPayments)
    .leftJoin(files, eq(files.id, clientPayments.proofFileId))
    .where(
      and(
        eq(clientPayments.agencyId, agencyId),
        anyOf(clientPayments.eventId, eventIds),
        inArray(clientPayments.state, [...states]),
      ),
    )
    .orderBy(sql`${clientPayments.paidOn} desc nulls first`, sql`${clientPayments.createdAt} desc`);
  return rows.map(({ payment, proofName }) => ({ ...payment, proofName }));
}

/** One payment, for what is told of it; null when there is none. The caller has decided. */
export async function findPayment(tx: Tx, id: string): Promise<Payment | null> {
  const [payment] = await tx.select().from(clientPayments).where(eq(clientPayments.id, id));
  return payment ?? null;
}

import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { dataRequests, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { keyset } from '@/lib/platform/keyset';
import { mayKeepRequests, mayReadPerson } from '../policy';

const rows = () =>
  database()
    .select({
      ...getTableColumns(dataRequests),
      answeredByName: fullNameOrNull(users),
    })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.answeredBy))
    .$dynamic();

export type DataRequest = Awaited<ReturnType<typeof rows>>[number];

export type DataRequestState = 'OPEN' | 'ANSWERED';
export type DataRequestFilter = { readonly state?: DataRequestState };

/** Open ones by when they are due, answered ones the last answered first; both by an index of their own. */
const ORDERS = {
  OPEN: { where: isNull(dataRequests.answeredAt), key: sql`${dataRequests.dueOn}`, descending: false },
  ANSWERED: {
    where: isNotNull(dataRequests.answeredAt),
    key: sql`${dataRequests.answeredAt}`,
    descending: true,
  },
} as const;

/**
 * A page of what waits for an answer, the first to be due first, or of what was answered, the last first. Throws
 * UNAUTHENTICATED, FORBIDDEN. One statement.
 */
export async function listRequests(
  actor: Actor,
  { state = 'OPEN', limit = 20, after, before }: DataRequestFilter & ListPage = {},
): Promise<DataRequest[]> {
  mayKeepRequests(actor);
  const { where, key, descending } = ORDERS[state];
  const page = keyset(
    [key, sql`${dataRequests.id}`],
    { descending, after, before },
    (keys, id) => sql`select ${keys} from ${dataRequests} where ${dataRequests.id} = ${id} and ${where}`,
  );
  const found = await rows()
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  return page.inOrder(found);
}

/** Counts what waits for an answer or was answered, as far as `countSome` does. Throws as above. */
export async function countRequests(
  actor: Actor,
  { state = 'OPEN' }: DataRequestFilter = {},
): Promise<number> {
  mayKeepRequests(actor);
  return countSome(database().select({ id: dataRequests.id }).from(dataRequests).where(ORDERS[state].where));
}

/** Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
export async function getRequest(actor: Actor, id: string): Promise<DataRequest> {
  mayKeepRequests(actor);
  const [row] = await rows().where(eq(dataRequests.id, id));
  if (!row) throw notFound('errors.habeasData.notFound');
  return row;
}

/** What a talent asked and was answered, newest first: for the talent and the administrator. Throws as above. */
export async function listRequestsOf(actor: Actor, talentId: string): Promise<DataRequest[]> {
  mayReadPerson(actor, talentId);
  return rows()
    .where(eq(dataRequests.talentId, talentId))
    .orderBy(desc(dataRequests.createdAt))
    .limit(LONGEST_PAGE);
}

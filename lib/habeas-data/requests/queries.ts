import { asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { dataRequests, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { mayKeepRequests, mayReadPerson } from '../policy';

const rows = () =>
  database()
    .select({
      ...getTableColumns(dataRequests),
      answeredByName: sql<string | null>`${users.name} || ' ' || ${users.lastname}`,
    })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.answeredBy))
    .$dynamic();

export type DataRequest = Awaited<ReturnType<typeof rows>>[number];

const MOST = 200;
const ANSWERED = 50;

/** What waits for an answer, the first to be due first, and what was answered last. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listRequests(
  actor: Actor,
): Promise<{ readonly open: DataRequest[]; readonly answered: DataRequest[] }> {
  mayKeepRequests(actor);
  const [open, answered] = await Promise.all([
    rows()
      .where(isNull(dataRequests.answeredAt))
      .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
      .limit(MOST),
    rows()
      .where(isNotNull(dataRequests.answeredAt))
      .orderBy(desc(dataRequests.answeredAt), desc(dataRequests.id))
      .limit(ANSWERED),
  ]);
  return { open, answered };
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
    .limit(ANSWERED);
}

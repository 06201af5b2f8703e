import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agencies, events, supportRequests, users } from '@/db/schema';
import type { SupportState } from '@/db/values/support';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { fullNameOf, fullNameOrNull } from '@/lib/platform/full-name';
import { keyset } from '@/lib/platform/keyset';
import { mayAnswerSupport, mayAskSupport } from './policy';

const takers = alias(users, 'takers');
const answerers = alias(users, 'answerers');

const rows = () =>
  database()
    .select({
      id: supportRequests.id,
      state: supportRequests.state,
      phone: supportRequests.phone,
      dialingCode: supportRequests.dialingCode,
      createdAt: supportRequests.createdAt,
      takenAt: supportRequests.takenAt,
      takenBy: fullNameOrNull(takers),
      answer: supportRequests.answer,
      answeredAt: supportRequests.answeredAt,
      answeredBy: fullNameOrNull(answerers),
      person: fullNameOf(users),
      email: users.email,
      agencyId: supportRequests.agencyId,
      agencyName: agencies.name,
      eventId: supportRequests.eventId,
      eventName: events.name,
      code: events.code,
      quotationId: events.quotationId,
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.userId))
    .innerJoin(agencies, eq(agencies.id, supportRequests.agencyId))
    .leftJoin(takers, eq(takers.id, supportRequests.takenBy))
    .leftJoin(answerers, eq(answerers.id, supportRequests.answeredBy))
    .leftJoin(events, eq(events.id, supportRequests.eventId))
    .$dynamic();

export type SupportRequest = Awaited<ReturnType<typeof rows>>[number];

export type SupportFilter = { readonly state?: 'OPEN' | 'ANSWERED' };

/** Open ones the oldest first, answered ones the last answered first; both by an index of their own. */
const ORDERS = {
  OPEN: {
    where: sql`${supportRequests.state} <> 'ANSWERED'`,
    key: sql`${supportRequests.createdAt}`,
    descending: false,
  },
  ANSWERED: {
    where: sql`${supportRequests.state} = 'ANSWERED'`,
    key: sql`${supportRequests.answeredAt}`,
    descending: true,
  },
} as const;

/** A page of what waits for an answer, the oldest first, or of what was answered, the last first. For the administrator. One statement. */
export async function listSupportRequests(
  actor: Actor,
  { state = 'OPEN', limit = 20, after, before }: SupportFilter & ListPage = {},
): Promise<SupportRequest[]> {
  mayAnswerSupport(actor);
  const { where, key, descending } = ORDERS[state];
  const page = keyset(
    [key, sql`${supportRequests.id}`],
    { descending, after, before },
    (keys, id) =>
      sql`select ${keys} from ${supportRequests} where ${supportRequests.id} = ${id} and ${where}`,
  );
  const found = await rows()
    .where(sql`${where} and ${page.where ?? sql`true`}`)
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  return page.inOrder(found);
}

/** Counts them, as far as `countSome` does. */
export async function countSupportRequests(
  actor: Actor,
  { state = 'OPEN' }: SupportFilter = {},
): Promise<number> {
  mayAnswerSupport(actor);
  return countSome(
    database().select({ id: supportRequests.id }).from(supportRequests).where(ORDERS[state].where),
  );
}

/** One, for the administrator. Throws NOT_FOUND. */
export async function getSupportRequest(actor: Actor, id: string): Promise<SupportRequest> {
  mayAnswerSupport(actor);
  const [row] = await rows().where(eq(supportRequests.id, id));
  if (!row) throw notFound('errors.help.notFound');
  return row;
}

export const MOST_OF_AN_AGENCY = 5;

export type OwnSupportRequest = {
  readonly id: string;
  readonly state: SupportState;
  readonly createdAt: Date;
  readonly answer: string | null;
};

/** What somebody asked of late and what it was answered, newest first. */
export async function listOwnRequests(
  actor: Actor,
  { limit = MOST_OF_AN_AGENCY, after, edges }: ListPage = {},
): Promise<OwnSupportRequest[]> {
  const { userId, agencyId } = mayAskSupport(actor);
  const own = sql`${supportRequests.userId} = ${userId} and ${supportRequests.agencyId} = ${agencyId}`;
  const page = keyset(
    [sql`${supportRequests.createdAt}`, sql`${supportRequests.id}`],
    { descending: true, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${supportRequests} where ${own} and ${supportRequests.id} = ${id}`,
  );
  const found = await database()
    .select({
      edge: page.edge,
      id: supportRequests.id,
      state: supportRequests.state,
      createdAt: supportRequests.createdAt,
      answer: supportRequests.answer,
    })
    .from(supportRequests)
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(found);
}

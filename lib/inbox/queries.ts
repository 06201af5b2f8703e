import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  agencies,
  agencyUsers,
  auditEntries,
  claims,
  events,
  inboxChoices,
  inboxNotices,
  inboxScopes,
  quotations,
  talents,
  users,
} from '@/db/schema';
import { INBOX, NEVER_DAILY } from '@/db/values/inbox';
import type { Actor } from '@/lib/core/actor';
import { fullName } from '@/lib/core/full-name';
import type { ListPage } from '@/lib/core/list-page';
import { AGENCY, USER } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { type Edge, keyset, noEdge } from '@/lib/platform/keyset';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { quotationCode } from '@/lib/quotations/rules';
import { seesPool } from '@/lib/talents/policy';
import { INBOX_CHANNELS, type InboxChoicesInput } from './inputs';
import { mayReadInbox } from './policy';
import { kindsFor, MOST_UNREAD, type Told } from './rules';

/** Whose notices are read: somebody's as it is of an agency, or, without one, as an administrator. */
type Reader = { readonly userId: string; readonly agencyId: string | null; readonly seesPool: boolean };

/** Throws UNAUTHENTICATED, FORBIDDEN. */
export function readerOf(actor: Actor): Reader {
  const reader = mayReadInbox(actor);
  const agencyId = reader.kind === 'agencyUser' ? reader.agencyId : null;
  return { userId: reader.userId, agencyId, seesPool: seesPool(reader) };
}

/** Notices of one reader. */
export const ownNotices = (reader: Reader): SQL | undefined =>
  and(
    eq(inboxNotices.userId, reader.userId),
    reader.agencyId ? eq(inboxNotices.agencyId, reader.agencyId) : isNull(inboxNotices.agencyId),
  );

const ID = '^[0-9a-f-]{36}$';
const idIn = (text: SQL, when: SQL = sql`true`): SQL =>
  sql`case when ${when} and ${text} ~ ${ID} then (${text})::uuid end`;
const ofEntity = (entity: string): SQL =>
  idIn(sql`${auditEntries.entityId}`, sql`${auditEntries.entity} = ${entity}`);
const named = (key: string): SQL => sql`${auditEntries.detail} ->> ${key}`;

function readTold(db: Pick<Tx, 'select'>, reader: Reader, edge: SQL<Edge> = noEdge) {
  const isShown = reader.seesPool
    ? sql`true`
    : sql`${talents.broughtByAgencyId} is not distinct from ${reader.agencyId}::uuid`;
  return db
    .select({
      edge,
      id: inboxNotices.id,
      kind: inboxNotices.kind,
      at: inboxNotices.at,
      readAt: inboxNotices.readAt,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      action: auditEntries.action,
      toState: auditEntries.toState,
      reply: sql<string | null>`${named('reply')}`,
      name: sql<string | null>`coalesce(
        case when ${isShown} then ${fullNameOf(talents)} end,
        ${fullNameOf(users)},
        case when ${inboxNotices.agencyId} is null then ${agencies.name} end)`,
      eventId: events.id,
      eventName: sql<string | null>`coalesce(${events.name}, ${quotations.nameEvent})`,
      number: quotations.code,
      version: quotations.version,
      talentId: talents.id,
      agencyId: agencies.id,
      agencyName: agencies.name,
    })
    .from(inboxNotices)
    .innerJoin(auditEntries, eq(auditEntries.id, inboxNotices.auditId))
    .leftJoin(agencies, eq(agencies.id, auditEntries.agencyId))
    .leftJoin(
      claims,
      and(sql`${claims.id} = ${ofEntity('claim')}`, eq(claims.agencyId, inboxNotices.agencyId)),
    )
    .leftJoin(
      events,
      and(
        sql`${events.id} = coalesce(${ofEntity('event')}, ${idIn(named('eventId'))})`,
        eq(events.agencyId, inboxNotices.agencyId),
      ),
    )
    .leftJoin(
      quotations,
      and(sql`${quotations.id} = ${ofEntity('quotation')}`, eq(quotations.agencyId, inboxNotices.agencyId)),
    )
    .leftJoin(
      talents,
      sql`${talents.id} = coalesce(${ofEntity('talent')}, ${idIn(named('talentId'))}, ${claims.talentId})`,
    )
    .leftJoin(users, sql`${users.id} = ${ofEntity('member')}`)
    .$dynamic();
}

const toTold = ({
  number,
  version,
  ...notice
}: Omit<Awaited<ReturnType<typeof readTold>>[number], 'edge'>): Told => ({
  ...notice,
  code: quotationCode(number, version ?? 1),
});

export type InboxPage = Pick<ListPage, 'after' | 'edges' | 'limit'> & {
  readonly before?: number;
  readonly unreadOnly?: boolean;
};

/** Notices of a page unless told. */
export const MOST_NOTICES = 60;

/** What the reader was told, the newest first. One statement. */
export async function listNotices(
  actor: Actor,
  { before, limit = MOST_NOTICES, unreadOnly = false, after, edges }: InboxPage = {},
): Promise<Told[]> {
  const reader = readerOf(actor);
  const page = keyset(
    [sql`${inboxNotices.id}`],
    { descending: true, limit: Math.min(limit, MOST_ASKED), after, edges },
    (_, id) => sql`select ${id}::bigint`,
  );
  const rows = await readTold(database(), reader, page.edge)
    .where(
      and(
        ownNotices(reader),
        eq(inboxNotices.isShown, true),
        before === undefined ? undefined : lt(inboxNotices.id, before),
        page.where,
        unreadOnly ? isNull(inboxNotices.readAt) : undefined,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(toTold);
}

/** Notices with these ids that their person has not read, the oldest first: for what is sent about them. */
export async function findUnread(tx: Tx, reader: Reader, ids: readonly number[]): Promise<Told[]> {
  if (ids.length === 0) return [];
  const rows = await readTold(tx, reader)
    .where(and(ownNotices(reader), inArray(inboxNotices.id, [...ids]), isNull(inboxNotices.readAt)))
    .orderBy(asc(inboxNotices.id));
  return rows.map(toTold);
}

/** What was not read yet: how many, up to one more than a bell can say, and the newest. By an index alone. */
export async function countUnread(
  actor: Actor,
): Promise<{ readonly count: number; readonly newest: number }> {
  const reader = readerOf(actor);
  const unread = database()
    .select({ id: inboxNotices.id })
    .from(inboxNotices)
    .where(and(ownNotices(reader), isNull(inboxNotices.readAt), eq(inboxNotices.isShown, true)))
    .orderBy(desc(inboxNotices.id))
    .limit(MOST_UNREAD + 1);
  const rows = await unread;
  return { count: rows.length, newest: rows[0]?.id ?? 0 };
}

/** How the reader wants to be told of each kind that can concern it; by the portal and the digest of the day where an agency's person said nothing. */
export async function getInboxChoices(
  actor: Actor,
): Promise<InboxChoicesInput & { readonly revision: number }> {
  const { kind, userId } = mayReadInbox(actor);
  const [rows, [scope]] = await Promise.all([
    database().select().from(inboxChoices).where(eq(inboxChoices.userId, userId)),
    database().select().from(inboxScopes).where(eq(inboxScopes.userId, userId)),
  ]);
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    revision: scope?.revision ?? 0,
    onlyOwn: scope?.onlyOwn ?? false,
    papersByMail: scope?.papersByMail ?? true,
    choices: kindsFor(kind === 'administrator' ? 'PLATFORM' : 'AGENCY').map((one) => {
      const row = chosen.get(one);
      const usualDaily = kind !== 'administrator' && one !== NEVER_DAILY;
      const is = {
        BELL: row?.bell ?? true,
        MAIL: row?.mail ?? false,
        DAILY: row?.daily ?? usualDaily,
        PUSH: row?.push ?? false,
      };
      return { kind: one, by: INBOX_CHANNELS.filter((channel) => is[channel]) };
    }),
  };
}

/** Kinds of which this reader chooses. */
export const isChoosable = (actor: Actor, { choices }: Pick<InboxChoicesInput, 'choices'>): boolean => {
  const audience = actor.kind === 'administrator' ? 'PLATFORM' : 'AGENCY';
  return choices.every(({ kind }) => INBOX[kind].audience === audience);
};

/** Who a message about notices is for, as it stands when it is sent; null for who left the agency, or administers no more. */
export async function findAddressee(
  tx: Tx,
  userId: string,
  agencyId: string | null,
): Promise<{ readonly name: string; readonly email: string; readonly reader: Reader } | null> {
  const [row] = await tx
    .select({ user: users, agencyState: agencies.stateId })
    .from(users)
    .leftJoin(
      agencyUsers,
      and(
        eq(agencyUsers.userId, users.id),
        isNull(agencyUsers.deactivatedAt),
        sql`${agencyUsers.agencyId} = ${agencyId}::uuid`,
      ),
    )
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(and(eq(users.id, userId), ne(users.stateId, USER.SUSPENDED)));
  if (!row) return null;
  const { user, agencyState } = row;
  const person = { name: fullName(user), email: user.email };
  if (agencyId === null) {
    return user.isAdministrator ? { ...person, reader: { userId, agencyId, seesPool: true } } : null;
  }
  return agencyState === null
    ? null
    : { ...person, reader: { userId, agencyId, seesPool: agencyState === AGENCY.ACTIVE } };
}

import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { agencies, agencyUsers, apiKeys, auditChain, auditEntries, users } from '@/db/schema';
import { requireAbility, requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { type Edge, keyset, wrongCursor } from '@/lib/platform/keyset';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { EVERYTHING, readHeads } from './chain-heads';
import { ACTIVITY_KINDS, type ActivityKind } from './rules';

export type ActivityFilter = {
  readonly entity?: string;
  readonly entityId?: string;
  /** A key of `ACTIVITY_KINDS`. */
  readonly kind?: ActivityKind;
  /** Entries about any of these rows: a client and its quotations. */
  readonly rows?: readonly { readonly entity: string; readonly ids: readonly string[] }[];
  /** An administrator's choice; an agency's people only ever get their own. */
  readonly agencyId?: string;
  /** Entries that this person caused, and those about this person's account. */
  readonly personId?: string;
  /** The event itself and everything that names it. */
  readonly eventId?: string;
};

export type ActivityPage = Pick<ListPage<never, number>, 'after' | 'limit' | 'edges'>;

const columns = {
  id: auditEntries.id,
  at: auditEntries.at,
  entity: auditEntries.entity,
  entityId: auditEntries.entityId,
  action: auditEntries.action,
  fromState: auditEntries.fromState,
  toState: auditEntries.toState,
  detail: auditEntries.detail,
  /** The event that it happened to, or at. */
  eventId: sql<string | null>`case ${auditEntries.entity} when 'event' then ${auditEntries.entityId}
    else ${auditEntries.detail} ->> 'eventId' end`,
  actorKind: auditEntries.actorKind,
  /** With the key by which a program acted in the person's place. */
  actorName: sql<string | null>`${fullNameOf(users)} || coalesce((select ' (llave ' || ${apiKeys.name} || ')'
    from ${apiKeys} where ${apiKeys.id} = (${auditEntries.detail} ->> 'apiKeyId')::uuid), '')`,
  agencyName: agencies.name,
};

/** Kinds of actors that are somebody signed in. */
const PEOPLE = ['agencyUser', 'administrator'] as const;

/** An agency's people read what happened there, the administrator what happened anywhere. */
export const mayReadActivity = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

function visibleTo(actor: Actor, filter: ActivityFilter): SQL | undefined {
  const reader = mayReadActivity(actor);
  if (reader.kind === 'agencyUser') return eq(auditEntries.agencyId, reader.agencyId);
  return filter.agencyId ? eq(auditEntries.agencyId, filter.agencyId) : undefined;
}

const about = (filter: ActivityFilter): (SQL | undefined)[] => [
  filter.entity ? eq(auditEntries.entity, filter.entity) : undefined,
  filter.entityId ? eq(auditEntries.entityId, filter.entityId) : undefined,
  filter.kind ? inArray(auditEntries.entity, [...ACTIVITY_KINDS[filter.kind]]) : undefined,
  // Who came in when is no news among what was done; it is found by asking for the person.
  filter.entity ? undefined : ne(auditEntries.action, 'log-in'),
  filter.rows
    ? or(
        sql`false`,
        ...filter.rows
          .filter(({ ids }) => ids.length > 0)
          .map(({ entity, ids }) => and(eq(auditEntries.entity, entity), anyOf(auditEntries.entityId, ids))),
      )
    : undefined,
  filter.personId
    ? or(
        and(inArray(auditEntries.actorKind, [...PEOPLE]), eq(auditEntries.actorId, filter.personId)),
        and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, filter.personId)),
      )
    : undefined,
  filter.eventId
    ? or(
        and(eq(auditEntries.entity, 'event'), eq(auditEntries.entityId, filter.eventId)),
        sql`${auditEntries.detail} ->> 'eventId' = ${filter.eventId}`,
      )
    : undefined,
];

const isActor = and(
  sql`${users.id}::text = ${auditEntries.actorId}`,
  inArray(auditEntries.actorKind, [...PEOPLE]),
);

const entries = (edge: SQL<Edge>) =>
  database()
    .select({ ...columns, edge })
    .from(auditEntries)
    .leftJoin(users, isActor)
    .leftJoin(agencies, eq(agencies.id, auditEntries.agencyId))
    .$dynamic();

export type ActivityEntry = Omit<Awaited<ReturnType<typeof entries>>[number], 'edge'>;

/** Lists what happened in the agency, or in all agencies for the administrator, newest first. One statement. */
export async function listActivity(
  actor: Actor,
  { after, limit = 50, edges, ...filter }: ActivityFilter & ActivityPage = {},
): Promise<ActivityEntry[]> {
  const page = keyset(
    [sql`${auditEntries.id}`],
    { descending: true, limit: Math.min(limit, MOST_ASKED), after: after?.toString(), edges },
    // Whatever it was of: a place among numbers.
    (_, id) => sql`select ${id}::bigint`,
  );
  const rows = await entries(page.edge)
    .where(and(visibleTo(actor, filter), ...about(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** An entry with where it stands in what its reader follows: whoever read as far goes on behind it. */
export type News = ActivityEntry & { readonly cursor: number };

/** News of one reading. */
export const MOST_NEWS = 200;

/**
 * Lists what happened after a cursor, oldest first. An agency's is the place in its audit chain, which has neither gap
 * nor disorder: what can be seen at a place, nothing comes before later. The administrator's is the number of the entry,
 * which is given before the commit: whoever reads on there begins a little earlier and leaves out what it knows. One
 * statement.
 */
export async function listNews(
  actor: Actor,
  filter: ActivityFilter,
  after: number,
  limit = MOST_NEWS,
): Promise<News[]> {
  const reader = mayReadActivity(actor);
  const cursor = reader.kind === 'agencyUser' ? auditChain.position : auditEntries.id;
  return database()
    .select({ ...columns, cursor })
    .from(auditChain)
    .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .leftJoin(users, isActor)
    .leftJoin(agencies, eq(agencies.id, auditEntries.agencyId))
    .where(
      and(
        reader.kind === 'agencyUser' ? eq(auditChain.chain, reader.agencyId) : undefined,
        gt(cursor, after),
        visibleTo(actor, filter),
        ...about(filter),
      ),
    )
    .orderBy(asc(cursor))
    .limit(limit);
}

/** Changes of a page unless told. */
export const MOST_CHANGES = 200;

const isCursor = (text: string): boolean => /^\d{1,15}$/.test(text);

/**
 * Lists what happened in the own agency after a cursor, oldest first and without a gap, as programs catch up. Throws
 * UNAUTHENTICATED, FORBIDDEN also for the administrator, and INVALID at `after` for what is no cursor, and for one beyond
 * the last change: what it was read from is not there any more. One statement, and two where nothing came.
 */
export async function listChanges(
  actor: Actor,
  filter: ActivityFilter,
  { limit = MOST_CHANGES, after, edges }: Pick<ListPage, 'limit' | 'after' | 'edges'>,
): Promise<News[]> {
  const from = edges?.begin?.[0] ?? after ?? '0';
  if (!isCursor(from)) throw wrongCursor();
  const found = await listNews(requireAbility(actor, 'seeWork'), filter, Number(from), limit + 1);
  if (found.length === 0 && Number(from) > Number(await findCursor(actor))) throw wrongCursor();
  const last = found.length > limit ? found[limit - 1] : undefined;
  if (last) edges?.cut([String(last.cursor)]);
  return found.slice(0, limit);
}

/** The cursor of what happened last, as a page keeps it that was read after it: news come from there. */
export async function findCursor(actor: Actor): Promise<string> {
  const reader = mayReadActivity(actor);
  const chain = reader.kind === 'agencyUser' ? reader.agencyId : EVERYTHING;
  return String((await readHeads([chain])).get(chain) ?? 0);
}

/**
 * Lists the present and former people of an agency by name: whose activity can be asked for. None of an agency that one
 * does not read of.
 */
export async function listActivityPeople(
  actor: Actor,
  agencyId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const reader = mayReadActivity(actor);
  if (reader.kind === 'agencyUser' && reader.agencyId !== agencyId) return [];
  const name = fullNameOf(users);
  return database()
    .select({ id: users.id, name })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(eq(agencyUsers.agencyId, agencyId))
    .orderBy(sql`${name} collate "es-x-icu"`, asc(users.id));
}

import { and, asc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import { agencies, cities, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { readLine } from '@/lib/core/readers/line';
import { CLIENT } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { keyset, type PlacedRow } from '@/lib/platform/keyset';
import { clientHolds } from './held-by-clients';
import { maySeeClients, scopeOfClients } from './policy';
import { sameIdentifications } from './rules';

export type Client = typeof clients.$inferSelect;

export type ClientFilter = {
  /** Words of names, numbers and addresses of mail, its own or of people there. */
  readonly search?: string;
  readonly stateId?: number;
};

/** Removed clients (32) are nobody's any more. */
export const ownedBy = (agencyId: string): SQL | undefined =>
  and(eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED));

/** The condition for clients that an actor may read, without removed ones (32). */
export function visibleTo(actor: Actor): SQL | undefined {
  const scope = scopeOfClients(actor);
  return and(
    ne(clients.stateId, CLIENT.DELETED),
    scope.kind === 'agency' ? eq(clients.agencyId, scope.agencyId) : undefined,
  );
}

const NAME = sql`(${clients.name} collate "es-x-icu")`;
export const byName = asc(NAME);
const KEYS = [NAME, sql`${clients.id}`];

/** Clients of a list unless told. */
export const MOST_CLIENTS = 500;

/** The agency's clients by name; removed ones (32) are never listed, inactive ones (53) only when asked for. */
export async function listClients(
  actor: Actor,
  { limit = MOST_CLIENTS, after, edges, ...filter }: ClientFilter & ListPage = {},
): Promise<Client[]> {
  const agency = maySeeClients(actor);
  const page = keyset(
    KEYS,
    { descending: false, limit, after, edges },
    (keys, id) =>
      sql`select ${keys} from ${clients} where ${and(eq(clients.id, id), ownedBy(agency.agencyId))}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(clients), edge: page.edge })
    .from(clients)
    .where(
      and(
        page.where,
        ownedBy(agency.agencyId),
        filter.stateId ? eq(clients.stateId, filter.stateId) : ne(clients.stateId, CLIENT.INACTIVE),
        clientHolds(agency.agencyId, filter.search ?? ''),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** Reads one client. Throws NOT_FOUND, also for another agency's. */
export async function getClient(actor: Actor, id: string): Promise<Client> {
  const [row] = await database()
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), visibleTo(actor)))
    .limit(1);
  if (!row) throw notFound('errors.client.notFound');
  return row;
}

/** Finds clients by id, for loaders; only those that the actor may read. */
export async function findClients(actor: Actor, ids: readonly string[]): Promise<Map<string, Client>> {
  const rows = await database()
    .select()
    .from(clients)
    .where(and(anyOf(clients.id, ids), visibleTo(actor)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same with removed ones (32), whose name old quotations and events go on showing. */
export async function findNamedClients(actor: Actor, ids: readonly string[]): Promise<Map<string, Client>> {
  const scope = scopeOfClients(actor);
  const own = scope.kind === 'agency' ? eq(clients.agencyId, scope.agencyId) : undefined;
  const rows = await database()
    .select()
    .from(clients)
    .where(and(anyOf(clients.id, ids), own));
  return new Map(rows.map((row) => [row.id, row]));
}

const bare = (identification: unknown): SQL =>
  sql`regexp_replace(lower(${identification}), '[^0-9a-z]', '', 'g')`;

/**
 * Clients of the agency with the same identification, however it is dotted and spaced and with or without the check
 * digit of a NIT, for the warning beside the field. None for an empty one.
 */
export async function clientsWithIdentification(actor: Actor, identification: string): Promise<Client[]> {
  const agency = maySeeClients(actor);
  if (identification.trim() === '') return [];
  return clientsThat(
    agency.agencyId,
    or(
      ...sameIdentifications(identification).map(
        (same) => sql`${bare(clients.identification)} = ${bare(same)}`,
      ),
    ),
  );
}

const clientsThat = (agencyId: string, condition: SQL | undefined): Promise<Client[]> =>
  database()
    .select()
    .from(clients)
    .where(and(ownedBy(agencyId), condition))
    .orderBy(byName);

/** Clients of the agency with the same name, accents, case and blanks aside, for the warning beside the field. None for an empty one. */
export async function clientsWithName(actor: Actor, name: string): Promise<Client[]> {
  const agency = maySeeClients(actor);
  const asked = readLine(name);
  if (asked === '') return [];
  return clientsThat(
    agency.agencyId,
    sql`search_fold(regexp_replace(btrim(${clients.name}), '\\s+', ' ', 'g')) = search_fold(${asked})`,
  );
}

/** Reads a page of an agency's clients, newest first. Empty for an agency that the actor may not read. One statement. */
export async function readClientsOfAgency(
  actor: Actor,
  agencyId: string,
  { limit = 20, after, before, edges }: ListPage = {},
) {
  const own = and(eq(clients.agencyId, agencyId), visibleTo(actor));
  const page = keyset(
    [sql`${clients.createdAt}`, sql`${clients.id}`],
    { descending: true, limit, after, before, edges },
    (columns, id) => sql`select ${columns} from ${clients} where ${and(eq(clients.id, id), own)}`,
  );
  const rows = await database()
    .select({
      edge: page.edge,
      id: clients.id,
      name: clients.name,
      identification: clients.identification,
      stateId: clients.stateId,
      cityName: cities.name,
      createdAt: clients.createdAt,
    })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.cityId))
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** Counts an agency's clients, as far as `countSome` does; none of one that the actor may not read. */
export async function countClientsOfAgency(actor: Actor, agencyId: string): Promise<number> {
  const found = database().select({ id: clients.id }).from(clients).$dynamic();
  return countSome(found.where(and(eq(clients.agencyId, agencyId), visibleTo(actor))));
}

/**
 * Finds a page of the active clients of each agency by name, for agencies that the actor may read. One statement, however
 * many agencies.
 */
export async function findClientsOfAgencies(
  actor: Actor,
  agencyIds: readonly string[],
  asked: ListPage = {},
): Promise<Map<string, PlacedRow<Client>[]>> {
  const page = keyset(
    KEYS,
    { ...asked, descending: false },
    (keys, id) => sql`select ${keys} from ${clients} where ${clients.id} = ${id}`,
  );
  const own = database()
    .select({ ...getTableColumns(clients), edge: page.edge.as('edge') })
    .from(clients)
    .where(
      and(
        eq(clients.agencyId, agencies.id),
        ne(clients.stateId, CLIENT.INACTIVE),
        visibleTo(actor),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .as('own');
  const rows = await database()
    .select(own._.selectedFields)
    .from(agencies)
    .innerJoinLateral(own, sql`true`)
    .where(anyOf(agencies.id, agencyIds))
    .orderBy(asc(sql`${own.name} collate "es-x-icu"`), asc(own.id));
  return groupBy(
    rows,
    ({ agencyId }) => agencyId,
    ({ edge, ...row }) => ({ row, edge }),
  );
}

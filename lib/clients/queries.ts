import { and, asc, desc, eq, getTableColumns, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { cities, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { CLIENT } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { maySeeClients, scopeOfClients } from './policy';
import { sameIdentifications } from './rules';

export type Client = typeof clients.$inferSelect;

export type ClientFilter = {
  /** Part of the name, accents and case aside. */
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

export const byName = asc(sql`${clients.name} collate "es-x-icu"`);

/** The agency's clients by name; removed ones (32) are never listed, inactive ones (53) only when asked for. */
export async function listClients(actor: Actor, filter: ClientFilter = {}): Promise<Client[]> {
  const agency = maySeeClients(actor);
  const search = filter.search?.trim();
  return database()
    .select()
    .from(clients)
    .where(
      and(
        ownedBy(agency.agencyId),
        filter.stateId ? eq(clients.stateId, filter.stateId) : ne(clients.stateId, CLIENT.INACTIVE),
        search ? sql`search_fold(${clients.name}) like '%' || search_fold(${search}) || '%'` : undefined,
      ),
    )
    .orderBy(byName)
    .limit(500);
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

const bare = (identification: unknown): SQL =>
  sql`regexp_replace(lower(${identification}), '[^0-9a-z]', '', 'g')`;

/**
 * Clients of the agency with the same identification, however it is dotted and spaced and with or without the check
 * digit of a NIT, for the warning beside the field. None for an empty one.
 */
export async function clientsWithIdentification(actor: Actor, identification: string): Promise<Client[]> {
  const agency = maySeeClients(actor);
  if (identification.trim() === '') return [];
  return database()
    .select()
    .from(clients)
    .where(
      and(
        ownedBy(agency.agencyId),
        or(
          ...sameIdentifications(identification).map(
            (same) => sql`${bare(clients.identification)} = ${bare(same)}`,
          ),
        ),
      ),
    )
    .orderBy(byName);
}

/**
 * Reads a page of an agency's clients, newest first, with their number. Empty for an agency that the actor may not
 * read. One statement.
 */
export async function readClientsOfAgency(
  actor: Actor,
  agencyId: string,
  { limit = 20, offset = 0 }: ListPage,
) {
  const rows = await database()
    .select({
      id: clients.id,
      name: clients.name,
      identification: clients.identification,
      stateId: clients.stateId,
      cityName: cities.name,
      createdAt: clients.createdAt,
      of: sql<number>`(count(*) over ())::int`,
    })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.cityId))
    .where(and(eq(clients.agencyId, agencyId), visibleTo(actor)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit)
    .offset(offset);
  return { total: rows[0]?.of ?? 0, rows };
}

export type ClientsOfAgency = Awaited<ReturnType<typeof readClientsOfAgency>>;

const MOST = 500;

/**
 * Finds active clients by name, by agency, five hundred of each at most, for agencies that the actor may read. One
 * statement, however many agencies.
 */
export async function findClientsOfAgencies(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<Map<string, Client[]>> {
  const place = sql<number>`row_number() over (partition by ${clients.agencyId} order by ${byName}, ${clients.id})`;
  const placed = database()
    .select({ ...getTableColumns(clients), place: place.as('place') })
    .from(clients)
    .where(and(anyOf(clients.agencyId, agencyIds), ne(clients.stateId, CLIENT.INACTIVE), visibleTo(actor)))
    .as('placed');
  const rows = await database()
    .select()
    .from(placed)
    .where(lte(placed.place, MOST))
    .orderBy(asc(placed.place));
  return new Map(agencyIds.map((id) => [id, rows.filter(({ agencyId }) => agencyId === id)]));
}

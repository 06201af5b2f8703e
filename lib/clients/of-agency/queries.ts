import { and, asc, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import { cities, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { byName, type Client, reached } from '../queries';

type Page = { readonly limit: number; readonly offset: number };

/** A page of an agency's clients, newest first, and how many it has; none of an agency one does not reach. One statement. */
export async function readClientsOfAgency(actor: Actor, agencyId: string, { limit, offset }: Page) {
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
    .where(and(eq(clients.agencyId, agencyId), reached(actor)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit)
    .offset(offset);
  return { total: rows[0]?.of ?? 0, rows };
}

export type ClientsOfAgency = Awaited<ReturnType<typeof readClientsOfAgency>>;

const MOST = 500;

/**
 * Clients by name, inactive ones aside, by agency; five hundred of each, only of agencies one reaches. One statement,
 * however many agencies.
 */
export async function findClientsOfAgencies(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<Map<string, Client[]>> {
  const place = sql<number>`row_number() over (partition by ${clients.agencyId} order by ${byName}, ${clients.id})`;
  const placed = database()
    .select({ ...getTableColumns(clients), place: place.as('place') })
    .from(clients)
    .where(
      and(inArray(clients.agencyId, [...agencyIds]), ne(clients.stateId, CLIENT.INACTIVE), reached(actor)),
    )
    .as('placed');
  const rows = await database()
    .select()
    .from(placed)
    .where(lte(placed.place, MOST))
    .orderBy(asc(placed.place));
  return new Map(agencyIds.map((id) => [id, rows.filter(({ agencyId }) => agencyId === id)]));
}

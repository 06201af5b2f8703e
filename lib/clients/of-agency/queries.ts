import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { cities, clients } from '@/db/schema';
import { maySeeAgencies } from '@/lib/agencies/policy';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';

type Page = { readonly limit: number; readonly offset: number };

/** A page of an agency's clients, newest first, and how many it has, for the administrator. One statement. */
export async function readClientsOfAgency(actor: Actor, agencyId: string, { limit, offset }: Page) {
  maySeeAgencies(actor);
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
    .where(and(eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit)
    .offset(offset);
  return { total: rows[0]?.of ?? 0, rows };
}

export type ClientsOfAgency = Awaited<ReturnType<typeof readClientsOfAgency>>;

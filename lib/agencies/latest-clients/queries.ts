import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { cities, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { maySeeAgencies } from '../policy';

/** The clients an agency added last, and how many it has, for the administrator. One statement. */
export async function readLatestClients(actor: Actor, agencyId: string, limit = 5) {
  maySeeAgencies(actor);
  const rows = await database()
    .select({
      id: clients.id,
      name: clients.name,
      stateId: clients.stateId,
      cityName: cities.name,
      createdAt: clients.createdAt,
      of: sql<number>`(count(*) over ())::int`,
    })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.cityId))
    .where(and(eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit);
  return { total: rows[0]?.of ?? 0, rows };
}

export type LatestClients = Awaited<ReturnType<typeof readLatestClients>>;

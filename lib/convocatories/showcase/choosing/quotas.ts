import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { eventPersonals, profiles } from '@/db/schema';

/** How many people of each profile an event asks for. */
export const readQuotas = (db: Db | Tx, eventId: string) =>
  db
    .select({
      code: profiles.code,
      name: profiles.name,
      quantity: sql<number>`sum(${eventPersonals.quantity})::int`,
    })
    .from(eventPersonals)
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(and(eq(eventPersonals.eventId, eventId), gt(eventPersonals.quantity, 0)))
    .groupBy(profiles.id)
    .orderBy(profiles.name);

import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { agencies, events, rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { readRideIva } from '../limits/queries';
import { mayOverseeRides } from '../policy';
import type { RideCost } from '../rules';
import { matching, type RideFilter } from './queries';

/** What rides of one currency came to, in its minor units. */
export type RideSums = RideCost & { readonly currencyCode: string | null; readonly rides: number };

/**
 * What the rides that a filter finds came to, per currency, as `costOfRide` counts each with the IVA of today; those that
 * cost nothing are left out. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function sumPlatformRides(actor: Actor, filter: RideFilter = {}): Promise<RideSums[]> {
  mayOverseeRides(actor);
  const percent = await readRideIva();
  const fare = sql`coalesce(${rides.total}, case when ${rides.state} = 'TERMINATED' then ${rides.estimate} end)`;
  const fee = sql`round(${fare} * ${rides.fee} / 100)`;
  const gain = sql`round(${fare} * ${rides.platformGain} / 100)`;
  const sum = (of: SQL) => sql`sum(${of})`.mapWith(Number);
  const rows = await database()
    .select({
      currencyCode: rides.currencyCode,
      rides: count(),
      fare: sum(fare),
      fee: sum(fee),
      platformGain: sum(gain),
      iva: sum(sql`round((${fee} + ${gain}) * ${percent}::numeric / 100)`),
    })
    .from(rides)
    .innerJoin(events, eq(events.id, rides.eventId))
    .innerJoin(agencies, eq(agencies.id, rides.agencyId))
    .where(and(isNotNull(rides.endedAt), isNotNull(rides.currencyCode), sql`${fare} > 0`, matching(filter)))
    .groupBy(rides.currencyCode)
    .orderBy(rides.currencyCode);
  return rows.map((row) => ({ ...row, total: row.fare + row.fee + row.platformGain + row.iva }));
}

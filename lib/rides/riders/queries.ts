import { and, eq, isNull, sql } from 'drizzle-orm';
import { rides, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { listTalents, type TalentSummary } from '@/lib/talents/queries';
import { matching } from '@/lib/talents/search/conditions';
import { mayOverseeRides } from '../policy';

export type RiderFilter = {
  /** Words of the name, as every list of talents searches. */
  readonly search?: string;
  /** Who may order rides, unless false: then who may not. */
  readonly allowed?: boolean;
};

export type Rider = TalentSummary & {
  readonly rides: number;
  readonly lastRideAt: Date | null;
};

const among = (allowed: boolean) => and(eq(talents.mayOrderRides, allowed), isNull(talents.erasedAt));

/**
 * A page of the talents whom the administrator lets order rides, or of the others, newest first, with how often each
 * went. Three statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listRiders(
  actor: Actor,
  { allowed = true, ...filter }: RiderFilter & ListPage = {},
): Promise<Rider[]> {
  mayOverseeRides(actor);
  const found = await listTalents(actor, filter, among(allowed));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const counts = await database()
    .select({
      talentId: rides.talentId,
      count: sql<number>`count(*)::int`,
      last: sql<string>`max(${rides.createdAt})::text`,
    })
    .from(rides)
    .where(anyOf(rides.talentId, ids))
    .groupBy(rides.talentId);
  const of = new Map(counts.map((row) => [row.talentId, row]));
  return found.map((talent) => {
    const count = of.get(talent.id);
    return { ...talent, rides: count?.count ?? 0, lastRideAt: count ? new Date(count.last) : null };
  });
}

/** Counts them, as far as `countSome` does. */
export async function countRiders(
  actor: Actor,
  { allowed = true, ...filter }: RiderFilter = {},
): Promise<number> {
  mayOverseeRides(actor);
  return countSome(
    database()
      .select({ id: talents.id })
      .from(talents)
      .where(and(await matching(actor, filter), among(allowed)))
      .$dynamic(),
  );
}

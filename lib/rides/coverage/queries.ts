import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { platformTransportations, userTransportations } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import { requirePortalUser } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { isDown } from '../providers/guard-provider';
import type { RideProvider } from '../providers/provider';
import { providerOf } from '../providers/provider-of';

export type PlatformTransportation = typeof platformTransportations.$inferSelect;
export type UserTransportation = typeof userTransportations.$inferSelect;

/** Who carries the people of a city, by which requester and for how much. */
export type Coverage = {
  readonly provider: RideProvider;
  readonly requesterId: string;
  /** Percents of the fare, as decimal texts. */
  readonly fee: string;
  readonly platformGain: string;
};

/** 32 hexadecimal digits, as providers write requesters. */
export const hex = (id: string): string => id.replaceAll('-', '');

/**
 * Finds who carries people in a city for an agency: of the platforms that are offered there and configured here the
 * first one that is not down, in the city's order; of equal ones that of the configuration. Where all are down the first
 * one stands, which says so at once. `except` are not taken. Null where nobody carries people.
 */
export async function findCoverage(
  db: Db | Tx,
  cityId: number,
  agencyId: string,
  except: readonly RidePlatform[] = [],
): Promise<Coverage | null> {
  const rows = await db
    .select({ row: platformTransportations, requester: userTransportations.id })
    .from(platformTransportations)
    .leftJoin(
      userTransportations,
      and(
        eq(userTransportations.platformTransportationId, platformTransportations.id),
        or(eq(userTransportations.agencyId, agencyId), isNull(userTransportations.agencyId)),
      ),
    )
    .where(and(eq(platformTransportations.cityId, cityId), eq(platformTransportations.enabled, true)))
    .orderBy(
      asc(platformTransportations.priority),
      desc(sql`${platformTransportations.platform} = ${env().RIDE_DRIVER}`),
      asc(platformTransportations.platform),
      sql`${userTransportations.agencyId} nulls last`,
    );
  const isLast = ({ row }: (typeof rows)[number]) => Number(isDown(row.platform));
  for (const { row, requester } of [...rows].sort((a, b) => isLast(a) - isLast(b))) {
    const provider = except.includes(row.platform) ? null : providerOf(row.platform);
    const requesterId = requester ? hex(requester) : requesterWithout(row.platform, row.id);
    if (provider && requesterId) {
      return { provider, requesterId, fee: row.fee, platformGain: row.platformGain };
    }
  }
  return null;
}

/** Under which rides are ordered where nobody said a requester: only Cabify knows its own; the others take any name. */
export const requesterWithout = (platform: RidePlatform, id: string): string | null =>
  platform === 'cabify' ? (env().RIDE_REQUESTER_ID ?? null) : hex(id);

/** The requester of everybody at a coverage, else that of the configuration; null for none. The caller has decided. */
export async function requesterOf(platform: RidePlatform, coverageId: string | null): Promise<string | null> {
  if (!coverageId) return requesterWithout(platform, '');
  const [row] = await database()
    .select({ id: userTransportations.id })
    .from(userTransportations)
    .where(
      and(eq(userTransportations.platformTransportationId, coverageId), isNull(userTransportations.agencyId)),
    );
  return row ? hex(row.id) : requesterWithout(platform, coverageId);
}

/** The transportation of a platform in a city; null where it is not offered. Throws UNAUTHENTICATED and FORBIDDEN. */
export async function transportationByPlatform(
  actor: Actor,
  platform: RidePlatform,
  cityId: number,
): Promise<PlatformTransportation | null> {
  requirePortalUser(actor);
  const [row] = await database()
    .select()
    .from(platformTransportations)
    .where(
      and(
        eq(platformTransportations.platform, platform),
        eq(platformTransportations.cityId, cityId),
        eq(platformTransportations.enabled, true),
      ),
    );
  return row ?? null;
}

/** The requesters of these transportations that are of whoever asks, and those of everybody. */
export async function findOwnRequesters(actor: Actor, ids: readonly string[]): Promise<UserTransportation[]> {
  const user = requirePortalUser(actor);
  const own = user.kind === 'agencyUser' ? eq(userTransportations.agencyId, user.agencyId) : undefined;
  return database()
    .select()
    .from(userTransportations)
    .where(
      and(
        inArray(userTransportations.platformTransportationId, [...ids]),
        own ? or(own, isNull(userTransportations.agencyId)) : undefined,
      ),
    )
    .orderBy(asc(userTransportations.createdAt));
}

import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { cities, quotations } from '@/db/schema';
import { QUOTATION } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { openEvent } from '../event-of';
import type { Quotation } from '../queries';
import { livingLinksOf, type NewerVersion } from './queries';
import { mayOpenNewer, offerStatus } from './rules';

/** What was added to an accepted quotation, as its client finds it on the page of that one. */
export type OfferedAddition = NewerVersion &
  Pick<Quotation, 'code' | 'total'> & {
    /** Whether it may still be answered. */
    readonly status: 'OPEN' | 'ACCEPTED';
  };

/**
 * What was added to a quotation, accepted or open while its event takes more, that the holder of a link to it may open: sent to the same client at the
 * same address, with links of its own (rule: `mayOpenNewer`). The caller has checked that link. One statement.
 */
export async function findOfferedAdditions(db: Db | Tx, first: Quotation): Promise<OfferedAddition[]> {
  const rows = await db
    .select({
      quotation: quotations,
      timeZone: cities.timeZone,
      livingLinks: sql<number>`(${livingLinksOf(db)})`.mapWith(Number),
    })
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .where(
      and(
        eq(quotations.additionOf, first.id),
        eq(quotations.agencyId, first.agencyId),
        or(
          eq(quotations.stateId, QUOTATION.ACCEPTED),
          and(eq(quotations.stateId, QUOTATION.SENT), exists(openEvent())),
        ),
      ),
    )
    .orderBy(asc(quotations.code), asc(quotations.version));
  const now = currentTime();
  return rows.flatMap(({ quotation, timeZone, livingLinks }) => {
    const status = offerStatus(quotation, now);
    if (status !== 'OPEN' && status !== 'ACCEPTED') return [];
    if (!mayOpenNewer(first, { ...quotation, livingLinks })) return [];
    const { id, agencyId, version, endDate, validUntil, code, total } = quotation;
    return [{ id, agencyId, version, endDate, validUntil, code, total, timeZone, status }];
  });
}

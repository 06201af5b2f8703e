import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { reachOfQuotations } from '../policy';
import { findQuotations, type QuotationDetail } from '../queries';

const NEWEST = 100;

/**
 * The newest hundred quotations of agencies by code descending, drafts first, by agency; only of those one may see.
 * Two statements, however many agencies.
 */
export async function findNewestQuotations(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<Map<string, QuotationDetail[]>> {
  const reach = reachOfQuotations(actor);
  const place = sql<number>`row_number() over (partition by ${quotations.agencyId}
    order by ${quotations.code} desc nulls first, ${quotations.updatedAt} desc, ${quotations.id})`;
  const placed = database()
    .select({ id: quotations.id, agencyId: quotations.agencyId, place: place.as('place') })
    .from(quotations)
    .where(
      and(
        inArray(quotations.agencyId, [...agencyIds]),
        reach.kind === 'agency' ? eq(quotations.agencyId, reach.agencyId) : undefined,
        reach.kind === 'one' ? eq(quotations.id, reach.quotationId) : undefined,
      ),
    )
    .as('placed');
  const newest = await database()
    .select({ id: placed.id, agencyId: placed.agencyId })
    .from(placed)
    .where(lte(placed.place, NEWEST))
    .orderBy(asc(placed.place));
  const found = await findQuotations(
    actor,
    newest.map(({ id }) => id),
  );
  return new Map(
    agencyIds.map((agencyId) => [
      agencyId,
      newest.filter((row) => row.agencyId === agencyId).flatMap(({ id }) => found.get(id) ?? []),
    ]),
  );
}

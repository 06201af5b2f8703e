import { and, asc, eq, isNull } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeQuotations } from '../policy';
import { findQuotations, type QuotationDetail } from '../queries';

/**
 * What was quoted besides a quotation of the own agency for the same event, the first one first: of each the version that
 * holds. Two statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listAdditions(actor: Actor, quotationId: string): Promise<QuotationDetail[]> {
  const { agencyId } = maySeeQuotations(actor);
  const rows = await database()
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        eq(quotations.additionOf, quotationId),
        eq(quotations.agencyId, agencyId),
        isNull(quotations.supersededAt),
      ),
    )
    .orderBy(asc(quotations.createdAt), asc(quotations.id));
  const ids = rows.map(({ id }) => id);
  const found = await findQuotations(actor, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { MissingRow } from '@/lib/taxes/rules/tax-book';
import { taxDay } from '@/lib/taxes/today';
import { rowsMissingOn } from '@/lib/taxes/withholding/rules/missing-on';
import { maySeeOfPayer } from '../policy';

/**
 * Rows of the tax table without which the approvals of today stop, of the agency that asks, or for the administrator of
 * any. Four statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function findMissingNow(actor: Actor): Promise<readonly MissingRow[]> {
  const { agencyId } = maySeeOfPayer(actor);
  const [taxes, [agency]] = await Promise.all([
    readTaxTable(),
    agencyId
      ? database()
          .select({
            legalNature: agencies.legalNature,
            regimenSimple: agencies.regimenSimple,
            retenedorRenta: agencies.retenedorRenta,
          })
          .from(agencies)
          .where(eq(agencies.id, agencyId))
      : [],
  ]);
  return rowsMissingOn(taxDay(), agency ?? null, taxes);
}

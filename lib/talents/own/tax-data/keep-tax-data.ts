import { talentTaxData } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepOwn } from '../../policy';
import { type TaxDataInput, taxDataInput } from './inputs';
import { findTaxData, type TaxData } from './queries';

/**
 * Keeps what a talent says of itself as a taxpayer: its next payments are withheld from by that (arts. 383 and 592 ET).
 * What was approved before stays as it was withheld. Throws INVALID per field, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepTaxData(actor: Actor, input: TaxDataInput): Promise<TaxData> {
  const talentId = mayKeepOwn(actor);
  const { economicActivity, ...said } = parseInput(taxDataInput, input);
  const values = { ...said, economicActivity: economicActivity || null };
  return transact(async (tx) => {
    const before = await findTaxData(tx, talentId);
    const [row] = await tx
      .insert(talentTaxData)
      .values({ talentId, ...values })
      .onConflictDoUpdate({ target: talentTaxData.talentId, set: { ...values, updatedAt: currentTime() } })
      .returning();
    const fields = ['declaresIncome', 'ivaResponsible', 'hiresWorkers', 'economicActivity'] as const;
    const changed = fields.filter((field) => before?.[field] !== values[field]);
    if (changed.length > 0) {
      await recordAudit(
        tx,
        actor,
        'talent.keep-tax-data',
        { id: talentId, agencyId: null },
        { detail: { changed } },
      );
    }
    if (!row) throw new Error('what was kept comes back');
    return row;
  });
}

import { and, eq, sql } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import { mayApproveClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { payableOfClaim } from '../withholding/payable-of-claim';
import { refuseWithoutLaw } from '../withholding/refuse-without-law';
import { lockPayments, withholdFrom } from '../withholding/withhold';
import { type TreatNonResidentInput, treatNonResidentInput } from './inputs';

/**
 * Says of a claim that waits for review how its talent, who resides abroad, is withheld from: as an artist of a public
 * show, or by the lower rate of a treaty whose paper was handed in. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * and CONFLICT for one that does not wait, whose talent resides here, or without the paper.
 */
export async function treatNonResident(actor: Actor, input: TreatNonResidentInput): Promise<Claim> {
  const { agencyId } = mayApproveClaims(actor);
  const { id, isShow, treatyRate } = parseInput(treatNonResidentInput, input);
  const [claim, taxes] = [await getClaim(actor, id), await readTaxTable()];
  const treatment = { isShow, treatyRate: treatyRate || null };
  return transact(async (tx) => {
    await lockPayments(tx, claim);
    const payable = { ...payableOfClaim(claim), nonResident: { isShow, treatyRate: null } };
    const usual = await withholdFrom(tx, payable, taxes);
    refuseWithoutLaw(usual);
    if (!usual.nonResident) throw conflict('errors.claim.residesHere');
    if (treatment.treatyRate && Number(treatment.treatyRate) >= Number(usual.nonResident.rate)) {
      throw new AppError('INVALID', 'errors.invalid', { treatyRate: 'claims.nonResident.notLower' });
    }
    const [row] = await tx
      .update(claims)
      .set({ nonResident: treatment })
      .where(
        and(
          eq(claims.id, id),
          eq(claims.agencyId, agencyId),
          eq(claims.status, 'SENT'),
          treatment.treatyRate ? sql`${claims.treatyFileId} is not null` : undefined,
        ),
      )
      .returning();
    if (!row) {
      const [now] = await tx.select({ status: claims.status }).from(claims).where(eq(claims.id, id));
      throw conflict(now?.status === 'SENT' ? 'errors.claim.treatyPaper' : 'errors.claim.approve');
    }
    await recordAudit(tx, actor, 'claim.treat-non-resident', row, {
      detail: { eventId: row.eventId, ...treatment },
    });
    return row;
  });
}

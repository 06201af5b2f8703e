import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type RejectQuotationInput, rejectQuotationInput } from './inputs';
import { notAnswerable } from './not-answerable';
import { mayManageQuotations } from './policy';
import { getQuotation, type Quotation } from './queries';

/**
 * Notes that the client said no to a sent quotation (62 → 64), with the reason.
 * Throws INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, and CONFLICT when it is not a sent one.
 */
export async function rejectQuotation(actor: Actor, input: RejectQuotationInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id, reason } = parseInput(rejectQuotationInput, input);
  await getQuotation(actor, id);
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(quotations)
      .set({ stateId: QUOTATION.REJECTED, rejectedAt: now, rejectedReason: reason, updatedAt: now })
      .where(
        and(
          eq(quotations.id, id),
          eq(quotations.agencyId, agency.agencyId),
          eq(quotations.stateId, QUOTATION.SENT),
        ),
      )
      .returning();
    if (!row) throw await notAnswerable(tx, id);
    await recordAudit(tx, actor, 'quotation.reject', row, {
      from: QUOTATION.SENT,
      to: QUOTATION.REJECTED,
      detail: { reason },
    });
    return row;
  });
}

import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import { getQuotation } from '../queries';

/**
 * Throws a draft away, lines and all; nobody outside the agency has seen it and it has no code. The trail keeps that it
 * was. Answers its id. Throws FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, and CONFLICT when it is no draft (any more).
 */
export async function discardQuotation(actor: Actor, input: QuotationIdInput): Promise<string> {
  const agency = mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  await getQuotation(actor, id);
  return transact(async (tx) => {
    const [gone] = await tx
      .delete(quotations)
      .where(
        and(
          eq(quotations.id, id),
          eq(quotations.agencyId, agency.agencyId),
          eq(quotations.stateId, QUOTATION.DRAFT),
        ),
      )
      .returning({ id: quotations.id });
    if (!gone) throw conflict('errors.quotation.notDraft');
    await recordAudit(
      tx,
      actor,
      'quotation.discard',
      { id, agencyId: agency.agencyId },
      { from: QUOTATION.DRAFT },
    );
    return gone.id;
  });
}

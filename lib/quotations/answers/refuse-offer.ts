import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayAnswerQuotation } from '../given-answers/policy';
import type { Quotation } from '../queries';
import { type RefuseOfferInput, refuseOfferInput } from './inputs';
import { closed, lockOffer } from './lock-offer';
import { type AnswerContext, answerDetail, storeAnswer } from './store-answer';

/**
 * The client says no by its link (62 → 64), with a reason out of the list and its own words; the agency is told.
 * Throws INVALID, FORBIDDEN without the link, NOT_FOUND, and CONFLICT with the reason when it takes no answer, or says
 * something else than what the person had before them.
 */
export async function refuseOffer(
  actor: Actor,
  input: RefuseOfferInput,
  context: AnswerContext,
): Promise<Quotation> {
  const holder = mayAnswerQuotation(actor);
  const { hash, name, reasonCode, reason } = parseInput(refuseOfferInput, input);
  const words = [reasonCode === 'OTHER' ? '' : translate(`answer.reasons.${reasonCode}`), reason];
  return transact(async (tx) => {
    const held = await lockOffer(tx, holder, hash);
    if (held.status !== 'OPEN') throw closed(held.status);
    const { id, agencyId } = held.quotation;
    const now = currentTime();
    const [row] = await tx
      .update(quotations)
      .set({
        stateId: QUOTATION.REJECTED,
        rejectedAt: now,
        rejectedReason: words.filter(Boolean).join('. '),
        updatedAt: now,
      })
      .where(
        and(eq(quotations.id, id), eq(quotations.agencyId, agencyId), eq(quotations.stateId, QUOTATION.SENT)),
      )
      .returning();
    if (!row) throw conflict('errors.quotation.notSent');
    const answerId = crypto.randomUUID();
    await recordAudit(tx, actor, 'quotation.reject', row, {
      from: QUOTATION.SENT,
      to: QUOTATION.REJECTED,
      detail: { ...answerDetail(held, answerId), reasonCode },
    });
    const given = { id: answerId, answer: 'REJECTED', name, reasonCode, reason: reason || null } as const;
    await storeAnswer(tx, holder, held, given, context);
    return row;
  });
}

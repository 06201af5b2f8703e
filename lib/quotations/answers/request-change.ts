import { and, desc, eq } from 'drizzle-orm';
import { quotationAnswers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayAnswerQuotation } from '../given-answers/policy';
import { MAXIMUM_CHANGES } from '../given-answers/rules';
import { type RequestChangeInput, requestChangeInput } from './inputs';
import { closed, lockOffer } from './lock-offer';
import { type AnswerContext, answerDetail, type QuotationAnswer, storeAnswer } from './store-answer';

/**
 * The client asks for a change by its link; the quotation stays as it is and can still be answered, and the agency is
 * told. The same words sent twice are one request. Throws as `refuseOffer`, and CONFLICT after `MAXIMUM_CHANGES`.
 */
export async function requestChange(
  actor: Actor,
  input: RequestChangeInput,
  context: AnswerContext,
): Promise<QuotationAnswer> {
  const holder = mayAnswerQuotation(actor);
  const { hash, name, reason } = parseInput(requestChangeInput, input);
  return transact(async (tx) => {
    const held = await lockOffer(tx, holder, hash);
    if (held.status !== 'OPEN') throw closed(held.status);
    const { id, agencyId } = held.quotation;
    const asked = await tx
      .select()
      .from(quotationAnswers)
      .where(and(eq(quotationAnswers.quotationId, id), eq(quotationAnswers.answer, 'CHANGE_REQUESTED')))
      .orderBy(desc(quotationAnswers.createdAt));
    const [latest] = asked;
    if (latest && latest.reason === reason && latest.name === name) return latest;
    if (asked.length >= MAXIMUM_CHANGES) throw conflict('answer.tooMany');
    const answerId = crypto.randomUUID();
    await recordAudit(
      tx,
      actor,
      'quotation.request-change',
      { id, agencyId },
      { detail: answerDetail(held, answerId) },
    );
    const given = { id: answerId, answer: 'CHANGE_REQUESTED', name, reason } as const;
    const row = await storeAnswer(tx, holder, held, given, context);
    if (!row) throw new Error('insert returned nothing');
    return row;
  });
}

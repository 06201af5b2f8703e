import type { Actor } from '@/lib/core/actor';
import { contentHash } from '@/lib/documents/content-hash';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { eventOf } from '../event-of';
import { mayAnswerQuotation } from '../given-answers/policy';
import { markAccepted } from '../mark-accepted';
import { freezeChoice } from './freeze-choice';
import { type AcceptOfferInput, acceptOfferInput } from './inputs';
import { closed, lockOffer } from './lock-offer';
import { type AnswerContext, answerDetail, storeAnswer } from './store-answer';

/**
 * The client says yes by its link (62 → 63): who answers and to exactly what is kept, it becomes an event, and the
 * agency is told, in one transaction. However many press at once, the agency included,
 * there is one event and one answer, and everybody gets that event. What it chose is frozen before. Throws INVALID,
 * FORBIDDEN without the link, NOT_FOUND, and CONFLICT with the reason when it takes no answer, or says something else
 * than what the person had before them.
 */
export async function acceptOffer(
  actor: Actor,
  input: AcceptOfferInput,
  context: AnswerContext,
): Promise<{ readonly eventId: string }> {
  const holder = mayAnswerQuotation(actor);
  const { hash, name, documentTypeId, document, ...asked } = parseInput(acceptOfferInput, input);
  return transact(async (tx) => {
    const sent = await lockOffer(tx, holder, hash);
    const { id, agencyId } = sent.quotation;
    if (sent.status !== 'OPEN' && sent.status !== 'ACCEPTED') throw closed(sent.status);
    const chosen = await freezeChoice(tx, sent, asked);
    const held = chosen ? { ...sent, offer: { content: chosen, hash: contentHash(chosen) } } : sent;
    const answerId = crypto.randomUUID();
    const detail = answerDetail(held, answerId);
    const quotation = await markAccepted(tx, actor, agencyId, id, detail);
    const eventId = await eventOf(tx, agencyId, id);
    const given = { id: answerId, answer: 'ACCEPTED', name, documentTypeId, document, chosen } as const;
    const kept = await storeAnswer(tx, holder, held, given, context);
    if (kept && !quotation) {
      // The agency noted the yes a moment before the client gave it: the client's own stands beside.
      await recordAudit(tx, actor, 'quotation.confirm-acceptance', { id, agencyId }, { detail });
    }
    return { eventId };
  });
}

import type { Actor } from '@/lib/core/actor';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { eventOf } from './event-of';
import { findAnswers } from './given-answers/queries';
import { type AcceptQuotationInput, acceptQuotationInput } from './inputs';
import { markAccepted } from './mark-accepted';
import { mayManageQuotations } from './policy';
import { getQuotation } from './queries';
import { redrawDocument } from './redraw-document';
import type { AcceptanceOutcome } from './rules';

/** An accepted quotation, and the event that it became. */
export type Acceptance = {
  readonly quotationId: string;
  readonly eventId: string;
  readonly outcome: AcceptanceOutcome;
};

/**
 * The client said yes: the quotation is accepted (62 → 63) and becomes an event, in one transaction. However often it
 * is asked at once, there is one event, and everybody gets it and hears whether it was there before. Throws NOT_FOUND
 * as `getQuotation` does, and CONFLICT with what became of the quotation when it is neither sent nor accepted.
 */
export async function acceptQuotation(actor: Actor, input: AcceptQuotationInput): Promise<Acceptance> {
  const { agencyId } = mayManageQuotations(actor);
  const { quotationId } = parseInput(acceptQuotationInput, input);
  const { hasChoices } = await getQuotation(actor, quotationId);
  return transact(async (tx) => {
    const accepted = await markAccepted(tx, actor, agencyId, quotationId);
    const eventId = await eventOf(tx, agencyId, quotationId);
    // What it says the client could choose is decided: as it was sent.
    if (accepted && hasChoices) await redrawDocument(tx, accepted);
    if (accepted) return { quotationId, eventId, outcome: 'OPENED' };
    const answers = await findAnswers(tx, quotationId);
    const byClient = answers.some(({ answer }) => answer === 'ACCEPTED');
    return { quotationId, eventId, outcome: byClient ? 'CLIENT_HAD_ACCEPTED' : 'WAS_ACCEPTED' };
  });
}

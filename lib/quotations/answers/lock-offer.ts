import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import { conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import type { AnswerHolder } from '../given-answers/policy';
import { type OfferStatus, offerStatus } from '../given-answers/rules';
import { keepSentOffer, type SentOffer } from '../offers/sent-offer';
import type { Quotation } from '../queries';

export type LockedOffer = {
  readonly quotation: Quotation;
  readonly offer: SentOffer;
  readonly status: OfferStatus;
};

/**
 * The quotation of a link, locked until the transaction ends: whoever answers at the same time, the agency included,
 * waits and sees what became of it. Throws NOT_FOUND, and CONFLICT when `hash` is not that of what it says.
 */
export async function lockOffer(tx: Tx, holder: AnswerHolder, hash: string): Promise<LockedOffer> {
  const { agencyId, subject } = holder;
  const [quotation] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, subject.quotationId), eq(quotations.agencyId, agencyId)))
    .for('update');
  const status = quotation && offerStatus(quotation, currentTime());
  if (!quotation || !status) throw notFound('errors.link.invalid');
  const offer = await keepSentOffer(tx, quotation);
  if (offer.hash !== hash && offer.sent?.hash !== hash) throw conflict('answer.changed');
  return { quotation, offer, status };
}

/** The error for a quotation that takes no answer. */
export const closed = (status: Exclude<OfferStatus, 'OPEN'>) => conflict(`answer.closed.${status}`);

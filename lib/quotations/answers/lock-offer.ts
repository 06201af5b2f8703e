import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import { conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { type FrozenOffer, freezeOffer } from '../document/freeze-offer';
import type { Quotation } from '../queries';
import type { AnswerHolder } from './policy';
import { type OfferStanding, offerStanding } from './rules';

export type LockedOffer = {
  readonly quotation: Quotation;
  readonly offer: FrozenOffer;
  readonly standing: OfferStanding;
};

/**
 * The quotation of a link, held until the transaction ends: whoever answers at the same time, the agency included,
 * waits and sees what became of it. Throws NOT_FOUND, and CONFLICT when `hash` is not that of what it says.
 */
export async function lockOffer(tx: Tx, holder: AnswerHolder, hash: string): Promise<LockedOffer> {
  const { agencyId, subject } = holder;
  const [quotation] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, subject.quotationId), eq(quotations.agencyId, agencyId)))
    .for('update');
  const standing = quotation && offerStanding(quotation, currentTime());
  if (!quotation || !standing) throw notFound('errors.link.invalid');
  const offer = await freezeOffer(tx, quotation);
  if (offer.hash !== hash) throw conflict('answer.changed');
  return { quotation, offer, standing };
}

/** Why a quotation takes no answer, as a failure. */
export const closed = (standing: Exclude<OfferStanding, 'OPEN'>) => conflict(`answer.closed.${standing}`);

import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import { AppError, conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { applyChoice, type Choice, wholeChoice } from '../choices/rules/apply-choice';
import { replaceLines } from '../drafts/write-draft';
import { readLinesOf } from '../lines/queries';
import type { OfferContent } from '../offers/offer-content';
import { chosenOffer, isChosenFrom } from './chosen-offer';
import type { LockedOffer } from './lock-offer';

type Asked = {
  readonly choice: Choice;
  /** What the person saw that it comes to; left out where it saw no sum of its own. */
  readonly total?: number | null | undefined;
};

/**
 * Makes a client's choice the quotation's lines and figures, before it is accepted: from then on they are what was
 * bought. Answers the offer with that choice, null where there is nothing to choose. Throws INVALID by the fields of the
 * choice, and CONFLICT when it comes to another total than the person saw, or was accepted with another choice already:
 * whoever leaves all as it is has chosen what was sent, whatever somebody else chose meanwhile.
 */
export async function freezeChoice(
  tx: Tx,
  { quotation, offer, status }: LockedOffer,
  { choice, total }: Asked,
): Promise<OfferContent | null> {
  if (!isChosenFrom(offer.content)) return null;
  const { id, agencyId } = quotation;
  const stored = await readLinesOf(tx, id);
  const whole = wholeChoice((offer.sent ?? offer).content.lines, choice);
  if (status === 'ACCEPTED') {
    const { lines, problems } = applyChoice(stored, whole);
    const isSame = lines.every((line, index) => line === stored[index]);
    if (!isSame || Object.keys(problems).length > 0) throw conflict('answer.acceptedOtherwise');
    return offer.content;
  }
  const { content, columns, problems } = chosenOffer(quotation, stored, offer.content, whole);
  if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
  if (total != null && total !== content.total) throw conflict('answer.changed');
  if (!columns) return content;
  await tx
    .update(quotations)
    .set({ ...columns.quotation, updatedAt: currentTime() })
    .where(and(eq(quotations.id, id), eq(quotations.agencyId, agencyId)));
  await replaceLines(tx, quotation, columns.lines);
  return content;
}

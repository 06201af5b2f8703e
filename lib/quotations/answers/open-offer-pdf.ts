import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { type OpenedFile, openStoredFile } from '@/lib/storage/open-file';
import { getQuotation } from '../queries';
import { renderQuotation } from '../sending/render-quotation';
import { mayAnswerQuotation } from './policy';
import { offerStanding } from './rules';

/**
 * The PDF of the quotation that a link is to, made on the spot when the queue has not come to it yet. Throws NOT_FOUND
 * without the link, and for what was taken back or changed: its page no longer shows it either.
 */
export async function openOfferPdf(actor: Actor): Promise<OpenedFile> {
  if (actor.kind !== 'linkHolder') throw notFound('errors.link.invalid');
  const { quotationId } = mayAnswerQuotation(actor).subject;
  const standing = offerStanding(await getQuotation(actor, quotationId), currentTime());
  if (!standing || standing === 'VOIDED' || standing === 'REPLACED') throw notFound('errors.link.invalid');
  return openStoredFile(actor, await renderQuotation(actor, quotationId));
}

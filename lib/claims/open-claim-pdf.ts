import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { type OpenedFile, openStoredFile } from '@/lib/storage/open-file';
import { maySendClaim } from './policy';
import { findClaim, findClaimBasis } from './queries';
import { renderClaim } from './render-claim';

/**
 * The PDF of the claim that a link's holder sent; made on the spot when the queue has not come to it yet.
 * Throws FORBIDDEN without the link, NOT_FOUND while none is sent, and what `renderClaim` throws.
 */
export async function openClaimPdf(actor: Actor): Promise<OpenedFile> {
  const { convocatoryId, talentId } = maySendClaim(actor).subject;
  const basis = await findClaimBasis(database(), convocatoryId, talentId);
  const claim = basis && (await findClaim(database(), basis.convocated.id));
  if (!claim) throw notFound('claim.unavailable');
  return openStoredFile(actor, await renderClaim(actor, claim.id));
}

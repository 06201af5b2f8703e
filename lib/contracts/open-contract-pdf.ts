import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { type OpenedFile, openStoredFile } from '@/lib/storage/open-file';
import { maySignContract } from './policy';
import { findContract } from './queries';
import { renderContract } from './render-contract';

/**
 * The PDF of the contract that a link's holder signed; made on the spot when the queue has not come to it yet.
 * Throws FORBIDDEN without the link, NOT_FOUND while it is not signed, and what `renderContract` throws.
 */
export async function openContractPdf(actor: Actor): Promise<OpenedFile> {
  const { eventId, talentId } = maySignContract(actor).subject;
  const contract = await findContract(database(), eventId, talentId);
  if (!contract) throw notFound('contract.unavailable');
  return openStoredFile(actor, await renderContract(actor, contract.id));
}

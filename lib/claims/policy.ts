import { confirmationOf } from '@/lib/contracts/link-codes/policy';
import { type HolderOf, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor, Confirmation } from '@/lib/core/actor';

export type ClaimHolder = HolderOf<'convocatoryId' | 'talentId'> & { readonly agencyId: string };

/** The page of a claim opens to the talent's own link for that convocatory, and by nobody else. */
export const mayOpenClaimPage = (actor: Actor): ClaimHolder =>
  requireAgencyLink(actor, 'CLAIM', ['convocatoryId', 'talentId']);

/** Sending a claim needs the link and the one-time code, which only the talent gets. */
export function maySendClaim(actor: Actor): ClaimHolder & { readonly confirmed: Confirmation } {
  const holder = mayOpenClaimPage(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}

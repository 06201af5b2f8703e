import { confirmationOf } from '@/lib/contracts/link-codes/policy';
import type { Actor, Confirmation, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

export type ClaimHolder = LinkActor & {
  agencyId: string;
  subject: { convocatoryId: string; talentId: string };
};

/** The page of a claim is reached by the talent's own link for that convocatory, and by nobody else. */
export function mayReachClaim(actor: Actor): ClaimHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'CLAIM') throw forbidden('errors.link.invalid');
  const { agencyId, subject } = actor;
  const { convocatoryId, talentId } = subject;
  if (!agencyId || !convocatoryId || !talentId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { convocatoryId, talentId } };
}

/** What shows or binds the talent needs the code too, which only the talent gets. */
export function maySendClaim(actor: Actor): ClaimHolder & { readonly confirmed: Confirmation } {
  const holder = mayReachClaim(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}

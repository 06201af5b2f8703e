import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

export type ClaimHolder = LinkActor & {
  agencyId: string;
  subject: { convocatoryId: string; talentId: string };
};

/** A claim is written by the talent's own link for that convocatory, and by nobody else. */
export function maySendClaim(actor: Actor): ClaimHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'CLAIM') throw forbidden('errors.link.invalid');
  const { agencyId, subject } = actor;
  const { convocatoryId, talentId } = subject;
  if (!agencyId || !convocatoryId || !talentId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { convocatoryId, talentId } };
}

import type { Actor, AgencyActor, LinkActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agency users see the convocatories of their own agency. */
export function maySeeConvocatories(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** Owners and producers publish, call and confirm. */
export function mayManageConvocatories(actor: Actor): AgencyActor {
  const agency = maySeeConvocatories(actor);
  if (agency.role !== 'OWNER' && agency.role !== 'PRODUCER') throw forbidden();
  return agency;
}

/** A talent answers a call by its own link, and only that call. */
export function mayAnswerCall(
  actor: Actor,
): LinkActor & { subject: { convocatoryId: string; talentId: string } } {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'TALENT_REPLY') throw forbidden('errors.link.invalid');
  const { convocatoryId, talentId } = actor.subject;
  if (!convocatoryId || !talentId) throw forbidden('errors.link.invalid');
  return { ...actor, subject: { ...actor.subject, convocatoryId, talentId } };
}

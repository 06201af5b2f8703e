import type { Actor, AdministratorActor, AgencyActor, LinkActor } from '@/lib/core/actor';
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

/** What talents say of the answers recorded in their name is the administrator's to look into. */
export function mayReviewAnswers(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
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

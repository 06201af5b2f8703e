import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agencies look for talents to call; the administrator reviews them. */
export function maySeeTalents(actor: Actor): AgencyActor | AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** The administrator sees every talent in every state, with what agencies are not shown. */
export function mayReviewTalents(actor: Actor): AdministratorActor {
  const viewer = maySeeTalents(actor);
  if (viewer.kind !== 'administrator') throw forbidden();
  return viewer;
}

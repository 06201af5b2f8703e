import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Everybody of an agency sees how their agency is doing. */
export function maySeeAgencyFigures(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** What waits for review, across agencies, is the administrator's alone. */
export function maySeeReviews(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

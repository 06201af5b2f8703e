import type { Actor, AdministratorActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** What the business counts with is the same for every agency: the administrator alone changes it. */
export function mayKeepConstants(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

import type { Actor, AdministratorActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Letting agencies in, looking at them again and suspending them is the administrator's alone. */
export function mayReviewAgencies(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

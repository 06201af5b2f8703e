import type { Actor, AdministratorActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Everybody who can sign in, whichever agency they are of, is the administrator's to look at and to look after. */
export function mayManagePeople(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

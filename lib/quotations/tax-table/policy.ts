import type { Actor, AdministratorActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** What the law levies is the same for every agency: the administrator alone keeps the table of it. */
export function mayKeepTaxTable(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** How Elenco itself is doing, and what it could not do, is the administrator's to see and to mend. */
export function mayOperate(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** An agency's people see which of its mails did not leave. */
export function maySeeOwnMails(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** Whether to offer somebody what `mayResendOwnMails` allows. */
export const canResendOwnMails = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && (actor.role === 'OWNER' || actor.role === 'PRODUCER');

/** Owners and producers send them again. */
export function mayResendOwnMails(actor: Actor): AgencyActor {
  const agency = maySeeOwnMails(actor);
  if (agency.role !== 'OWNER' && agency.role !== 'PRODUCER') throw forbidden();
  return agency;
}

import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Everybody of an agency sees its profile, and the administrator sees every agency's. */
export function maySeeAgency(actor: Actor): AgencyActor | AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** The list of all agencies is the administrator's alone. */
export function maySeeAgencies(actor: Actor): AdministratorActor {
  const reader = maySeeAgency(actor);
  if (reader.kind !== 'administrator') throw forbidden();
  return reader;
}

/** Owners and producers keep the agency's contact data; finance and read-only users look at them. */
export const keepsContactData = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && (actor.role === 'OWNER' || actor.role === 'PRODUCER');

/** Its name, its taxes and who represents it by law bind the agency: the owner alone changes them. */
export const keepsLegalData = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && actor.role === 'OWNER';

export function mayUpdateContactData(actor: Actor): AgencyActor {
  const reader = maySeeAgency(actor);
  if (reader.kind !== 'agencyUser' || !keepsContactData(reader)) throw forbidden();
  return reader;
}

export function mayUpdateLegalData(actor: Actor): AgencyActor {
  const keeper = mayUpdateContactData(actor);
  if (!keepsLegalData(keeper)) throw forbidden('errors.agency.ownerOnly');
  return keeper;
}

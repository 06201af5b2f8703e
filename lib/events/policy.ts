import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agency users see the events of their own agency. */
export function maySeeEvents(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** Owners and producers run events; finance and read-only users look at them. */
export const runsEvents = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && (actor.role === 'OWNER' || actor.role === 'PRODUCER');

export function mayManageEvents(actor: Actor): AgencyActor {
  const agency = maySeeEvents(actor);
  if (!runsEvents(agency)) throw forbidden();
  return agency;
}

/** What any agency's events are about, in short, is the administrator's to look at. */
export function maySeeEventsOfAgencies(actor: Actor): AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

import type { Actor, AgencyActor } from '@/lib/core/actor';
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

/** Whose events somebody may read. */
export type EventReach = { readonly kind: 'all' } | { readonly kind: 'agency'; readonly agencyId: string };

/** Agency users reach the events of their own agency, the administrator those of every agency. */
export function reachOfEvents(actor: Actor): EventReach {
  if (actor.kind === 'administrator') return { kind: 'all' };
  return { kind: 'agency', agencyId: maySeeEvents(actor).agencyId };
}

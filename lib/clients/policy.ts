import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agency users see the clients of their own agency. */
export function maySeeClients(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** Owners and producers keep the client book; finance and read-only users look at it. */
export const keepsClients = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && (actor.role === 'OWNER' || actor.role === 'PRODUCER');

export function mayManageClients(actor: Actor): AgencyActor {
  const agency = maySeeClients(actor);
  if (!keepsClients(agency)) throw forbidden();
  return agency;
}

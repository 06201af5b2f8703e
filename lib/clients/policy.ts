import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agency users see the clients of their own agency. */
export function maySeeClients(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** Whose clients somebody may read. */
export type ClientReach = { readonly kind: 'all' } | { readonly kind: 'agency'; readonly agencyId: string };

/** Agency users reach the clients of their own agency, the administrator those of every agency. */
export function reachOfClients(actor: Actor): ClientReach {
  if (actor.kind === 'administrator') return { kind: 'all' };
  return { kind: 'agency', agencyId: maySeeClients(actor).agencyId };
}

/** Owners and producers keep the client book; finance and read-only users look at it. */
export const keepsClients = (actor: Actor): boolean =>
  actor.kind === 'agencyUser' && (actor.role === 'OWNER' || actor.role === 'PRODUCER');

export function mayManageClients(actor: Actor): AgencyActor {
  const agency = maySeeClients(actor);
  if (!keepsClients(agency)) throw forbidden();
  return agency;
}

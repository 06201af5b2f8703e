import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Everybody of an agency sees who works there. */
export function maySeeTeam(actor: Actor): AgencyActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** The owner alone invites, gives roles and takes people out. */
export const keepsTeam = (actor: Actor): boolean => actor.kind === 'agencyUser' && actor.role === 'OWNER';

export function mayManageTeam(actor: Actor): AgencyActor {
  const member = maySeeTeam(actor);
  if (!keepsTeam(member)) throw forbidden('errors.team.ownerOnly');
  return member;
}

import { requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';

/** Everybody who is signed in sees and ends their own sessions. */
export const mayUseSessions = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

/** One's own sessions; the administrator looks at anybody's. Those of others are told to nobody else to exist. */
export function maySeeSessionsOf(actor: Actor, userId: string): void {
  const reader = mayUseSessions(actor);
  if (reader.userId !== userId && reader.kind !== 'administrator') throw notFound();
}

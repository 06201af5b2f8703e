import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Agency users see the events of their own agency. */
export const maySeeEvents = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers run events; finance and read-only users look at them. */
export const mayManageEvents = (actor: Actor): AgencyActor => requireAbility(actor, 'runEvents');

/** The events that an actor may read. */
export type EventScope = { readonly kind: 'all' } | { readonly kind: 'agency'; readonly agencyId: string };

/** Agency users read the events of their own agency, the administrator those of every agency. */
export function scopeOfEvents(actor: Actor): EventScope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  return { kind: 'agency', agencyId: maySeeEvents(actor).agencyId };
}

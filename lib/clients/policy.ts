import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Agency users see the clients of their own agency. */
export const maySeeClients = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Whose clients somebody may read. */
export type ClientScope = { readonly kind: 'all' } | { readonly kind: 'agency'; readonly agencyId: string };

/** Agency users read the clients of their own agency, the administrator those of every agency. */
export function scopeOfClients(actor: Actor): ClientScope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  return { kind: 'agency', agencyId: maySeeClients(actor).agencyId };
}

/** Owners and producers keep the client book; finance and read-only users look at it. */
export const mayManageClients = (actor: Actor): AgencyActor => requireAbility(actor, 'keepClients');

import type { KeyScope } from '@/db/values/api-keys';
import { hasAbility, requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { mayHoldScope } from './rules';

/** Everybody of an agency has keys of its own; no key makes, reads or revokes keys. */
export const mayUseKeys = (actor: Actor): AgencyActor => requireSelf(requireAbility(actor, 'seeWork'));

/** The owner keeps the agency's. */
export const keepsAgencyKeys = (actor: AgencyActor): boolean => hasAbility(actor.role, 'keepTeam');

/** A person makes keys for what it may do itself, and the owner keys of the agency. Throws UNAUTHENTICATED, FORBIDDEN. */
export function mayCreateKey(actor: Actor, wanted: { scope: KeyScope; ofAgency: boolean }): AgencyActor {
  const person = mayUseKeys(actor);
  if (wanted.ofAgency && !keepsAgencyKeys(person)) throw forbidden('errors.apiKey.ownerOnly');
  if (!mayHoldScope(person.role, wanted.scope)) throw forbidden('errors.apiKey.scope');
  return person;
}

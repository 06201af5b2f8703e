import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Files of every kind are brought in by owners and producers; a kind may ask for more. */
export const maySeeImports = (actor: Actor): AgencyActor => requireAbility(actor, 'callTalents');

import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Who opens the documents of an event one by one may have them all at once. */
export const mayPackDocuments = (actor: Actor): AgencyActor => requireAbility(actor, 'openDocuments');

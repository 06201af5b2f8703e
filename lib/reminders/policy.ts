import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees when its talents are reminded. */
export const maySeeReminders = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers say when. */
export const mayKeepReminders = (actor: Actor): AgencyActor => requireAbility(actor, 'runEvents');

import { requireAbility, requireTalent } from '@/lib/core/abilities';
import type { Actor, AgencyActor, TalentActor } from '@/lib/core/actor';

/** Agency users see call sheets and attendance of their own agency's events. */
export const maySeeEventDay = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers write and send call sheets, and keep the desk. */
export const mayRunEventDay = (actor: Actor): AgencyActor => requireAbility(actor, 'runEvents');

/** A talent reads its own call sheets, signed in. */
export const maySeeOwnSheet = (actor: Actor): TalentActor => requireTalent(actor);

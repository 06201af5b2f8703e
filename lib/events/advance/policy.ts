import { type HolderOf, requireAbility, requireAdministrator, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Owners, producers and finance ask for advances and say what arrived. */
export const mayKeepMoney = (actor: Actor): AgencyActor => requireAbility(actor, 'keepMoney');

/** What clients pay the platform, the administrator says has arrived. */
export const mayCollectAdvances = (actor: Actor): AdministratorActor => requireAdministrator(actor);

export type AdvanceHolder = HolderOf<'eventId'> & { readonly agencyId: string };

/** The client of an event reads its advance by its own link, and hands in the proof. */
export const mayPayAdvance = (actor: Actor): AdvanceHolder =>
  requireAgencyLink(actor, 'ADVANCE', ['eventId']);

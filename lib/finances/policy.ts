import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency reads what its events cost and bring. */
export const maySeeFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'seeFigures');

/** Owners, producers and finance keep costs and payments. */
export const mayKeepFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'keepMoney');

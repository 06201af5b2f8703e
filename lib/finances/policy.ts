import { type HolderOf, requireAbility, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency reads what its events cost and bring. */
export const maySeeFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'seeFigures');

/** Owners, producers and finance keep costs and payments. */
export const mayKeepFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'keepMoney');

export type StatementHolder = HolderOf<'clientId'> & { readonly agencyId: string };

/** A client reads its statement by its own link, and hands in proofs of payment. */
export const mayReadStatement = (actor: Actor): StatementHolder =>
  requireAgencyLink(actor, 'STATEMENT', ['clientId']);

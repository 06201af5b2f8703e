import { type HolderOf, requireAbility, requireAdministrator, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency reads what its events cost and bring. */
export const maySeeFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'seeFigures');

/** Owners, producers and finance keep costs and payments. */
export const mayKeepFinances = (actor: Actor): AgencyActor => requireAbility(actor, 'keepMoney');

/** The administrator keeps what the platform collects for agencies. */
export const mayCollectForOthers = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Owners and finance say by which accounts their accountant books. */
export const mayKeepAccounts = (actor: Actor): AgencyActor => requireAbility(actor, 'reviewClaims');

/** Owners open a closed month of the journal again: its figures may have been declared. */
export const mayReopenMonths = (actor: Actor): AgencyActor => requireAbility(actor, 'reopenMonths');

export type StatementHolder = HolderOf<'clientId'> & { readonly agencyId: string };

/** A client reads its statement by its own link, and hands in proofs of payment. */
export const mayReadStatement = (actor: Actor): StatementHolder =>
  requireAgencyLink(actor, 'STATEMENT', ['clientId']);

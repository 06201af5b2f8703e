import {
  requireAbility,
  requireAdministrator,
  requireAgencyVisit,
  type VisitorOf,
} from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

export type RideHolder = VisitorOf<'convocatoryId' | 'talentId'> & { readonly agencyId: string };

/** The page of rides opens to the talent and to its own link for that convocatory, and to nobody else. */
export const mayOpenRidePage = (actor: Actor): RideHolder =>
  requireAgencyVisit(actor, 'RIDE', ['convocatoryId', 'talentId']);

/** The administrator alone says in which cities who carries people, and what that costs. */
export const mayKeepCoverage = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Where a person is, those see who run the event, and only while the person shares it with them. */
export const mayWatchRides = (actor: Actor): AgencyActor => requireAbility(actor, 'runEvents');

/** The administrator sees the rides of all agencies, and what they come to. */
export const mayOverseeRides = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** A link that passed through an agency's hands shows no address of the talent's own. */
export const seesOwnPlaces = (holder: RideHolder): boolean => holder.givenToUserId === undefined;

/** Agency users see the rides of their own agency's events. */
export const maySeeEventRides = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers order rides for people, and say what is allowed. */
export const mayRunEventRides = (actor: Actor): AgencyActor => requireAbility(actor, 'runEvents');

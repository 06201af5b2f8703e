import { requireAbility, requireAdministrator, requireVisit, type VisitorOf } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Agency users see the convocatories of their own agency. */
export const maySeeConvocatories = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers publish, call and confirm. */
export const mayManageConvocatories = (actor: Actor): AgencyActor => requireAbility(actor, 'callTalents');

/** The administrator alone reviews the answers that talents deny. */
export const mayReviewAnswers = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** A talent answers a call signed in, or by its own link, and only that call. */
export const mayAnswerCall = (actor: Actor): VisitorOf<'convocatoryId' | 'talentId'> =>
  requireVisit(actor, 'TALENT_REPLY', ['convocatoryId', 'talentId']);

import { requireAbility, requireAdministrator, requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees how their agency is doing. */
export const maySeeAgencyFigures = (actor: Actor): AgencyActor => requireAbility(actor, 'seeFigures');

/** What waits for review, across agencies, is the administrator's alone. */
export const maySeeReviews = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Everybody of an agency reads its own report; the administrator that of every agency, together or one by one. */
export const maySeeReport = (actor: Actor): AgencyActor | AdministratorActor => {
  const reader = requirePortalUser(actor);
  return reader.kind === 'agencyUser' ? requireAbility(reader, 'seeFigures') : reader;
};

import {
  requireAbility,
  requireAdministrator,
  requireAgencyLink,
  requireLink,
  requirePortalUser,
  requireTalent,
} from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor, TalentActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { linkPurpose } from '@/lib/core/link-purposes';
import { AGENCY } from '@/lib/core/states';

/** Agencies look for talents to call; the administrator reviews them. */
export const maySeeTalents = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

/**
 * People of the shared pool are shown to the administrator and to agencies that Elenco has let in (23); one that is
 * registered, in review or suspended sees those it brought itself (product decisions, "Who may see and bind a person").
 */
export const seesPool = (viewer: AgencyActor | AdministratorActor): boolean =>
  viewer.kind === 'administrator' || opensPool(viewer.agencyState);

/** The same of an agency by its state. */
export const opensPool = (agencyState: number): boolean => agencyState === AGENCY.ACTIVE;

/** The administrator sees every talent in every state, with what agencies are not shown. */
export const mayReviewTalents = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Who changes talents' data: the talent, the administrator, and owners and producers for whom their agency brought. */
export type TalentKeeper = TalentActor | AdministratorActor | AgencyActor;

export function mayKeepTalents(actor: Actor): TalentKeeper {
  if (actor.kind === 'talent' || actor.kind === 'administrator') return actor;
  return requireAbility(actor, 'callTalents');
}

/** Owners and producers invite talents. */
export const mayInviteTalents = (actor: Actor): AgencyActor => requireAbility(actor, 'callTalents');

/** The same bring many in by a file, in an agency that Elenco has let in (23): each may be mailed. */
export function mayImportTalents(actor: Actor): AgencyActor {
  const agency = requireAbility(actor, 'callTalents');
  if (agency.agencyState !== AGENCY.ACTIVE) throw forbidden('errors.talent.importNotActive');
  return agency;
}

/** The doors by which a talent comes in; each has its own rules of what has to be said. */
export type JoiningDoor =
  /** `invitation` for who holds the link of an agency's. */
  | { readonly name: 'SELF'; readonly invitation?: { readonly id: string; readonly agencyId: string } }
  | { readonly name: 'INVITATION'; readonly agency: AgencyActor }
  | { readonly name: 'ADMINISTRATOR' };

/** Anybody registers alone, also by an agency's invitation; an agency's owner or producer invites, the administrator creates. */
export function joiningDoor(actor: Actor): JoiningDoor {
  if (actor.kind === 'anonymous') return { name: 'SELF' };
  if (actor.kind === 'linkHolder') {
    const { subject, agencyId } = requireAgencyLink(actor, 'TALENT_INVITATION', ['invitationId']);
    return { name: 'SELF', invitation: { id: subject.invitationId, agencyId } };
  }
  if (actor.kind === 'administrator') return { name: 'ADMINISTRATOR' };
  return { name: 'INVITATION', agency: requireAbility(actor, 'callTalents') };
}

/** What an agency writes of a talent for itself its own people read, and nobody else: neither the administrator. */
export const maySeeNotes = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

export const mayKeepNotes = (actor: Actor): AgencyActor => requireAbility(actor, 'callTalents');

/** Photos of a talent are added by who keeps it, and by its own browser for a day after it registered alone. */
export function mayAddPhotos(actor: Actor): TalentKeeper {
  if (actor.kind !== 'linkHolder') return mayKeepTalents(actor);
  const { subject } = requireLink(actor, 'JOINING_PHOTOS', ['talentId']);
  return { kind: 'talent', talentId: subject.talentId };
}

/** A talent answers for its own consents, guardian and photos; the administrator for anybody's. */
export function mayActForTalent(actor: Actor, talentId: string): TalentActor | AdministratorActor {
  if (actor.kind === 'talent') {
    if (actor.talentId !== talentId) throw forbidden();
    return actor;
  }
  return requireAdministrator(actor);
}

/**
 * The id of the talent whose own papers and bank account somebody reads and keeps: of who is signed in, or who has given
 * back its one-time code on a page of its contract or claim. Nobody else, the administrator included.
 */
export function mayKeepOwn(actor: Actor): string {
  if (actor.kind !== 'linkHolder') return requireTalent(actor).talentId;
  const { purpose, subject, confirmed } = actor;
  if (!linkPurpose(purpose).asksForCode || !subject.talentId) throw forbidden('errors.link.invalid');
  if (!confirmed) throw forbidden('linkCode.needed');
  return subject.talentId;
}

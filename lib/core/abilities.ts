import type { LinkPurpose } from '@/db/values/link-purposes';
import type { Actor, AdministratorActor, AgencyActor, AgencyRole, LinkActor, LinkSubject } from './actor';
import { AppError, forbidden } from './errors';

/** In the order in which people read of them. */
export const ROLES = ['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];

const OWNER_AND_PRODUCER: readonly AgencyRole[] = ['OWNER', 'PRODUCER'];
const OWNER: readonly AgencyRole[] = ['OWNER'];

/**
 * What each role of an agency may do. Policies, the screens' offers, the table of roles that people read
 * (`team.abilities` in lib/i18n) and its tests all read this one.
 */
export const ABILITIES = {
  seeWork: ROLES,
  openDocuments: ROLES,
  seeFigures: ROLES,
  keepClients: OWNER_AND_PRODUCER,
  quote: OWNER_AND_PRODUCER,
  runEvents: OWNER_AND_PRODUCER,
  callTalents: OWNER_AND_PRODUCER,
  keepContactData: OWNER_AND_PRODUCER,
  keepLegalData: OWNER,
  keepTeam: OWNER,
} as const satisfies Record<string, readonly AgencyRole[]>;

export type Ability = keyof typeof ABILITIES;

export const hasAbility = (role: AgencyRole, ability: Ability): boolean => ABILITIES[ability].includes(role);

/** Whether somebody is of an agency and may do that there: for what a screen offers. */
export const can = (actor: Actor, ability: Ability): boolean =>
  actor.kind === 'agencyUser' && hasAbility(actor.role, ability);

/**
 * The agency's user, when the role has the ability. Throws UNAUTHENTICATED without a session, and FORBIDDEN, with
 * `refusal` as its message where the role is what lacks.
 */
export function requireAbility(actor: Actor, ability: Ability, refusal?: string): AgencyActor {
  requireSignedIn(actor);
  if (actor.kind !== 'agencyUser') throw forbidden();
  if (!hasAbility(actor.role, ability)) throw forbidden(refusal);
  return actor;
}

/** The administrator. Throws UNAUTHENTICATED, FORBIDDEN. */
export function requireAdministrator(actor: Actor): AdministratorActor {
  requireSignedIn(actor);
  if (actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** Whoever works in the portal: somebody of an agency, or the administrator. Throws UNAUTHENTICATED, FORBIDDEN. */
export function requirePortalUser(actor: Actor): AgencyActor | AdministratorActor {
  requireSignedIn(actor);
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** Anybody but who has not said who they are. Throws UNAUTHENTICATED. */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
}

/** The holder of a link of that purpose, with the ids that the page needs. */
export type HolderOf<Id extends keyof LinkSubject> = LinkActor & {
  readonly subject: { readonly [Name in Id]: string };
};

/** The holder of a link of that purpose that names all of `ids`. Throws FORBIDDEN. */
export function requireLink<Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): HolderOf<Id> {
  if (actor.kind !== 'linkHolder' || actor.purpose !== purpose) throw forbidden('errors.link.invalid');
  if (ids.some((id) => !actor.subject[id])) throw forbidden('errors.link.invalid');
  return actor as HolderOf<Id>;
}

/** The same, of a link that an agency gave out. Throws FORBIDDEN. */
export function requireAgencyLink<Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): HolderOf<Id> & { readonly agencyId: string } {
  const holder = requireLink(actor, purpose, ids);
  const { agencyId } = holder;
  if (!agencyId) throw forbidden('errors.link.invalid');
  return { ...holder, agencyId };
}

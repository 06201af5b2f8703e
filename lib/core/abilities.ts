import type { LinkPurpose } from '@/db/values/link-purposes';
import type {
  Actor,
  AdministratorActor,
  AgencyActor,
  AgencyRole,
  LinkActor,
  LinkSubject,
  TalentActor,
  TalentVisit,
} from './actor';
import { AppError, forbidden } from './errors';
import type { FreshAct } from './fresh-acts';

/** In the order in which people read of them. */
export const ROLES = ['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];

const OWNER_AND_PRODUCER: readonly AgencyRole[] = ['OWNER', 'PRODUCER'];
const OWNER_AND_FINANCE: readonly AgencyRole[] = ['OWNER', 'FINANCE'];
const OWNER: readonly AgencyRole[] = ['OWNER'];
const ALL_WHO_WRITE: readonly AgencyRole[] = ['OWNER', 'PRODUCER', 'FINANCE'];

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
  keepMoney: ALL_WHO_WRITE,
  callTalents: OWNER_AND_PRODUCER,
  /** Not producers: who hires a person and agrees its fee does not take its claim too. */
  reviewClaims: OWNER_AND_FINANCE,
  /** Binds the agency, in the name of who represents it by law. */
  signContracts: OWNER,
  keepContactData: OWNER_AND_PRODUCER,
  keepLegalData: OWNER,
  /** Of the journal, once closed. */
  reopenMonths: OWNER,
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

/** A talent who is signed in. Throws UNAUTHENTICATED, FORBIDDEN. */
export function requireTalent(actor: Actor): TalentActor {
  requireSignedIn(actor);
  if (actor.kind !== 'talent') throw forbidden();
  return actor;
}

/** Whoever works in the portal: somebody of an agency, or the administrator. Throws UNAUTHENTICATED, FORBIDDEN. */
export function requirePortalUser(actor: Actor): AgencyActor | AdministratorActor {
  requireSignedIn(actor);
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/** The person itself, and no program by a key: one's own account is no program's matter. Throws FORBIDDEN. */
export function requireSelf<A extends Actor>(actor: A): A {
  if (actor.kind === 'agencyUser' && actor.keyId) throw forbidden('errors.apiKey.personOnly');
  return actor;
}

/**
 * The person itself, who has said who it is within the last ten minutes; a program never does such a thing. Throws
 * FORBIDDEN, and CONFIRMATION_REQUIRED, after which the same request may be sent again.
 */
export function requireFresh<A extends Actor>(actor: A, _act: FreshAct): A {
  requireSelf(actor);
  if (actor.kind === 'job' || ('fresh' in actor && actor.fresh)) return actor;
  throw new AppError('CONFIRMATION_REQUIRED', 'errors.confirmationRequired');
}

/** Anybody but who has not said who they are. Throws UNAUTHENTICATED. */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
}

/** The subject of a link, with the ids that its page needs. */
type Named<Id extends keyof LinkSubject> = {
  readonly subject: { readonly [Name in Id]: string };
};

/** The holder of a link of that purpose, with the ids that the page needs. */
export type HolderOf<Id extends keyof LinkSubject> = LinkActor & Named<Id>;

/** The holder of a link of that purpose that names all of `ids`. Throws FORBIDDEN. */
export function requireLink<Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): HolderOf<Id> {
  if (actor.kind !== 'linkHolder') throw forbidden('errors.link.invalid');
  return requireSubject(actor, purpose, ids);
}

/** The same, of a link that an agency gave out. Throws FORBIDDEN. */
export const requireAgencyLink = <Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): HolderOf<Id> & { readonly agencyId: string } => ofAgency(requireLink(actor, purpose, ids));

/** Who comes to a page of a talent's work: by its link, or signed in as that talent. */
export type Visitor = LinkActor | TalentVisit;
export type VisitorOf<Id extends keyof LinkSubject> = Visitor & Named<Id>;

export const isVisitor = (actor: Actor): actor is Visitor =>
  actor.kind === 'linkHolder' || (actor.kind === 'talent' && 'purpose' in actor);

/** Who comes to a page of a talent's work of that purpose. Throws FORBIDDEN. */
export function requireVisit<Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): VisitorOf<Id> {
  if (!isVisitor(actor)) throw forbidden('errors.link.invalid');
  return requireSubject(actor, purpose, ids);
}

/** The same, with the agency that it is of. Throws FORBIDDEN. */
export const requireAgencyVisit = <Id extends keyof LinkSubject>(
  actor: Actor,
  purpose: LinkPurpose,
  ids: readonly Id[],
): VisitorOf<Id> & { readonly agencyId: string } => ofAgency(requireVisit(actor, purpose, ids));

function requireSubject<V extends Visitor, Id extends keyof LinkSubject>(
  visitor: V,
  purpose: LinkPurpose,
  ids: readonly Id[],
): V & Named<Id> {
  if (visitor.purpose !== purpose) throw forbidden('errors.link.invalid');
  if (ids.some((id) => !visitor.subject[id])) throw forbidden('errors.link.invalid');
  return visitor as V & Named<Id>;
}

function ofAgency<V extends Visitor>(visitor: V): V & { readonly agencyId: string } {
  const { agencyId } = visitor;
  if (!agencyId) throw forbidden('errors.link.invalid');
  return { ...visitor, agencyId };
}

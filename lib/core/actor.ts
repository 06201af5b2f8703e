import type { LinkPurpose } from '@/db/values/link-purposes';

/**
 * Who is asking. Every query and write takes one first; only lib/identity makes them
 * (jobs are made by lib/platform/jobs), so no page or resolver can forget the gate.
 */
export type AgencyRole = 'OWNER' | 'PRODUCER' | 'FINANCE' | 'READ_ONLY';

/** What a link opens. Ids that a purpose does not use are absent. */
export type LinkSubject = {
  readonly userId?: string;
  readonly talentId?: string;
  readonly eventId?: string;
  readonly convocatoryId?: string;
  readonly convocatedId?: string;
  readonly quotationId?: string;
  readonly invitationId?: string;
  readonly clientId?: string;
  readonly viewerId?: string;
};

/** Where its request came from, for what is counted per network: null when unknown, absent where there is no request. */
type RequestAddress = string | null;

export type AnonymousActor = {
  readonly kind: 'anonymous';
  /** Why a link that is good otherwise opens nothing: its agency is suspended or inactive. */
  readonly because?: 'AGENCY_CLOSED';
};
export type AgencyActor = {
  readonly kind: 'agencyUser';
  readonly userId: string;
  readonly agencyId: string;
  readonly role: AgencyRole;
  /** The state of the agency as this request found it. */
  readonly agencyState: number;
  /** The key by which a program acts in its place; absent for the person itself. */
  readonly keyId?: string;
  /** The log-in it acts by; absent where there is none, as in tests. */
  readonly sessionId?: string;
  /** Whether it said who it is within the last ten minutes, by password or code; absent is no. */
  readonly fresh?: boolean;
  readonly ip?: RequestAddress;
};
export type AdministratorActor = {
  readonly kind: 'administrator';
  readonly userId: string;
  /** Absent when it acts by a bearer token of the mobile app. */
  readonly sessionId?: string;
  /** The bearer token that it acts by instead. */
  readonly mobileTokenId?: string;
  /** Whether it said who it is within the last ten minutes, by password or code; absent is no. */
  readonly fresh?: boolean;
  readonly ip?: RequestAddress;
};
/** A talent who is signed in, to its own place or to the mobile app. */
export type TalentActor = {
  readonly kind: 'talent';
  readonly talentId: string;
  /** Absent when it acts by a bearer token of the mobile app. */
  readonly sessionId?: string;
  /** The bearer token that it acts by instead. */
  readonly mobileTokenId?: string;
  /** Whether it said who it is within the last ten minutes, by password or code; absent is no. */
  readonly fresh?: boolean;
  readonly ip?: RequestAddress;
};
/** Where a one-time code goes: what the talent itself has on file. */
export type CodeChannel = 'EMAIL' | 'PHONE';

/**
 * That somebody is the talent: who holds a link reads the talent's own mail or phone, or has logged in (SESSION) with
 * that e-mail and the password. The destination is masked.
 */
export type Confirmation = {
  readonly channel: CodeChannel | 'SESSION';
  readonly destination: string;
  /** When the code was given back, or the talent logged in. */
  readonly at: Date;
  /** The browser in which the code was given back; absent of who has logged in. */
  readonly browserId?: string;
};

/** A talent who is signed in, on a page of its own that it may also reach by a link: it needs neither link nor code. */
export type TalentVisit = TalentActor & {
  readonly purpose: LinkPurpose;
  readonly agencyId: string;
  readonly subject: LinkSubject;
  readonly confirmed: Confirmation;
  /** Nobody passed it on. */
  readonly givenToUserId?: undefined;
};

export type LinkActor = {
  readonly kind: 'linkHolder';
  readonly tokenId: string;
  readonly purpose: LinkPurpose;
  readonly agencyId: string | null;
  readonly subject: LinkSubject;
  /** Who of an agency had the link to pass on: what it answers may be another's word. Absent when it went straight to its holder. */
  readonly givenToUserId?: string;
  readonly ip?: RequestAddress;
  /** Absent until a one-time code was given back in this browser; only links that show or bind a person ask for one. */
  readonly confirmed?: Confirmation;
  /** Whether it said who it is within the last ten minutes, by the code; absent is no. */
  readonly fresh?: boolean;
};
export type JobActor = { readonly kind: 'job'; readonly name: string };

export type Actor =
  | AnonymousActor
  | AgencyActor
  | AdministratorActor
  | TalentActor
  | TalentVisit
  | LinkActor
  | JobActor;

export const anonymous: AnonymousActor = { kind: 'anonymous' };

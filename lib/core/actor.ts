/**
 * Who is asking. Every query and write takes one first; only lib/identity makes them
 * (jobs are made by lib/platform/jobs), so no page or resolver can forget the gate.
 */
export type AgencyRole = 'OWNER' | 'PRODUCER' | 'FINANCE' | 'READ_ONLY';

export type LinkPurpose =
  | 'ACTIVATION'
  | 'PASSWORD_RESET'
  | 'INVITATION'
  | 'QUOTATION_ANSWER'
  | 'TALENT_REPLY'
  | 'CONTRACT'
  | 'CLAIM'
  | 'RIDE';

/** What a link opens. Ids that a purpose does not use are absent. */
export type LinkSubject = {
  readonly userId?: string;
  readonly talentId?: string;
  readonly eventId?: string;
  readonly convocatoryId?: string;
  readonly convocatedId?: string;
  readonly quotationId?: string;
  readonly invitationId?: string;
};

export type AnonymousActor = { readonly kind: 'anonymous' };
export type AgencyActor = {
  readonly kind: 'agencyUser';
  readonly userId: string;
  readonly agencyId: string;
  readonly role: AgencyRole;
  /** The log-in it acts by; absent where there is none, as in tests. */
  readonly sessionId?: string;
};
export type AdministratorActor = {
  readonly kind: 'administrator';
  readonly userId: string;
  /** Absent when it acts by a bearer token of the mobile app. */
  readonly sessionId?: string;
};
/** A talent who is signed in to the mobile app. */
export type TalentActor = { readonly kind: 'talent'; readonly talentId: string };
export type LinkActor = {
  readonly kind: 'linkHolder';
  readonly tokenId: string;
  readonly purpose: LinkPurpose;
  readonly agencyId: string | null;
  readonly subject: LinkSubject;
};
export type JobActor = { readonly kind: 'job'; readonly name: string };

export type Actor = AnonymousActor | AgencyActor | AdministratorActor | TalentActor | LinkActor | JobActor;

export const anonymous: AnonymousActor = { kind: 'anonymous' };

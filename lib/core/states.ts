/** State ids of the catalogue (product decisions, "State catalogue"). Names live in the states table. */
export const AGENCY = { INACTIVE: 21, REGISTERED: 22, ACTIVE: 23, IN_REVIEW: 24, SUSPENDED: 26 } as const;
/** States of an agency that may do nothing on the platform: its people, links and showcases are out. */
export const CLOSED_AGENCY: readonly number[] = [AGENCY.INACTIVE, AGENCY.SUSPENDED];
export const isClosedAgency = (stateId: number): boolean => CLOSED_AGENCY.includes(stateId);
export const USER = { UNVERIFIED: 71, REGISTERED: 72, ACTIVE: 73, PENDING_DATA: 74, SUSPENDED: 75 } as const;
/** The mail by which the account is activated was sent, and nobody has followed it yet. */
export const awaitsActivation = (userStateId: number): boolean =>
  userStateId === USER.UNVERIFIED || userStateId === USER.REGISTERED;
export const CLIENT = { DELETED: 32, ACTIVE: 52, INACTIVE: 53 } as const;
export const EVENT = {
  CREATED: 33,
  CALLING: 34,
  CONFIRMED: 35,
  FINISHED: 36,
  CANCELLED: 37,
  EXPIRED: 38,
} as const;
export const CONVOCATORY = { OPEN: 41, CLOSED: 42, CANCELLED: 43 } as const;
export const TALENT = { REGISTERED: 16, IN_REVIEW: 17, ACTIVE: 18, SUSPENDED: 19 } as const;
export const QUOTATION = { DRAFT: 61, SENT: 62, ACCEPTED: 63, REJECTED: 64, EXPIRED: 65 } as const;
/** A talent's place in a convocatory, decided by the agency. */
export const CONVOCATED = { CALLED: 1811, DISCARDED: 1812, CONFIRMED: 1813, RESERVE: 1815 } as const;
/** The talent's own answer. */
export const APPLICATION = { PENDING: 1814, REJECTED: 1816, WITHDRAWN: 1817, ACCEPTED: 1818 } as const;
export const PHOTO = { PENDING: 81, APPROVED: 82, REJECTED: 83, ARCHIVED: 84 } as const;

/** Event states in which showcase, contract and ride pages are closed; claims: see takesClaims in lib/events. */
export const CLOSED_EVENT_STATES: readonly number[] = [EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED];

import type { AgencyRole } from '@/lib/core/actor';
import { USER } from '@/lib/core/states';

/** Role of a person: administrator, or a role in an agency; null after leaving every agency. */
export type PersonRole = AgencyRole | 'ADMINISTRATOR';
export const PERSON_ROLES = [
  'ADMINISTRATOR',
  'OWNER',
  'PRODUCER',
  'FINANCE',
  'READ_ONLY',
] as const satisfies readonly PersonRole[];

type Status = { readonly stateId: number; readonly hasPassword: boolean };

export const isSuspended = ({ stateId }: Pick<Status, 'stateId'>): boolean => stateId === USER.SUSPENDED;

/** Can sign in, so that one more can be missed. */
export const isActive = ({ stateId, hasPassword }: Status): boolean =>
  hasPassword && (stateId === USER.REGISTERED || stateId === USER.ACTIVE || stateId === USER.PENDING_DATA);

/** Returns the state of a person after a suspension: active, or unverified (71) when it never had a password. */
export const reactivatedState = ({ hasPassword }: Pick<Status, 'hasPassword'>): number =>
  hasPassword ? USER.ACTIVE : USER.UNVERIFIED;

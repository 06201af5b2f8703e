import { AGENCY, USER } from '@/lib/core/states';

/**
 * The state in which activation leaves a user: active (specification part 2, section 4). Suspension is the
 * administrator's word, which no link undoes: null, and there is nothing to activate.
 */
export const userStateActivated = (stateId: number): number | null =>
  stateId === USER.SUSPENDED ? null : USER.ACTIVE;

/** The one of the agency: a registered one becomes active; what the administrator has decided since then stays. */
export const agencyStateActivated = (stateId: number): number =>
  stateId === AGENCY.REGISTERED ? AGENCY.ACTIVE : stateId;

const WAITING: readonly number[] = [USER.UNVERIFIED, USER.REGISTERED];

/** Whether somebody has registered an agency and not yet activated the account. */
export const awaitsActivation = (user: { readonly stateId: number; readonly isOwner: boolean }): boolean =>
  user.isOwner && WAITING.includes(user.stateId);

/**
 * Whether who asks for a new password is helped by the link of activation instead: nobody has confirmed the e-mail
 * (71 cannot log in whatever the password), or there has never been a password to forget.
 */
export const needsActivation = (user: {
  readonly stateId: number;
  readonly isOwner: boolean;
  readonly hasPassword: boolean;
}): boolean => awaitsActivation(user) && (user.stateId === USER.UNVERIFIED || !user.hasPassword);

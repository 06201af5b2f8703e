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

type Status = {
  readonly stateId: number;
  readonly isOwner: boolean;
  readonly isAdministrator: boolean;
  readonly hasPassword: boolean;
};

/** Whether somebody was mailed a link of activation, who registered an agency or is to be an administrator, and has not used it. */
export const awaitsActivation = ({
  stateId,
  isOwner,
  isAdministrator,
}: Omit<Status, 'hasPassword'>): boolean => (isOwner || isAdministrator) && WAITING.includes(stateId);

/**
 * Whether who asks for a new password is helped by the link of activation instead: nobody has confirmed the e-mail
 * (71 cannot log in whatever the password), or there has never been a password to forget.
 */
export const needsActivation = (user: Status): boolean =>
  awaitsActivation(user) && (user.stateId === USER.UNVERIFIED || !user.hasPassword);

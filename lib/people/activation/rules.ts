import { AGENCY, awaitsActivation, USER } from '@/lib/core/states';
import { AGENCY_LIFE } from '@/lib/core/states/agency';
import { mayAct } from '@/lib/core/states/lifecycle';

/**
 * The state in which activation leaves a user: active (specification part 2, section 4). Suspension is the
 * administrator's word, which no link undoes: null, and there is nothing to activate.
 */
export const userStateActivated = (stateId: number): number | null =>
  stateId === USER.SUSPENDED ? null : USER.ACTIVE;

/** The one of the agency: a registered one becomes active; what the administrator has decided since then stays. */
export const agencyStateActivated = (stateId: number): number =>
  mayAct(AGENCY_LIFE, stateId, 'agency.activate') ? AGENCY.ACTIVE : stateId;

type Status = {
  readonly stateId: number;
  readonly isOwner: boolean;
  readonly isAdministrator: boolean;
  readonly hasPassword: boolean;
};

/**
 * True for somebody who registered an agency or was invited as administrator, and has not used the link of activation.
 */
export const mayActivate = ({ stateId, isOwner, isAdministrator }: Omit<Status, 'hasPassword'>): boolean =>
  (isOwner || isAdministrator) && awaitsActivation(stateId);

/**
 * True when whoever asks for a new password needs the link of activation instead: the e-mail is not confirmed (71
 * cannot log in whatever the password), or there has never been a password.
 */
export const needsActivation = (user: Status): boolean =>
  mayActivate(user) && (user.stateId === USER.UNVERIFIED || !user.hasPassword);

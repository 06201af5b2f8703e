import { TALENT, USER } from '@/lib/core/states';
import type { LoginProblem } from '../rules';

/** A bearer token of the mobile app is good for thirty days. */
export const MOBILE_TOKEN_MS = 30 * 24 * 60 * 60 * 1000;

const ALLOWED: readonly number[] = [TALENT.REGISTERED, TALENT.IN_REVIEW, TALENT.ACTIVE];

/** Returns why a talent whose password matched cannot use the mobile app; null when it can. */
export function talentLoginProblem(stateId: number): LoginProblem | null {
  if (stateId === TALENT.SUSPENDED) return 'SUSPENDED';
  return ALLOWED.includes(stateId) ? null : 'SYSTEM';
}

/** An administrator's token opens what the session would: while the person may log in. */
export const mayUseToken = (stateId: number): boolean =>
  stateId !== USER.SUSPENDED && stateId !== USER.UNVERIFIED;

import { USER } from '@/lib/core/states';

/** A bearer token of the mobile app is good for thirty days. */
export const MOBILE_TOKEN_MS = 30 * 24 * 60 * 60 * 1000;

/** An administrator's token opens what the session would: while the person may log in. */
export const mayUseToken = (stateId: number): boolean =>
  stateId !== USER.SUSPENDED && stateId !== USER.UNVERIFIED;

import { USER } from '@/lib/core/states';

const DAY = 24 * 60 * 60 * 1000;

/** Days until an invitation runs out, begun ones counted whole; 0 once it has. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY));

/** Whoever already has the e-mail of an invitation. */
export type Invited = {
  readonly stateId: number;
  readonly isAdministrator: boolean;
  readonly hasPassword: boolean;
  /** The person's place in the agency that invites. */
  readonly here: 'ACTIVE' | 'LEFT' | null;
  /** True when the person signs in for another agency. */
  readonly elsewhere: boolean;
};

/** Reasons why somebody cannot be invited, or cannot accept any more. */
export type Obstacle = 'MEMBER' | 'LEFT' | 'ELSEWHERE' | 'SUSPENDED';

/**
 * One person works for one agency at a time, so an e-mail that signs in elsewhere is refused, and an administrator's
 * too. Who was here before is let in again rather than invited. Null when nothing stands in the way.
 */
export function obstacleToInvite(person: Invited | null): Obstacle | null {
  if (person?.here) return person.here === 'ACTIVE' ? 'MEMBER' : 'LEFT';
  return obstacleToJoin(person);
}

/** The same at the moment of accepting: who left meanwhile comes back by it. */
export function obstacleToJoin(person: Invited | null): Obstacle | null {
  if (!person) return null;
  if (person.here === 'ACTIVE') return 'MEMBER';
  if (person.elsewhere || person.isAdministrator) return 'ELSEWHERE';
  return person.stateId === USER.SUSPENDED ? 'SUSPENDED' : null;
}

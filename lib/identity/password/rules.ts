import type { LinkSubject } from '@/lib/core/actor';
import { TALENT, USER } from '@/lib/core/states';

/** `agency` stands for whoever signs in to the portal, as in the specification's paths. */
export type PersonType = 'agency' | 'talent';

/** Somebody with a password. */
export type Person = { readonly type: PersonType; readonly id: string };

/** The specification's `type` of a path or a body, or null for what is none. */
export const personTypeOf = (text: unknown): PersonType | null =>
  text === 'agency' || text === 'talent' ? text : null;

type PersonSubject = { readonly userId: string } | { readonly talentId: string };

/** What a link for that person is for. */
export const subjectOf = ({ type, id }: Person): PersonSubject =>
  type === 'talent' ? { talentId: id } : { userId: id };

/** The person whom a link is for; null for a link that is for something else. */
export function personOf({ userId, talentId }: LinkSubject): Person | null {
  if (userId && talentId) return null;
  if (userId) return { type: 'agency', id: userId };
  return talentId ? { type: 'talent', id: talentId } : null;
}

export const isSuspended = (type: PersonType, stateId: number): boolean =>
  stateId === (type === 'talent' ? TALENT.SUSPENDED : USER.SUSPENDED);

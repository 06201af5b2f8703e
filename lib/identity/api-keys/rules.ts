import type { KeyScope } from '@/db/values/api-keys';
import type { AgencyRole } from '@/lib/core/actor';

/** By which a key is told from other bearer tokens, and found by those who look for lost ones. */
export const KEY_PREFIX = 'elenco_';

/** Keys of one person, or of one agency, that live at the same time. */
export const MOST_KEYS = 20;

/** Days after which a key ends; null for no end. */
export const KEY_LIVES = [30, 90, 365, null] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

/** Requests of one key in a minute. */
export const MOST_REQUESTS = 600;

/** Nobody is told more exactly when a key was used. */
export const SEEN_EVERY_MS = 5 * 60_000;

/** A key acts as one of the agency's roles, and never as its owner: nobody signs, invites or gives keys by one. */
const ROLE_OF: Readonly<Record<KeyScope, AgencyRole>> = {
  READ: 'READ_ONLY',
  WORK: 'PRODUCER',
  MONEY: 'FINANCE',
};

/** Whether somebody of that role may have a key for that. */
export const mayHoldScope = (role: AgencyRole, scope: KeyScope): boolean =>
  scope === 'READ' || role === 'OWNER' || role === ROLE_OF[scope];

/** As what a key acts: of a person (its role now) never as more than that person; null for the agency's own key. */
export const roleOfKey = (scope: KeyScope, person: AgencyRole | null): AgencyRole =>
  person === null || mayHoldScope(person, scope) ? ROLE_OF[scope] : 'READ_ONLY';

export type KeyState = 'LIVING' | 'ENDED' | 'REVOKED';

type Dated = { readonly expiresAt: Date | null; readonly revokedAt: Date | null };

export function keyState({ expiresAt, revokedAt }: Dated, now: Date): KeyState {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'ENDED' : 'LIVING';
}

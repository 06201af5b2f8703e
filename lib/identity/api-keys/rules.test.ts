import { expect, test } from 'vitest';
import { ROLES } from '@/lib/core/abilities';
import { keyState, mayHoldScope, roleOfKey } from './rules';

test.each([
  ['READ', ['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY']],
  ['WORK', ['OWNER', 'PRODUCER']],
  ['MONEY', ['OWNER', 'FINANCE']],
] as const)('a key for %s is held by', (scope, roles) => {
  expect(ROLES.filter((role) => mayHoldScope(role, scope))).toEqual(roles);
});

test.each([
  ['READ', null, 'READ_ONLY'],
  ['WORK', null, 'PRODUCER'],
  ['MONEY', null, 'FINANCE'],
  ['READ', 'OWNER', 'READ_ONLY'],
  ['WORK', 'OWNER', 'PRODUCER'],
  ['WORK', 'FINANCE', 'READ_ONLY'],
  ['MONEY', 'PRODUCER', 'READ_ONLY'],
  ['MONEY', 'READ_ONLY', 'READ_ONLY'],
] as const)('a key for %s of %s acts as %s', (scope, person, role) => {
  expect(roleOfKey(scope, person)).toBe(role);
});

const now = new Date('2026-05-10T12:00:00Z');
test.each([
  [null, null, 'LIVING'],
  [new Date(now.getTime() + 1), null, 'LIVING'],
  [now, null, 'ENDED'],
  [now, now, 'REVOKED'],
  [null, now, 'REVOKED'],
])('a key that ends at %s and was revoked at %s: %s', (expiresAt, revokedAt, state) => {
  expect(keyState({ expiresAt, revokedAt }, now)).toBe(state);
});

import { expect, test } from 'vitest';
import { agencyStateActivated, mayActivate, needsActivation, userStateActivated } from './rules';

test.each([
  [71, 73],
  [72, 73],
  [73, 73],
  [74, 73],
  [75, null],
])('activation leaves a user of %i in %s', (stateId, left) => {
  expect(userStateActivated(stateId)).toBe(left);
});

test.each([
  [21, 21],
  [22, 23],
  [23, 23],
  [24, 24],
  [26, 26],
])('activation leaves an agency of %i in %i', (stateId, left) => {
  expect(agencyStateActivated(stateId)).toBe(left);
});

const owner = { isOwner: true, isAdministrator: false, hasPassword: true };
test.each([
  ['an owner who is not verified', { ...owner, stateId: 71 }, true, true],
  ['an owner who is registered', { ...owner, stateId: 72 }, true, false],
  ['an owner who has no password', { ...owner, stateId: 72, hasPassword: false }, true, true],
  ['an active owner', { ...owner, stateId: 73, hasPassword: false }, false, false],
  ['a suspended owner', { ...owner, stateId: 75, hasPassword: false }, false, false],
  ['an administrator', { ...owner, isOwner: false, isAdministrator: true, stateId: 71 }, true, true],
  ['another of the team', { ...owner, isOwner: false, stateId: 71, hasPassword: false }, false, false],
])(
  '%s waits for activation: %s, and needs its link instead of a new password: %s',
  (_, user, waits, needs) => {
    expect(mayActivate(user)).toBe(waits);
    expect(needsActivation(user)).toBe(needs);
  },
);

import { expect, test } from 'vitest';
import { awaitsActivation } from '@/lib/core/states';
import { isActive, isSuspended, reactivatedState } from './rules';

test.each([
  [71, true, false, false],
  [72, true, true, false],
  [73, false, true, false],
  [74, false, true, false],
  [75, false, false, true],
])('a person in %i waits: %s, signs in: %s, is suspended: %s', (stateId, waits, signsIn, suspended) => {
  expect(awaitsActivation(stateId)).toBe(waits);
  expect(isActive({ stateId, hasPassword: true })).toBe(signsIn);
  expect(isActive({ stateId, hasPassword: false })).toBe(false);
  expect(isSuspended({ stateId })).toBe(suspended);
});

test.each([
  [true, 73],
  [false, 71],
])('after a suspension who has a password (%s) is in %i', (hasPassword, stateId) => {
  expect(reactivatedState({ hasPassword })).toBe(stateId);
});

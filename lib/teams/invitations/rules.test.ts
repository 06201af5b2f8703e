import { expect, test } from 'vitest';
import { daysLeft, obstacleToInvite, obstacleToJoin } from './rules';

const DAY = 86_400_000;
test.each([
  [DAY + 1, 2],
  [DAY, 1],
  [1, 1],
  [0, 0],
  [-5 * DAY, 0],
])('%i ms left are %i days', (ms, days) => {
  const now = new Date('2026-05-10T12:00:00Z');
  expect(daysLeft(new Date(now.getTime() + ms), now)).toBe(days);
});

const known = {
  stateId: 73,
  isAdministrator: false,
  hasPassword: true,
  here: null,
  elsewhere: false,
} as const;
test.each([
  ['nobody yet', null, null, null],
  ['somebody without an agency', known, null, null],
  ['who works here', { ...known, here: 'ACTIVE' }, 'MEMBER', 'MEMBER'],
  ['who left', { ...known, here: 'LEFT' }, 'LEFT', null],
  ['who left for another agency', { ...known, here: 'LEFT', elsewhere: true }, 'LEFT', 'ELSEWHERE'],
  ['who works elsewhere', { ...known, elsewhere: true }, 'ELSEWHERE', 'ELSEWHERE'],
  ['an administrator', { ...known, isAdministrator: true }, 'ELSEWHERE', 'ELSEWHERE'],
  ['who is suspended', { ...known, stateId: 75 }, 'SUSPENDED', 'SUSPENDED'],
] as const)('%s', (_, person, toInvite, toJoin) => {
  expect(obstacleToInvite(person)).toBe(toInvite);
  expect(obstacleToJoin(person)).toBe(toJoin);
});

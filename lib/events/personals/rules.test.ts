import { expect, test } from 'vitest';
import { whyFixed } from './rules';

const day = (of: number) => new Date(of * 86_400_000);
const before = {
  profileId: 1,
  gender: 'FEMENINO',
  quantity: 3,
  budget: 100,
  startDate: day(1),
  endDate: day(2),
};
const nobody = { calls: 0, confirmed: 0, signed: 0 };
const called = { calls: 2, confirmed: 2, signed: 1 };
const personal = { key: 'errors.event.personalCalled', count: 2 };

test.each([
  [
    'anything before a call is out',
    { profileId: 2, budget: 1, startDate: day(0), quantity: 0 },
    nobody,
    null,
  ],
  ['nothing else than it was', {}, called, null],
  ['no profile', { profileId: 2 }, called, personal],
  ['no gender', { gender: 'MASCULINO' }, called, personal],
  ['no beginning', { startDate: day(0) }, called, personal],
  ['no end', { endDate: day(3) }, called, personal],
  ['no pay once somebody signed', { budget: 101 }, called, { key: 'errors.event.personalSigned', count: 1 }],
  ['the pay before', { budget: 101 }, { ...called, signed: 0 }, null],
  ['as many people as are confirmed', { quantity: 2 }, called, null],
  ['not fewer', { quantity: 1 }, called, { key: 'errors.event.personalConfirmed', count: 2 }],
])('of people that an event needs changes %s', (_, change, people, why) => {
  expect(whyFixed(before, { ...before, ...change }, people)).toEqual(why);
});

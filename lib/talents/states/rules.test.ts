import { expect, test } from 'vitest';
import { endOf } from '@/lib/core/states/lifecycle';
import { TALENT_LIFE } from '@/lib/core/states/talent';
import { movesFrom, whyNotActive } from './rules';

test.each([
  [16, ['approve', 'review', 'suspend']],
  [17, ['approve', 'suspend']],
  [18, ['review', 'suspend']],
  [19, ['reactivate']],
])('a talent in %i', (stateId, moves) => {
  expect(movesFrom(stateId)).toEqual(moves);
});

test.each([
  ['approve', 18],
  ['review', 17],
  ['suspend', 19],
  ['reactivate', 18],
] as const)('%s leads to %i', (move, to) => {
  expect(endOf(TALENT_LIFE, `talent.${move}`)).toBe(to);
});

const grown = { birthdate: '2008-05-10', guardianConsentedAt: null, hasMainProfile: true };
const young = { ...grown, birthdate: '2008-05-11' };
test.each([
  ['who is 18 today', grown, null],
  ['who is 18 tomorrow', young, 'errors.talent.guardianMissing'],
  ['whose guardian said yes', { ...young, guardianConsentedAt: new Date(0) }, null],
  ['of unknown age', { ...grown, birthdate: null }, 'errors.talent.birthdateMissing'],
  ['without a main profile', { ...grown, hasMainProfile: false }, 'errors.talent.mainProfileMissing'],
])('a talent %s', (_, talent, why) => {
  expect(whyNotActive(talent, '2026-05-10')).toBe(why);
});

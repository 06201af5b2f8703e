import { expect, test } from 'vitest';
import { ACTORS, holderOf, refusalOf, whoMay } from '@/lib/testing/actors';
import { isOfTheHouse, mayAnswerQuotation } from './given-answers/policy';
import { scopeOfQuotations } from './policy';

const link = holderOf('QUOTATION_ANSWER', { quotationId: 'quotation' });

test.each([
  ['reader', { kind: 'agency', agencyId: 'agency' }],
  ['program', { kind: 'agency', agencyId: 'agency' }],
  ['administrator', { kind: 'all' }],
  ['job', { kind: 'all' }],
] as const)('%s reads the quotations of its scope', (name, scope) => {
  expect(scopeOfQuotations(ACTORS[name])).toEqual(scope);
});

test('the holder of a link reads that quotation alone', () => {
  expect(scopeOfQuotations(link)).toEqual({ kind: 'one', quotationId: 'quotation' });
  expect(mayAnswerQuotation(link)).toEqual(link);
  const others = [holderOf('QUOTATION_ANSWER', {}), holderOf('ADVANCE', { quotationId: 'quotation' })];
  for (const other of others) {
    expect(refusalOf(() => scopeOfQuotations(other))).toBe('errors.forbidden');
    expect(refusalOf(() => mayAnswerQuotation(other))).toBe('errors.link.invalid');
  }
});

test('talents read no quotation, and who has not said who they are is asked to', () => {
  expect(refusalOf(() => scopeOfQuotations(ACTORS.talent))).toBe('errors.forbidden');
  expect(() => scopeOfQuotations(ACTORS.nobody)).toThrow('UNAUTHENTICATED: errors.unauthenticated');
  expect(whoMay(mayAnswerQuotation)).toEqual([]);
});

test.each([
  ['its own people', ACTORS.reader, true],
  ['the administrator', ACTORS.administrator, true],
  ['people of another agency', { ...ACTORS.owner, agencyId: 'other' }, false],
  ['the client', link, false],
  ['anybody', ACTORS.nobody, false],
] as const)('of the house of an agency are %s: %s', (_, viewer, isHouse) => {
  expect(isOfTheHouse(viewer, 'agency')).toBe(isHouse);
});

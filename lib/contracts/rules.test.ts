import { expect, test } from 'vitest';
import { contractCode, contractState, declinedAt, maySign, whyNotOfAge } from './rules';

const at = new Date('2026-05-10T12:00:00Z');

test.each([
  [12, 2026, 'CTR-2026-00012'],
  [123_456, 2026, 'CTR-2026-123456'],
  [12, null, 'CTR-00012'],
])('contract %i of %s is %s', (code, year, shown) => {
  expect(contractCode({ code, year })).toBe(shown);
});

test.each([
  [null, null, 'TALENT_SIGNED'],
  [at, null, 'COMPLETE'],
  [at, at, 'VOID'],
  [null, at, 'VOID'],
])('signed by the agency at %s, voided at %s: %s', (agencySignedAt, voidedAt, state) => {
  expect(contractState({ agencySignedAt, voidedAt })).toBe(state);
});

test('only who is confirmed signs', () => {
  const may = [1811, 1812, 1813, 1815].filter((stateId) => maySign({ convocated: { stateId } }));
  expect(may).toEqual([1813]);
});

test.each([
  [1817, at],
  [1818, null],
  [1814, null],
  [1816, null],
])('who answered %i declined at %s', (applicationStateId, when) => {
  expect(declinedAt({ convocated: { applicationStateId, repliedAt: at } })).toEqual(when);
});

const engagement = (birthdate: string | null, guardianConsentedAt: Date | null = null) => ({
  talent: { birthdate, guardianConsentedAt },
  timeZone: 'America/Bogota',
});
const beforeMidnight = new Date('2026-05-11T04:59:59Z');
test.each([
  ['is 18 today', engagement('2008-05-10'), at, null],
  ['is 18 tomorrow', engagement('2008-05-11'), at, 'contract.minor'],
  [
    'is 18 in a second, by the clocks of the event',
    engagement('2008-05-11'),
    beforeMidnight,
    'contract.minor',
  ],
  ['is 18 since a moment', engagement('2008-05-11'), new Date('2026-05-11T05:00:00Z'), null],
  ['has a guardian who consents', engagement('2010-01-01', at), at, null],
  ['is of unknown age', engagement(null), at, 'contract.ageUnknown'],
])('a talent who %s', (_, of, now, why) => {
  expect(whyNotOfAge(of, now)).toBe(why);
});

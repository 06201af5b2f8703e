import { expect, test } from 'vitest';
import { actState, changedTerms, endingOf, mayPartySign, mayPropose } from './rules';

const at = new Date(0);
const open = { talentSignedAt: null, agencySignedAt: null, endedAs: null };
const proposed = { kind: 'AMENDMENT', proposedBy: 'AGENCY' } as const;

test.each([
  ['that nobody signed', open, 'PROPOSED', true, false],
  ['that the talent signed', { ...open, talentSignedAt: at }, 'PROPOSED', false, true],
  ['that the agency alone signed', { ...open, agencySignedAt: at }, 'PROPOSED', true, false],
  ['that both signed', { ...open, talentSignedAt: at, agencySignedAt: at }, 'COMPLETE', false, false],
  ['that was taken back', { ...open, talentSignedAt: at, endedAs: 'WITHDRAWN' }, 'WITHDRAWN', false, false],
  ['that was declined', { ...open, endedAs: 'DECLINED' }, 'DECLINED', false, false],
] as const)('an act %s', (_, signed, state, talent, agency) => {
  const act = { ...proposed, ...signed };
  expect(actState(act)).toBe(state);
  expect([mayPartySign(act, 'TALENT'), mayPartySign(act, 'AGENCY')]).toEqual([talent, agency]);
});

test('who proposed takes back, the other declines', () => {
  const act = { ...proposed, ...open };
  expect([endingOf(act, 'AGENCY'), endingOf(act, 'TALENT')]).toEqual(['WITHDRAWN', 'DECLINED']);
});

test.each([
  ['AMENDMENT', 'AGENCY', true],
  ['ANNULMENT', 'AGENCY', true],
  ['AMENDMENT', 'TALENT', false],
  ['ANNULMENT', 'TALENT', true],
] as const)('%s is proposed by %s: %s', (kind, party, may) => {
  expect(mayPropose(kind, party)).toBe(may);
});

test('only what differs of the terms is changed', () => {
  const before = { start: 'a', end: 'b', place: 'c', fee: 1 };
  expect(changedTerms(before, before)).toEqual({});
  expect(changedTerms(before, { ...before, place: 'd', fee: 2 })).toEqual({ place: 'd', fee: 2 });
});

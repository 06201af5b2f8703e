import { expect, test } from 'vitest';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { answerOf, groupOf } from './rules';

test.each([
  [CONVOCATED.CALLED, APPLICATION.PENDING, 'waiting'],
  [CONVOCATED.CALLED, APPLICATION.ACCEPTED, 'decide'],
  [CONVOCATED.CONFIRMED, APPLICATION.PENDING, 'confirmed'],
  [CONVOCATED.RESERVE, APPLICATION.ACCEPTED, 'reserve'],
  [CONVOCATED.CALLED, APPLICATION.REJECTED, 'refused'],
  [CONVOCATED.RESERVE, APPLICATION.WITHDRAWN, 'refused'],
  [CONVOCATED.DISCARDED, APPLICATION.REJECTED, 'discarded'],
])('a place in %i answered %i is among the %s', (stateId, applicationStateId, group) => {
  expect(groupOf({ stateId, applicationStateId })).toBe(group);
});

test('perhaps is told apart from silence', () => {
  const pending = { applicationStateId: APPLICATION.PENDING };
  expect(answerOf({ ...pending, reply: 'MAYBE' })).toBe('MAYBE');
  expect(answerOf({ ...pending, reply: null })).toBe('NONE');
  expect(answerOf({ applicationStateId: APPLICATION.WITHDRAWN, reply: 'NO' })).toBe('WITHDRAWN');
});

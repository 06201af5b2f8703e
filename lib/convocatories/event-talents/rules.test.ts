import { expect, test } from 'vitest';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { answerOf, BOARD, groupOf, moveTo } from './rules';

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

const place = (stateId: number, applicationStateId: number) => ({
  stateId,
  applicationStateId,
  signedAt: null,
});

test('a talent is moved to where a decision takes it, and nowhere that only its own answer leads', () => {
  const accepted = place(CONVOCATED.CALLED, APPLICATION.ACCEPTED);
  const reached = (from: ReturnType<typeof place>) =>
    BOARD.map((group) => {
      const move = moveTo(from, group);
      return 'why' in move ? move.why.split('.').at(-1) : move.stateId;
    });
  expect(reached(accepted)).toEqual(['saidYes', 1811, 1813, 1815, 'ownNo', 1812]);
  expect(reached(place(CONVOCATED.RESERVE, APPLICATION.PENDING))).toEqual([
    1811,
    'unanswered',
    'unanswered',
    1815,
    'ownNo',
    1812,
  ]);
  expect(reached(place(CONVOCATED.CALLED, APPLICATION.REJECTED))).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
    'ownNo',
    1812,
  ]);
  const signed = { ...place(CONVOCATED.CONFIRMED, APPLICATION.ACCEPTED), signedAt: new Date() };
  expect(moveTo(signed, 'discarded')).toEqual({ why: 'errors.convocated.signed' });
  expect(moveTo({ ...accepted, bookedElsewhere: true }, 'confirmed')).toEqual({
    why: 'errors.convocated.booked',
  });
});

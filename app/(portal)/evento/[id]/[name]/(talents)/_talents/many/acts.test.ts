import { expect, test } from 'vitest';
import { reach } from '@/app/_features/many/reach';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { ACTS, type Act, type ChosenTalent, whyNot } from './acts';

const { ACCEPTED, PENDING, REJECTED } = APPLICATION;
const { CALLED, CONFIRMED, RESERVE, DISCARDED } = CONVOCATED;

const talent = (name: string, stateId: number, applicationStateId: number, more = {}): ChosenTalent => ({
  convocatedId: name,
  name,
  stateId,
  applicationStateId,
  ...more,
});

const EVERYBODY = [
  talent('said yes', CALLED, ACCEPTED),
  talent('silent', CALLED, PENDING, { waits: true }),
  talent('said no', CALLED, REJECTED),
  talent('booked', CALLED, ACCEPTED, { bookedElsewhere: true }),
  talent('in reserve', RESERVE, ACCEPTED),
  talent('confirmed', CONFIRMED, ACCEPTED),
  talent('signed', CONFIRMED, ACCEPTED, { signedAt: new Date() }),
  talent('discarded', DISCARDED, ACCEPTED),
];

const reached = (act: Act) =>
  reach(
    EVERYBODY,
    (talent) => whyNot(act, talent),
    ({ name }) => name,
  );

test('each act reaches whom it can, and says of the others why not', () => {
  const whom = Object.fromEntries(ACTS.map((act) => [act, reached(act).whom.map(({ name }) => name)]));
  expect(whom).toEqual({
    confirm: ['said yes', 'in reserve', 'discarded'],
    reserve: ['said yes', 'silent', 'said no', 'booked', 'confirmed', 'discarded'],
    discard: ['said yes', 'silent', 'said no', 'booked', 'in reserve', 'confirmed'],
    remind: ['silent'],
    show: ['said yes', 'silent', 'booked', 'in reserve', 'confirmed', 'signed'],
  });
  expect(Object.fromEntries(reached('confirm').left)).toEqual({
    'errors.convocated.unanswered': ['silent'],
    'errors.convocated.refused': ['said no'],
    'errors.convocated.booked': ['booked'],
    'events.talents.many.same': ['confirmed', 'signed'],
  });
  expect(Object.fromEntries(reached('discard').left)).toEqual({
    'errors.convocated.signed': ['signed'],
    'events.talents.many.same': ['discarded'],
  });
});

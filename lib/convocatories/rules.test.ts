import { expect, test } from 'vitest';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { whyNotDecide } from './rules';

const open = { applicationStateId: APPLICATION.PENDING, signedAt: null };

test('the agency may give a place any state while nothing is refused or signed', () => {
  for (const stateId of Object.values(CONVOCATED)) expect(whyNotDecide(open, stateId)).toBeNull();
});

test.each([APPLICATION.REJECTED, APPLICATION.WITHDRAWN])(
  'who answered %i is kept or discarded, not confirmed',
  (answer) => {
    const refused = { ...open, applicationStateId: answer };
    expect(whyNotDecide(refused, CONVOCATED.CONFIRMED)).toBe('errors.convocated.refused');
    expect(whyNotDecide(refused, CONVOCATED.DISCARDED)).toBeNull();
  },
);

test('who signed stays confirmed', () => {
  const signed = { applicationStateId: APPLICATION.ACCEPTED, signedAt: new Date() };
  expect(whyNotDecide(signed, CONVOCATED.CONFIRMED)).toBeNull();
  expect(whyNotDecide(signed, CONVOCATED.RESERVE)).toBe('errors.convocated.signed');
});

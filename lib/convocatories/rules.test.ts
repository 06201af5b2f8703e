import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { endsOutside, whyNotDecide } from './rules';

const open = { applicationStateId: APPLICATION.ACCEPTED, signedAt: null };

test('the agency may give who said yes any state while nothing is signed', () => {
  for (const stateId of Object.values(CONVOCATED)) expect(whyNotDecide(open, stateId)).toBeNull();
});

test('who has not answered is held or discarded, and not confirmed', () => {
  const silent = { ...open, applicationStateId: APPLICATION.PENDING };
  expect(whyNotDecide(silent, CONVOCATED.CONFIRMED)).toBe('errors.convocated.unanswered');
  expect(whyNotDecide(silent, CONVOCATED.RESERVE)).toBeNull();
  expect(whyNotDecide(silent, CONVOCATED.DISCARDED)).toBeNull();
});

test('a stretch lies within another exactly when both its ends do, named by the ends that do not', () => {
  const instant = fc.integer({ min: 0, max: 1000 }).map((hour) => new Date(hour * 3_600_000));
  const span = fc.tuple(instant, instant).map(([one, other]) => ({
    startDate: one < other ? one : other,
    endDate: one < other ? other : one,
  }));
  fc.assert(
    fc.property(span, span, instant, (inner, outer, moment) => {
      const outside = endsOutside(inner, outer);
      expect(outside.includes('startDate')).toBe(
        inner.startDate < outer.startDate || inner.startDate > outer.endDate,
      );
      expect(outside.includes('endDate')).toBe(
        inner.endDate < outer.startDate || inner.endDate > outer.endDate,
      );
      const covers = (whole: typeof inner) => whole.startDate <= moment && moment <= whole.endDate;
      if (outside.length === 0 && covers(inner)) expect(covers(outer)).toBe(true);
    }),
  );
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

test('who is booked elsewhere cannot be confirmed, and can be kept or let go', () => {
  const booked = { applicationStateId: 1818, signedAt: null, bookedElsewhere: true };
  expect(whyNotDecide(booked, CONVOCATED.CONFIRMED)).toBe('errors.convocated.booked');
  expect(whyNotDecide(booked, CONVOCATED.RESERVE)).toBeNull();
  expect(whyNotDecide(booked, CONVOCATED.DISCARDED)).toBeNull();
});

import { expect, test } from 'vitest';
import { CONVOCATORY, EVENT } from '@/lib/core/states';
import { nextStep } from './next-step';

const need = (id: string, quantity: number, confirmed: number, calls = 1) => ({
  id,
  quantity,
  confirmed,
  calls,
});
const call = (id: string, eventPersonalId: string, quantity: number, confirmed: number) => ({
  id,
  eventPersonalId,
  quantity,
  confirmed,
  stateId: CONVOCATORY.OPEN as number,
});
const counts = (fields = {}) => ({ undecided: 0, toSign: 0, toClaim: 0, confirmed: 0, ...fields });
const DAYS = {
  startDate: new Date('2027-03-02T01:00:00Z'),
  endDate: new Date('2027-03-03T04:00:00Z'),
  timeZone: 'America/Bogota',
};
const at = (time: string) => ({ now: new Date(time) });
const before = at('2027-02-01T12:00:00Z');
const calling = { ...DAYS, stateId: EVENT.CALLING as number };

test('a profile without a call comes before everything', () => {
  const facts = { event: calling, needs: [need('a', 2, 0), need('b', 1, 0, 0)], calls: [] };
  expect(nextStep({ ...before, ...facts, counts: counts({ undecided: 1 }) })).toEqual({ kind: 'publishAll' });
});

test('then those who said yes wait for a decision', () => {
  const facts = { event: calling, needs: [need('a', 2, 0)], calls: [call('k', 'a', 2, 0)] };
  expect(nextStep({ ...before, ...facts, counts: counts({ undecided: 2 }) })).toEqual({
    kind: 'decide',
    count: 2,
  });
});

test('then the call that lacks most people, and another call when none is open', () => {
  const needs = [need('a', 2, 1), need('b', 5, 1)];
  const calls = [call('k', 'a', 2, 1), call('m', 'b', 5, 1)];
  expect(nextStep({ ...before, event: calling, needs, calls, counts: counts() })).toEqual({
    kind: 'call',
    convocatoryId: 'm',
  });
  const closed = calls.map((one) => ({ ...one, stateId: CONVOCATORY.CLOSED }));
  expect(nextStep({ ...before, event: calling, needs, calls: closed, counts: counts() })).toEqual({
    kind: 'publish',
    needId: 'a',
  });
});

test('with everybody confirmed, the signatures; once it is over, the claims; on a closed one nothing', () => {
  const facts = { needs: [need('a', 1, 1)], calls: [call('k', 'a', 1, 1)] };
  const covered = { ...facts, event: { ...DAYS, stateId: EVENT.CONFIRMED } };
  expect(nextStep({ ...before, ...covered, counts: counts({ toSign: 1 }) })).toEqual({
    kind: 'sign',
    count: 1,
  });
  const signed = counts({ toClaim: 1 });
  expect(nextStep({ ...before, ...covered, counts: signed })).toBeNull();
  const over = { ...facts, event: { ...DAYS, stateId: EVENT.FINISHED }, counts: signed };
  expect(nextStep({ ...before, ...over })).toEqual({ kind: 'claim', count: 1 });
  expect(nextStep({ ...before, ...over, event: { ...DAYS, stateId: EVENT.CANCELLED } })).toBeNull();
});

test('on the days of the event, where it is, the desk comes first, once somebody is confirmed', () => {
  // 8 p. m. of 1 March to 11 p. m. of 2 March in Bogotá.
  const facts = {
    event: { ...DAYS, stateId: EVENT.CONFIRMED },
    needs: [need('a', 2, 1)],
    calls: [call('k', 'a', 2, 1)],
  };
  const steps = (times: readonly string[], confirmed = 1) =>
    times.map(
      (time) => nextStep({ ...facts, ...at(time), counts: counts({ undecided: 1, confirmed }) })?.kind,
    );
  const days = [
    '2027-03-01T04:59:00Z',
    '2027-03-01T05:00:00Z',
    '2027-03-03T04:59:00Z',
    '2027-03-03T05:00:00Z',
  ];
  expect(steps(days)).toEqual(['decide', 'desk', 'desk', 'decide']);
  expect(steps(days, 0)).toEqual(Array(4).fill('decide'));
});

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
const counts = (fields = {}) => ({ undecided: 0, toSign: 0, toClaim: 0, ...fields });
const calling = { stateId: EVENT.CALLING as number };

test('a profile without a call comes before everything', () => {
  const facts = { event: calling, needs: [need('a', 2, 0), need('b', 1, 0, 0)], calls: [] };
  expect(nextStep({ ...facts, counts: counts({ undecided: 1 }) })).toEqual({ kind: 'publish', needId: 'b' });
});

test('then those who said yes wait for a decision', () => {
  const facts = { event: calling, needs: [need('a', 2, 0)], calls: [call('k', 'a', 2, 0)] };
  expect(nextStep({ ...facts, counts: counts({ undecided: 2 }) })).toEqual({ kind: 'decide', count: 2 });
});

test('then the call that lacks most people, and another call when none is open', () => {
  const needs = [need('a', 2, 1), need('b', 5, 1)];
  const calls = [call('k', 'a', 2, 1), call('m', 'b', 5, 1)];
  expect(nextStep({ event: calling, needs, calls, counts: counts() })).toEqual({
    kind: 'call',
    convocatoryId: 'm',
  });
  const closed = calls.map((one) => ({ ...one, stateId: CONVOCATORY.CLOSED }));
  expect(nextStep({ event: calling, needs, calls: closed, counts: counts() })).toEqual({
    kind: 'publish',
    needId: 'a',
  });
});

test('with everybody confirmed, the signatures; once it is over, the claims; on a closed one nothing', () => {
  const facts = { needs: [need('a', 1, 1)], calls: [call('k', 'a', 1, 1)] };
  const covered = { ...facts, event: { stateId: EVENT.CONFIRMED } };
  expect(nextStep({ ...covered, counts: counts({ toSign: 1 }) })).toEqual({ kind: 'sign', count: 1 });
  const signed = counts({ toClaim: 1 });
  expect(nextStep({ ...covered, counts: signed })).toBeNull();
  const over = { ...facts, event: { stateId: EVENT.FINISHED }, counts: signed };
  expect(nextStep(over)).toEqual({ kind: 'claim', count: 1 });
  expect(nextStep({ ...over, event: { stateId: EVENT.CANCELLED } })).toBeNull();
});

import { expect, test } from 'vitest';
import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
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
const said = (applicationStateId: number, stateId: number = CONVOCATED.CALLED) => ({
  stateId,
  applicationStateId,
  signedAt: null as Date | null,
  claimSentAt: null as Date | null,
});
const yes = () => said(APPLICATION.ACCEPTED);
const confirmed = (fields = {}) => ({ ...said(APPLICATION.ACCEPTED, CONVOCATED.CONFIRMED), ...fields });
const calling = { stateId: EVENT.CALLING as number };

test('a profile without a call comes before everything', () => {
  const facts = { event: calling, needs: [need('a', 2, 0), need('b', 1, 0, 0)], calls: [], talents: [yes()] };
  expect(nextStep(facts)).toEqual({ kind: 'publish', needId: 'b' });
});

test('then those who said yes wait for a decision', () => {
  const facts = { event: calling, needs: [need('a', 2, 0)], calls: [call('k', 'a', 2, 0)] };
  const talents = [yes(), yes(), said(APPLICATION.PENDING)];
  expect(nextStep({ ...facts, talents })).toEqual({ kind: 'decide', count: 2 });
});

test('then the call that lacks most people, and another call when none is open', () => {
  const needs = [need('a', 2, 1), need('b', 5, 1)];
  const calls = [call('k', 'a', 2, 1), call('m', 'b', 5, 1)];
  expect(nextStep({ event: calling, needs, calls, talents: [] })).toEqual({
    kind: 'call',
    convocatoryId: 'm',
  });
  const closed = calls.map((one) => ({ ...one, stateId: CONVOCATORY.CLOSED }));
  expect(nextStep({ event: calling, needs, calls: closed, talents: [] })).toEqual({
    kind: 'publish',
    needId: 'a',
  });
});

test('with everybody confirmed, the signatures; once it is over, the claims; on a closed one nothing', () => {
  const facts = { needs: [need('a', 1, 1)], calls: [call('k', 'a', 1, 1)] };
  const covered = { ...facts, event: { stateId: EVENT.CONFIRMED } };
  expect(nextStep({ ...covered, talents: [confirmed()] })).toEqual({ kind: 'sign', count: 1 });
  const signed = [confirmed({ signedAt: new Date() })];
  expect(nextStep({ ...covered, talents: signed })).toBeNull();
  const over = { ...facts, event: { stateId: EVENT.FINISHED }, talents: signed };
  expect(nextStep(over)).toEqual({ kind: 'claim', count: 1 });
  expect(nextStep({ ...over, event: { stateId: EVENT.CANCELLED } })).toBeNull();
});

import { expect, test } from 'vitest';
import { EVENT } from '@/lib/core/states';
import { type StateChange, stateSteps } from './state-steps';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const change = (at: Date, toState: number, action = 'move'): StateChange => ({
  at,
  action,
  toState: String(toState),
});

test('what lies behind is done with its date, what lies ahead has none', () => {
  const changes = [change(day(1), EVENT.CREATED, 'create'), change(day(2), EVENT.CALLING)];
  expect(stateSteps(EVENT.CALLING, changes)).toEqual([
    { stateId: EVENT.CREATED, status: 'done', at: day(1) },
    { stateId: EVENT.CALLING, status: 'current', at: day(2) },
    { stateId: EVENT.CONFIRMED, status: 'pending', at: null },
    { stateId: EVENT.FINISHED, status: 'pending', at: null },
  ]);
});

test('an event that calls again is not confirmed any more, and entered calling last', () => {
  const changes = [
    change(day(4), EVENT.CALLING),
    change(day(3), EVENT.CONFIRMED),
    change(day(2), EVENT.CALLING),
    change(day(5), EVENT.CALLING, 'update'),
  ];
  const steps = stateSteps(EVENT.CALLING, changes);
  expect(steps[1]).toEqual({ stateId: EVENT.CALLING, status: 'current', at: day(4) });
  expect(steps[2]).toMatchObject({ status: 'pending', at: null });
});

test('a cancelled one shows where it had come to, and no road beyond', () => {
  const changes = [change(day(2), EVENT.CALLING), change(day(3), EVENT.CANCELLED)];
  expect(stateSteps(EVENT.CANCELLED, changes).map((step) => [step.stateId, step.status])).toEqual([
    [EVENT.CREATED, 'done'],
    [EVENT.CALLING, 'done'],
    [EVENT.CANCELLED, 'current'],
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver, type Outcome } from './saver';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(outcomes: Outcome[] = []) {
  const sent: string[] = [];
  const states: string[] = [];
  const typed = { now: '', kept: '', wrong: false };
  const saver = createSaver<string>({
    next: () => ({ patch: typed.now === typed.kept ? null : typed.now, invalid: typed.wrong }),
    write: async (patch) => {
      sent.push(patch);
      const outcome = outcomes.shift() ?? 'done';
      if (outcome === 'done') typed.kept = patch;
      return outcome;
    },
    show: (state) => states.push(state),
  });
  const type = (text: string) => {
    typed.now = text;
    saver.touch();
  };
  return { sent, states, typed, saver, type };
}

test('waits for the last key, sends once, and says so', async () => {
  const { sent, states, type } = open();
  type('a');
  await vi.advanceTimersByTimeAsync(600);
  type('ab');
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual(['ab']);
  expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved']);
});

test('tries again by itself while it fails, and at once when it is asked', async () => {
  const { sent, states, saver, type } = open(['failed', 'failed', 'failed']);
  type('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(3);
  expect(await saver.save()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(4);
  expect(states.at(-1)).toBe('saved');
});

test('does not try again by itself what was refused as a whole', async () => {
  const { sent, saver, type } = open(['stopped']);
  type('a');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(sent).toHaveLength(1);
  expect(await saver.save()).toBe(true);
});

test('sends what was typed meanwhile after what is on its way, and says what stays unsaved', async () => {
  const { sent, states, typed, saver, type } = open();
  typed.wrong = true;
  type('a');
  const both = Promise.all([saver.save(), saver.save()]);
  typed.now = 'ab';
  expect(await both).toEqual([false, false]);
  expect(sent.at(-1)).toBe('ab');
  expect(states.at(-1)).toBe('invalid');
});

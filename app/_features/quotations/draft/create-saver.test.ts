import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver, type SaveAnswer, type SaveStatus } from './create-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver of texts, whose saves end when the test says so. */
function start(answers: SaveAnswer[] = []) {
  const sent: string[] = [];
  const statuses: SaveStatus['kind'][] = [];
  const held: (() => void)[] = [];
  const saver = createSaver('', {
    save: (form) => {
      sent.push(form);
      const answer = answers.shift() ?? { ok: true };
      return new Promise((resolve) => held.push(() => resolve(answer)));
    },
    onStatus: ({ kind }) => statuses.push(kind),
    delayMs: 1000,
    retryMs: 5000,
  });
  const release = async () => {
    held.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, statuses, release };
}

test('waits for the typing to pause and saves the last state once', async () => {
  const { saver, sent, statuses, release } = start();
  saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(900);
  saver.offer('ab', 'KEEP');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['ab']);
  await release();
  expect(statuses.at(-1)).toBe('SAVED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['ab']);
});

test('what changes during a save is saved after it, never beside it', async () => {
  const { saver, sent, statuses, release } = start();
  saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  saver.offer('b', 'KEEP');
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(['a']);
  await release();
  expect(sent).toEqual(['a', 'b']);
  await release();
  expect(statuses.at(-1)).toBe('SAVED');
});

test('what is undone to what was saved is saved already, and what is undone during a save is saved after it', async () => {
  const { saver, sent, statuses, release } = start();
  saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  await release();
  saver.offer('b', 'KEEP');
  expect(statuses.at(-1)).toBe('SAVING');
  saver.offer('a', 'KEEP');
  expect(statuses.at(-1)).toBe('SAVED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a']);

  saver.offer('b', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  saver.offer('a', 'KEEP');
  expect(statuses.at(-1)).toBe('SAVING');
  await release();
  expect(sent).toEqual(['a', 'b', 'a']);
  await release();
  expect(statuses.at(-1)).toBe('SAVED');
});

test('what is undone to a beginning that nobody has was never touched', () => {
  const { saver, statuses } = start();
  saver.offer('a', 'KEEP');
  saver.offer('', 'LOCAL');
  expect(statuses.at(-1)).toBe('UNTOUCHED');
});

test('without a network it tries again until it is back', async () => {
  const offline: SaveAnswer = { ok: false, reason: 'OFFLINE', message: 'Sin conexión' };
  const { saver, sent, statuses, release } = start([offline, offline]);
  saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  await release();
  expect(statuses.at(-1)).toBe('OFFLINE');
  await vi.advanceTimersByTimeAsync(5000);
  await release();
  await vi.advanceTimersByTimeAsync(5000);
  await release();
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(statuses.at(-1)).toBe('SAVED');
});

test('a save that throws is tried again', async () => {
  const sent: string[] = [];
  const statuses: SaveStatus['kind'][] = [];
  const saver = createSaver('', {
    save: async (form) => {
      sent.push(form);
      if (sent.length === 1) throw new Error('a part of the page could not be loaded');
      return { ok: true };
    },
    onStatus: ({ kind }) => statuses.push(kind),
    delayMs: 1000,
    retryMs: 5000,
  });
  saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses.at(-1)).toBe('OFFLINE');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['a', 'a']);
  expect(statuses.at(-1)).toBe('SAVED');
});

test('somebody else’s change stops it for good; a refusal waits for the next change', async () => {
  const first = start([{ ok: false, reason: 'STOPPED', message: 'Alguien la cambió' }]);
  first.saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  await first.release();
  first.saver.offer('b', 'KEEP');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.sent).toEqual(['a']);
  expect(first.statuses.at(-1)).toBe('STOPPED');

  const second = start([{ ok: false, reason: 'REFUSED', message: 'Revisa los campos' }]);
  second.saver.offer('a', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  await second.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.sent).toEqual(['a']);
  second.saver.offer('b', 'KEEP');
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.sent).toEqual(['a', 'b']);
});

test('what the server could not keep is not sent, and flush says so', async () => {
  const { saver, sent, statuses } = start();
  saver.offer('a', 'LOCAL');
  saver.offer('b', 'WRONG');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, statuses]).toEqual([[], ['LOCAL', 'WRONG']]);
  expect(await saver.flush()).toBe(false);
});

test('flush saves at once, waits for what is under way, and says whether all is saved', async () => {
  const { saver, sent, release } = start();
  expect(await saver.flush()).toBe(true);
  saver.offer('a', 'KEEP');
  const flushed = saver.flush();
  saver.offer('b', 'KEEP');
  await release();
  await release();
  expect(await flushed).toBe(true);
  expect(sent).toEqual(['a', 'b']);
});

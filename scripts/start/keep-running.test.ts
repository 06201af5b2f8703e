import { expect, test, vi } from 'vitest';
import type { Child } from './child-process.ts';
import { keepRunning } from './keep-running.ts';

/** Children that end when told to. */
function children() {
  const ends: ((how: number) => void)[] = [];
  const start = (): Child => {
    const ended = new Promise<number>((resolve) => ends.push(resolve));
    const end = ends.at(-1);
    return { ended, stop: async () => end?.(0), hasSpoken: () => false };
  };
  return { ends, start };
}

test('starts another after a pause that doubles, up to a limit, while it keeps failing', async () => {
  const { ends, start } = children();
  const told: unknown[] = [];
  const kept = keepRunning(start, (how, pause) => told.push([how, pause]), { first: 10, longest: 30 });
  for (let started = 1; started <= 4; started++) {
    await vi.waitFor(() => expect(ends).toHaveLength(started), { interval: 2, timeout: 60_000 });
    ends.at(-1)?.(1);
  }
  await vi.waitFor(() => expect(ends).toHaveLength(5), 60_000);
  expect(told).toEqual([0.01, 0.02, 0.03, 0.03].map((pause) => [1, pause]));
  await kept.stop(10);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(ends).toHaveLength(5);
});

test('starts another at once when asked to, and says nothing', async () => {
  const { ends, start } = children();
  const told = vi.fn();
  const kept = keepRunning(start, told);
  await kept.restart(10);
  await vi.waitFor(() => expect(ends).toHaveLength(2), 60_000);
  expect(told).not.toHaveBeenCalled();
  await kept.stop(10);
});

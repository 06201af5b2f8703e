import { expect, test, vi } from 'vitest';
import type { Cluster } from '@/db/embedded/start-cluster';
import { watchOver } from './database.ts';

const cluster = (isRunning: () => boolean): Cluster => ({
  url: '',
  superuserUrl: '',
  port: 0,
  stop: async () => undefined,
  isRunning,
});

test('a PostgreSQL that keeps ending is started again after ever longer pauses', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const again = vi.fn(async () => cluster(() => false));
  const told: string[] = [];
  const watch = watchOver(
    cluster(() => false),
    again,
    (line) => told.push(line),
  );
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2), 60_000);
  await watch.stop();
  vi.useRealTimers();
  expect(told.slice(0, 2)).toEqual([
    'PostgreSQL se detuvo: lo inicio de nuevo en 0.5 s.',
    'PostgreSQL se detuvo: lo inicio de nuevo en 1 s.',
  ]);
});

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { renderOutside } from './render-outside';

const MODULE = 'lib/pdf/testing/slow-document.ts';
const draw = (document: unknown) => renderOutside({ module: MODULE, maker: 'drawSlowly', document });

test('draws elsewhere: this process goes on, and one at a time is drawn in the order asked for', async () => {
  expect((await draw({ ms: 0, text: 'first' })).toString()).toBe('first');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const drawn = await Promise.all([1, 2, 3].map((n) => draw({ ms: 2_000, text: `document ${n}` })));
  delay.disable();
  expect(drawn.map(String)).toEqual(['document 1', 'document 2', 'document 3']);
  // The work blocks its process for two seconds each; here nothing stands still that long.
  expect(delay.percentile(99) / 1e6).toBeLessThan(1_500);
});

test('tells what went wrong, draws again after its process has died, and refuses more than may wait', async () => {
  await expect(draw({ ms: 0, problem: 'no fonts' })).rejects.toThrow('no fonts');
  await expect(draw({ ms: 0, dies: true })).rejects.toThrow('ended');
  expect((await draw({ ms: 0, text: 'again' })).toString()).toBe('again');
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => draw({ ms: 5, text: 'a' })));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 20 });
});

test('what is asked for just as the idle process is sent away is drawn by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expect((await draw({ ms: 0, text: 'before' })).toString()).toBe('before');
    vi.advanceTimersByTime(61_000);
    expect((await draw({ ms: 0, text: 'after' })).toString()).toBe('after');
  } finally {
    vi.useRealTimers();
  }
});

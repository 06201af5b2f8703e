import { expect, test } from 'vitest';
import { createGate } from './gate';

test('lets so many in at once, keeps so many waiting in their order, and refuses the rest', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3, retryAfterSeconds: 7 });
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      gate(async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside--;
        done.push(index);
      }),
    ),
  );
  expect([most, done]).toEqual([2, [0, 1, 2, 3, 4]]);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', messageKey: 'errors.busy', retryAfterSeconds: 7 });
});

test('what fails leaves its place to others', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 });
  const failing = gate(() => Promise.reject(new Error('no')));
  const next = gate(async () => 'in');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('in');
  expect(await gate(async () => 'again')).toBe('again');
});

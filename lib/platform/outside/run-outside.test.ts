import { expect, test } from 'vitest';
import { createOutside, OutsideEnded } from './run-outside';

const MODULE = 'lib/platform/outside/testing/orders.ts';
/** Longer than a busy machine takes to start a process. */
const settings = {
  mostMs: 60_000,
  heapMb: 64,
  memoryMb: 400,
  idleMs: 60_000,
  waiting: 3,
  retryAfterSeconds: 7,
};
const outside = createOutside(settings);
const order = (name: string, input: unknown = {}, by = outside) => by({ module: MODULE, name, input });

test('answers what the work answers, bytes as bytes', async () => {
  const bytes = Buffer.alloc(3_000_000, 7);
  expect(Buffer.compare((await order('echo', bytes)) as Buffer, bytes)).toBe(0);
});

test('throws the refusal that the work threw, whole, and any other failure as such', async () => {
  await expect(order('refuse')).rejects.toMatchObject({
    name: 'AppError',
    code: 'INVALID',
    messageKey: 'upload.damaged',
    values: { most: 3 },
    fields: { file: 'upload.missing' },
  });
  await expect(order('fail')).rejects.toThrow('no fonts');
});

test('ends work that takes more time than it may, and goes on with the next', async () => {
  const hasty = createOutside({ ...settings, mostMs: 10_000 });
  await expect(order('loop', {}, hasty)).rejects.toThrow('loop took too long');
  expect(await order('echo', 'still there', hasty)).toBe('still there');
});

test.each([
  ['objects', 'fillHeap', undefined],
  ['memory outside of the heap', 'fillMemory', 600],
  ['what ends a process', 'exit', undefined],
])('ends work that takes more %s than it may, and goes on with the next', async (_what, name, input) => {
  const ended: unknown = await order(name, input).catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(OutsideEnded);
  expect(String(ended)).toMatch(/took too much memory|ended its process/);
  expect(await order('echo', 'still there')).toBe('still there');
});

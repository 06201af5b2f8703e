import { expect, test } from 'vitest';
import { keptFor } from './kept';

test('askers share a read until its time is over', async () => {
  let reads = 0;
  const read = keptFor(60_000, async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  const forgotten = keptFor(-1, async () => {
    reads += 1;
    return reads;
  });
  await forgotten();
  expect(await forgotten()).toBe(3);
});

test('a read that failed is asked again', async () => {
  let fails = true;
  const read = keptFor(60_000, async () => {
    if (fails) throw new Error('no connection');
    return 'rows';
  });
  await expect(read()).rejects.toThrow('no connection');
  fails = false;
  expect(await read()).toBe('rows');
});

import { expect } from 'vitest';
import type { ListPage } from '@/lib/core/list-page';

export type Row = { readonly id: string | number };
export type Read = (page: ListPage<never>) => Promise<readonly Row[]>;

const SIZE = 3;
const ids = (rows: readonly Row[]) => rows.map(({ id }) => String(id));

async function walk(read: Read, onwards: 'after' | 'before'): Promise<string[]> {
  let found = ids(await read(onwards === 'after' ? { limit: SIZE } : { limit: 100 }));
  if (onwards === 'before') found = found.slice(-SIZE);
  for (;;) {
    const edge = onwards === 'after' ? found.at(-1) : found[0];
    const page = ids(await read({ limit: SIZE, [onwards]: edge ?? '' }));
    if (page.length === 0) return found;
    found = onwards === 'after' ? [...found, ...page] : [...page, ...found];
  }
}

/** Its pages put together are the whole list, forwards and backwards, each row once. */
export async function expectWholePages(read: Read, least: number): Promise<void> {
  const whole = ids(await read({ limit: 100 }));
  expect(whole.length).toBeGreaterThanOrEqual(least);
  expect(new Set(whole).size).toBe(whole.length);
  expect(await walk(read, 'after')).toEqual(whole);
  expect(await walk(read, 'before')).toEqual(whole);
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Words of graphql's own source. */
const OF_GRAPHQL = 'to be a GraphQL nullable type';
const CHUNKS = path.resolve('.next/server/chunks');

/** A bundled copy beside the shared one does not know its types: queries would be compiled no more, and nobody would see. */
test('the built server holds no copy of graphql', async () => {
  const files = (await readdir(CHUNKS)).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    expect((await readFile(path.join(CHUNKS, name), 'utf8')).includes(OF_GRAPHQL), name).toBe(false);
  }
});

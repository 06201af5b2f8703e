import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BAKED, sourceFingerprint } from './source-fingerprint.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'elenco-sources-'));
  write('app/page.tsx', 'page');
  write('lib/core/money.ts', 'money');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  'app/page.tsx',
  'lib/core/money.ts',
  'public/logo.svg',
  'package-lock.json',
  // The browsers that it is built for.
  'package.json',
  'next.config.ts',
  'proxy.ts',
])('changes with %s', async (file) => {
  const before = await sourceFingerprint(root, {});
  write(file, 'other');
  expect(await sourceFingerprint(root, {})).not.toBe(before);
});

test.each([
  'lib/core/money.test.ts',
  'db/testing/use-database.ts',
  'db/migrations/0009_x.sql',
  'e2e/pages/a.ts',
  'README.md',
  // What the build writes itself: a fresh clone would be built twice.
  'lib/graphql/schema-types.generated.ts',
])('does not change with %s, which is not in the build', async (file) => {
  const before = await sourceFingerprint(root, {});
  write(file, 'other');
  expect(await sourceFingerprint(root, {})).toBe(before);
});

test('changes when a file gets another name, and with configuration that pages are made with', async () => {
  const before = await sourceFingerprint(root, {});
  rmSync(path.join(root, 'app/page.tsx'));
  write('app/pag.tsx', 'page');
  expect(await sourceFingerprint(root, {})).not.toBe(before);
  const named = await sourceFingerprint(root, { PRODUCT_NAME: 'Otro' });
  expect(named).not.toBe(await sourceFingerprint(root, { PORT: '4000' }));
});

/** What a page made at build time says stands in it until the next build: each variable is one of those below, or none. */
test('changes with every variable that stays in a build', async () => {
  const before = await sourceFingerprint(root, {});
  for (const name of [...BAKED, 'NEXT_PUBLIC_ANYTHING'])
    expect(await sourceFingerprint(root, { [name]: 'x' }), name).not.toBe(before);
});

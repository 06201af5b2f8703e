import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILDING, putInPlace } from './put-in-place.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'elenco-builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

async function build(name: string): Promise<void> {
  write(`${BUILDING}/BUILD_ID`, name);
  write(`${BUILDING}/static/chunks/${name}.js`, `${name}`.repeat(1_000));
  write(`${BUILDING}/static/chunks/same.css`, 'always');
  await putInPlace(root, async () => write(`${BUILDING}/sealed`, name));
}

test('a build takes the place of the one before, whose scripts open pages still find', async () => {
  await build('one');
  expect([read('.next/BUILD_ID'), read('.next/sealed')]).toEqual(['one', 'one']);
  await build('two');
  expect([read('.next/BUILD_ID'), read('.next/sealed')]).toEqual(['two', 'two']);
  expect(read('.next/static/chunks/one.js')).toContain('one');
  expect(read('.next/static/chunks/two.js')).toContain('two');
  expect(read('.next/static/chunks/same.css')).toBe('always');
  expect(existsSync(path.join(root, BUILDING))).toBe(false);
  expect(existsSync(path.join(root, '.next-former'))).toBe(false);
});

test('what two builds ago had is gone, so that they do not add up', async () => {
  for (const name of ['one', 'two', 'three']) await build(name);
  expect(read('.next/static/chunks/one.js')).toBeNull();
  expect(read('.next/static/chunks/two.js')).not.toBeNull();
});

test('a build that is not whole changes nothing of the one that serves', async () => {
  await build('one');
  write(`${BUILDING}/BUILD_ID`, 'two');
  await expect(
    putInPlace(root, async () => {
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow();
  expect([read('.next/BUILD_ID'), read('.next/sealed')]).toEqual(['one', 'one']);
});

test('what develops in the same folder stays, and no cache of a bundler', async () => {
  await build('one');
  write('.next/dev/trace', 'developing');
  write('.next/cache/entry', 'kept');
  write('next-env.d.ts', `import "./${BUILDING}/types/routes.d.ts";`);
  await build('two');
  expect(read('.next/dev/trace')).toBe('developing');
  expect(existsSync(path.join(root, '.next/cache'))).toBe(false);
  expect(read('next-env.d.ts')).toBe('import "./.next/types/routes.d.ts";');
});

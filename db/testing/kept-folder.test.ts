import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyKept } from './kept-folder';

let folder: string;
let made: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-kept-'));
  made = 0;
  await writeFile(path.join(folder, 'source.txt'), 'one');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const ask = (target: string, and = '') => {
  const make = async (empty: string) => {
    made += 1;
    await writeFile(path.join(empty, 'result.txt'), await readFile(at('source.txt'), 'utf8'));
  };
  return copyKept({ name: 'thing', from: [at('source.txt')], and, make }, at(target), at('shelf'));
};
const resultIn = (target: string) => readFile(path.join(at(target), 'result.txt'), 'utf8');

test('is made once, and what is done to one copy is not in the next', async () => {
  await ask('first');
  await writeFile(path.join(at('first'), 'result.txt'), 'changed');
  await ask('second');
  expect(await resultIn('second')).toBe('one');
  expect(made).toBe(1);
});

test('is made anew when what it is made from has changed', async () => {
  await ask('first');
  await writeFile(at('source.txt'), 'two');
  await ask('second');
  expect(await resultIn('second')).toBe('two');
  await ask('third', 'another day');
  expect(made).toBe(3);
});

test('is whole for each of several that ask at once, and kept once', async () => {
  await Promise.all(['first', 'second', 'third'].map((target) => ask(target)));
  for (const target of ['first', 'second', 'third']) expect(await resultIn(target)).toBe('one');
  expect(await readdir(at('shelf'))).toHaveLength(1);
});

test('goes when it has not been used for hours and another one is made', async () => {
  await ask('first');
  const [old = ''] = await readdir(at('shelf'));
  const hoursAgo = new Date(Date.now() - 10 * 60 * 60_000);
  await utimes(path.join(at('shelf'), old), hoursAgo, hoursAgo);
  await writeFile(at('source.txt'), 'two');
  await ask('second');
  expect(await readdir(at('shelf'))).not.toContain(old);
  expect(await readdir(at('shelf'))).toHaveLength(1);
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeShortLivedFolder } from './short-lived-folder';

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function make(memory?: string): Promise<string> {
  const folder = await makeShortLivedFolder('elenco-one-', memory);
  made.push(folder);
  return folder;
}

test('a folder that others may pass, of its own each time', async () => {
  const [one, other] = [await make(), await make()];
  expect(one).not.toBe(other);
  expect((await stat(one)).mode & 0o777).toBe(0o711);
});

test('on disk where there is no memory to be had', async () => {
  const disk = await mkdtemp(path.join(tmpdir(), 'elenco-disk-'));
  made.push(disk);
  expect(path.dirname(await make(disk))).toBe(tmpdir());
  expect(path.dirname(await make('/nowhere'))).toBe(tmpdir());
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';
import { processIdentity } from './process-identity.ts';

const URL = 'http://localhost:3000';
let folder: string;
const file = () => path.join(folder, 'running.json');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'elenco-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lets one in, tells the second where the first is, and lets the next in after release', () => {
  const first = lockDataFolder(folder, URL);
  expect(first.wasKilled).toBe(false);
  expect(() => lockDataFolder(folder, URL)).toThrow(`${URL} (proceso ${process.pid})`);
  first.release();
  expect(existsSync(file())).toBe(false);
  expect(lockDataFolder(folder, URL).wasKilled).toBe(false);
});

test.each([
  ['whose process is gone', { pid: 2 ** 22 + 1, identity: 'x', url: URL }],
  ['whose number another process has by now', { pid: process.pid, identity: 'before', url: URL }],
  ['that was cut off while it was written', '{"pid":'],
])('does not count a lock %s', (_which, left) => {
  writeFileSync(file(), typeof left === 'string' ? left : JSON.stringify(left));
  expect(lockDataFolder(folder, URL).wasKilled).toBe(true);
});

test('does not take away a lock that is not its own', () => {
  const lock = lockDataFolder(folder, URL);
  writeFileSync(file(), JSON.stringify({ pid: 1, identity: 'another', url: URL }));
  lock.release();
  expect(existsSync(file())).toBe(true);
});

test('a process has one identity, and none when it does not exist', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(process.ppid)).not.toBe(processIdentity(process.pid));
  expect(processIdentity(2 ** 22 + 1)).toBeUndefined();
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecrets } from './kept-secrets.ts';

let folder: string;
const file = () => path.join(folder, 'secrets.json');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'elenco-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('makes them once, for its owner alone', () => {
  const first = keptSecrets(folder);
  expect(Buffer.from(first.ENCRYPTION_KEY, 'base64')).toHaveLength(32);
  expect(first.NEXTAUTH_SECRET).not.toBe(first.ENCRYPTION_KEY);
  expect(keptSecrets(folder)).toEqual(first);
  expect(statSync(file()).mode & 0o077).toBe(0);
});

test('keeps the one that is there when the other is missing', () => {
  writeFileSync(file(), JSON.stringify({ ENCRYPTION_KEY: 'kept' }));
  expect(keptSecrets(folder)).toMatchObject({ ENCRYPTION_KEY: 'kept', NEXTAUTH_SECRET: expect.any(String) });
  expect(readFileSync(file(), 'utf8')).toContain('NEXTAUTH_SECRET');
});

test('never replaces a file that it cannot read: what was encrypted would be lost', () => {
  writeFileSync(file(), '{"ENCRYPTION_KEY":');
  expect(() => keptSecrets(folder)).toThrow(SyntaxError);
  expect(readFileSync(file(), 'utf8')).toBe('{"ENCRYPTION_KEY":');
});

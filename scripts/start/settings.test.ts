import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from './settings';

const OWN = ['DATABASE_URL', 'APP_URL', 'NEXTAUTH_SECRET', 'ENCRYPTION_KEY', 'EMAIL_DRIVER', 'SMTP_URL'];

beforeEach(() => {
  for (const name of OWN) delete process.env[name];
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'elenco-settings-'));
});

test('with nothing set it brings everything along', () => {
  const { embedded, seed, environment } = readSettings();
  expect({ embedded, seed, mail: environment.EMAIL_DRIVER }).toEqual({
    embedded: true,
    seed: true,
    mail: 'mailbox',
  });
});

test('a database of one’s own on this machine needs nothing else, and its secrets are kept', () => {
  process.env.DATABASE_URL = 'postgresql://elenco@localhost/elenco';
  const first = readSettings();
  expect(first.embedded).toBe(false);
  expect(first.seed).toBe(false);
  expect(first.environment.EMAIL_DRIVER).toBe('mailbox');
  expect(readSettings().variables.ENCRYPTION_KEY).toBe(first.variables.ENCRYPTION_KEY);
});

test('with a public address nothing is made up: each missing variable is named', () => {
  process.env.DATABASE_URL = 'postgresql://elenco@db/elenco';
  process.env.APP_URL = 'https://elenco.example.co';
  expect(readSettings).toThrow(/NEXTAUTH_SECRET[\s\S]*ENCRYPTION_KEY[\s\S]*SMTP_URL/);
});

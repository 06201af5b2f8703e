import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from './settings';

const OWN = [
  'DATABASE_URL',
  'APP_URL',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'ENCRYPTION_KEY',
  'EMAIL_DRIVER',
  'EMAIL_FROM',
  'PASSWORD_COST',
  'SEED_DEMO',
  'SMTP_URL',
];
const PUBLISHED = {
  APP_URL: 'https://elenco.example.co',
  NEXTAUTH_SECRET: 'n'.repeat(32),
  ENCRYPTION_KEY: '7'.repeat(64),
  SMTP_URL: 'smtps://mail.example.co',
  EMAIL_FROM: 'hola@elenco.example.co',
};

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
  expect(readSettings).toThrow(/^[^\n]*NEXTAUTH_SECRET, ENCRYPTION_KEY, SMTP_URL[^\n]*$/);
});

test('nor with the embedded database: no local mailbox, no kept secrets, no demo accounts', () => {
  process.env.APP_URL = PUBLISHED.APP_URL;
  expect(readSettings).toThrow(/^[^\n]*NEXTAUTH_SECRET, ENCRYPTION_KEY, SMTP_URL, EMAIL_FROM\.[^\n]*$/);
  expect(existsSync(path.join(String(process.env.DATA_DIR), 'secrets.json'))).toBe(false);
  Object.assign(process.env, PUBLISHED);
  const { embedded, seed, environment } = readSettings();
  expect({ embedded, seed, mail: environment.EMAIL_DRIVER }).toEqual({
    embedded: true,
    seed: false,
    mail: 'smtp',
  });
});

test.each([
  ['EMAIL_DRIVER', 'mailbox'],
  ['SEED_DEMO', '1'],
])('a public address and %s=%s do not go together', (name, value) => {
  Object.assign(process.env, PUBLISHED, { [name]: value });
  expect(readSettings).toThrow(`quita ${name}=${value}`);
});

test('an address for sessions alone is public too', () => {
  process.env.NEXTAUTH_URL = 'https://elenco.example.co';
  expect(readSettings).toThrow(/NEXTAUTH_SECRET/);
});

test('a DATA_DIR in which nothing can be written is refused in one line, also with a public address', () => {
  const file = path.join(String(process.env.DATA_DIR), 'no-folder');
  writeFileSync(file, '');
  Object.assign(process.env, PUBLISHED, { DATA_DIR: file, DATABASE_URL: 'postgresql://elenco@db/elenco' });
  expect(readSettings).toThrow(/^No puedo escribir en [^\n]*no-folder[^\n]*DATA_DIR\.$/);
});

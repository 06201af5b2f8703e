import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';

const dataDir = path.join(tmpdir(), `elenco-test-data-${process.pid}`);

const holder = globalThis as typeof globalThis & { environmentOfTests?: NodeJS.ProcessEnv };
holder.environmentOfTests ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in holder.environmentOfTests)) delete process.env[name];
Object.assign(process.env, holder.environmentOfTests);

// What a developer's own environment says never reaches a test, least of all the address of a database.
Object.assign(process.env, {
  DATABASE_URL: 'postgresql://nobody@only-with-use-database.invalid/none',
  NEXTAUTH_SECRET: 'a secret that is only good for tests',
  ENCRYPTION_KEY: '7'.repeat(64),
  APP_URL: 'http://localhost:3000',
  DATA_DIR: dataDir,
  EMAIL_DRIVER: 'mailbox',
  LOG_LEVEL: 'silent',
  // The lowest that bcrypt takes: a suite logs in a thousand times.
  PASSWORD_COST: '4',
  // Two hundred at once wait for one another for as long as a busy machine needs.
  PG_WAIT_SECONDS: '120',
});
const UNSET = [
  'SMTP_URL',
  'STORAGE_DRIVER',
  'MOBILE_API_URL',
  'RIDE_DRIVER',
  'PUSH_SERVICE_ACCOUNT',
  'WHATSAPP_DRIVER',
];
for (const name of UNSET) {
  delete process.env[name];
}
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

vi.mock('next/cache', () => import('./next-cache.ts'));

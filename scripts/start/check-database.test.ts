import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { describeDatabaseError, requireDatabase } from './check-database.ts';

const database = useDatabase();
const change = (part: Partial<URL>) => Object.assign(new URL(database.url), part).href;

test('accepts a database that answers', async () => {
  await expect(requireDatabase(database.url)).resolves.toBeUndefined();
});

test.each([
  ['another port', () => change({ port: '1' }), 'Nadie responde en 127.0.0.1:1'],
  ['a host that does not exist', () => change({ hostname: 'no-such-host.invalid' }), 'no-such-host.invalid'],
  ['a wrong password', () => change({ password: 'mala' }), 'no acepta la clave del usuario «elenco_app»'],
  ['a database that does not exist', () => change({ pathname: '/otra' }), '«otra» no existe'],
  ['encryption that the server does not have', () => change({ search: '?sslmode=verify-full' }), 'sslmode'],
])('says in one line about %s what is wrong, without the password', async (_what, url, words) => {
  const problem = await requireDatabase(url()).catch((error: Error) => error.message);
  expect(problem).toContain(words);
  expect(problem).toContain('DATABASE_URL');
  expect(problem).not.toContain('\n');
  expect(problem).not.toContain(new URL(url()).password);
});

test('finds the cause when a name has several addresses', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const several = new AggregateError([refused, refused]);
  expect(describeDatabaseError(several, 'postgresql://ana:x@localhost/e')).toContain('Nadie responde');
});

test.each([
  [
    'server login has been failing, try again later (server_login_retry)',
    'PgBouncer de db:6432 no llega a PostgreSQL',
  ],
  ['pgbouncer cannot connect to server', 'PgBouncer de db:6432 no llega a PostgreSQL'],
  ['password authentication failed', 'no acepta la clave del usuario «ana»'],
  ['SASL authentication failed', 'no acepta la clave del usuario «ana»'],
  ['no such user: ana', 'no acepta la clave del usuario «ana»'],
  ['no such database: elenco', '«elenco» no existe'],
])('understands what PgBouncer says: %s', (message, words) => {
  const error = Object.assign(new Error(message), { code: '08P01' });
  expect(describeDatabaseError(error, 'postgresql://ana:x@db:6432/elenco')).toContain(words);
});

test('the worker says in one line that it cannot use its database, and ends', async () => {
  const env = { ...process.env, DATABASE_URL: change({ password: 'mala' }) };
  const worker = spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], { env });
  const [said, [code]] = await Promise.all([text(worker.stderr), once(worker, 'exit')]);
  expect(said).toMatch(/^✗ [^\n]*«elenco_app»\. Revisa DATABASE_URL[^\n]*\n$/);
  expect(code).toBe(1);
});

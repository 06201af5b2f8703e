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

import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { changeOwnPassword } from './change-own-password';
import { setPassword } from './set-password';
import { connectionsWhileHashing } from './testing/connections-while-hashing';
import { holdLink } from './testing/hold-link';

const database = useDatabase();
const password = 'Otra-clave-2027';

async function linkOfSomebody() {
  const { user } = await makeAgencyUser(database.db);
  const { actor } = await holdLink('PASSWORD_RESET', { type: 'agency', id: user.id });
  return actor;
}

test('no connection is held while a password is hashed', async () => {
  const holder = await linkOfSomebody();
  expect(await connectionsWhileHashing(() => setPassword(holder, { password }))).toEqual([0]);
  const { actor } = await makeAgencyUser(database.db);
  const change = { presentPassword: TEST_PASSWORD, password };
  expect(await connectionsWhileHashing(() => changeOwnPassword(actor, change, { ip: null }))).toEqual([0]);
});

test('of ten with one link at once one costs a hash', async () => {
  const holder = await linkOfSomebody();
  const ten = () => Promise.allSettled(Array.from({ length: 10 }, () => setPassword(holder, { password })));
  expect(await connectionsWhileHashing(ten)).toEqual([0]);
  await expect(setPassword(holder, { password })).rejects.toMatchObject({ code: 'GONE' });
});

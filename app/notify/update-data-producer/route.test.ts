import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { as, poster } from '@/app/api/testing/asking';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { POST } from './route';

const database = useDatabase();
const post = poster(POST, '/notify/update-data-producer');

const queued = (userId: string) =>
  database.db
    .select({ kind: messages.kind, to: messages.toAddress })
    .from(messages)
    .where(sql`${messages.payload} ->> 'userId' = ${userId}`);

const DONE = { http: 200, status: 200, message: 'Notificación enviada con exito' };

test('[2.7.3//notify/update-data-producer] goes to the stored person, once, whatever address the body holds', async () => {
  const { actor, user } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
  as(actor);
  expect(await post({ id: user.id, email: 'intruso@otro.co', to: 'intruso@otro.co' })).toEqual(DONE);
  expect(await post({})).toEqual(DONE);
  expect(await queued(user.id)).toEqual([{ kind: 'identity.data-updated', to: null }]);
});

test('the owner tells their people, the administrator anybody', async () => {
  const { actor: owner, agency } = await makeAgencyUser(database.db);
  const { actor: producer, user } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  as(owner);
  expect(await post({ producer: { id: user.id } })).toEqual(DONE);
  const { user: other } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  as(administrator);
  expect(await post({ user: { id: other.id } })).toEqual(DONE);
  expect([(await queued(user.id)).length, (await queued(other.id)).length]).toEqual([1, 1]);

  const theirs = await makeAgencyUser(database.db);
  const notFound = { http: 404, status: 404 };
  as(owner);
  const foreign = await post({ id: theirs.user.id });
  expect(foreign).toMatchObject(notFound);
  expect(await post({ id: crypto.randomUUID() })).toEqual(foreign);
  as(producer);
  expect(await post({ id: owner.userId })).toEqual(foreign);
  expect(await queued(theirs.user.id)).toEqual([]);
});

test('refuses who is not signed in, who comes from elsewhere and what is no id', async () => {
  expect(await post({})).toMatchObject({ http: 401 });
  const { actor } = await makeAgencyUser(database.db);
  as(actor);
  expect(await post({}, { Origin: 'https://otro.co' })).toMatchObject({ http: 403 });
  expect(await post({ id: 7 })).toMatchObject({ http: 400 });
});

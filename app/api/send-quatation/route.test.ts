import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { as, poster } from '@/app/api/testing/asking';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { POST } from './route';

const database = useDatabase();
const post = poster(POST, '/api/send-quatation');

const addresses = async (id: string) => {
  const rows = await database.db
    .select({ to: messages.toAddress })
    .from(messages)
    .where(sql`${messages.payload} ->> 'quotationId' = ${id}`);
  return rows.map(({ to }) => to);
};

test('[2.7.3//api/send-quatation] the mail goes to the stored address, whatever the body says', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  as(actor);
  const answer = await post({ id: sent.id, email: 'intruso@otro.co', to: 'intruso@otro.co' });
  expect(answer).toEqual({ http: 200, status: 200, message: 'Cotización enviada con exito' });
  expect(await addresses(sent.id)).toEqual([sent.emailClient]);
});

test('[2.7.3//api/send-quatation failures] refuses in Spanish who may not, what is not there, what is no JSON and who comes from elsewhere', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const theirs = await makeQuotation(database.db);
  const mine = await makeQuotation(database.db, { agency });
  expect(await post({ id: mine.id })).toMatchObject({ http: 401, status: 401 });
  as(actor);
  const notFound = { http: 404, status: 404, message: 'No encontramos esa cotización.' };
  expect(await post({ id: theirs.id })).toEqual(notFound);
  expect(await post({ id: crypto.randomUUID() })).toEqual(notFound);
  expect(await post({})).toMatchObject({ http: 400 });
  expect(await post('{')).toMatchObject({
    http: 400,
    message: 'El cuerpo de la solicitud no se puede leer.',
  });
  expect(await post({ id: mine.id }, { Origin: 'https://otro.co' })).toMatchObject({ http: 403 });
  expect(await addresses(mine.id)).toEqual([]);
});

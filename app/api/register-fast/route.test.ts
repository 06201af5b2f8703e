import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { as, poster } from '@/app/api/testing/asking';
import { messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { registerAgency } from '@/lib/registration/register-agency';
import { registerFast } from '@/lib/registration/register-fast';
import { companyForm, fastForm, fromSomewhere } from '@/lib/registration/testing/forms';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { POST } from './route';

const database = useDatabase();
const post = poster(POST, '/api/register-fast', () => ({ 'X-Forwarded-For': fromSomewhere().ip }));

async function noticesOf(agencyId: string) {
  const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
  return sent.filter(({ kind }) => kind === 'agencies.quick-registration');
}

const TOLD = { http: 200, status: 200, message: 'Registro notificado con exito' };

test('[2.7.3//api/register-fast] support is told once, of what is stored, wherever the body would have it sent', async () => {
  const { userId, agencyId } = await registerAgency(anonymous, companyForm(), fromSomewhere());
  const body = {
    person: 'comercio',
    producer: { id: userId, email: 'intruso@otro.co', name: 'Intruso' },
    agency: { name: 'Intrusos', email: 'intruso@otro.co' },
    to: 'intruso@otro.co',
  };
  expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toEqual(Array(10).fill(TOLD));
  await runAllJobs();
  expect(await post(body)).toEqual(TOLD);
  expect(await noticesOf(agencyId)).toMatchObject([{ status: 'SENT', toAddress: 'soporte@elenco.co' }]);
});

test('the quick form has told already', async () => {
  const { userId, agencyId } = await registerFast(anonymous, fastForm(), fromSomewhere());
  expect(await post({ producer: { id: userId } })).toEqual(TOLD);
  expect(await noticesOf(agencyId)).toHaveLength(1);
});

test('without a session only of new people, with one of oneself, and the administrator of anybody', async () => {
  const { user, agency, actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const nobody = await post({ producer: { id: crypto.randomUUID() } });
  expect(nobody).toMatchObject({ http: 404 });
  expect(await post({ producer: { id: user.id } })).toEqual(nobody);
  as(other.actor);
  expect(await post({ producer: { id: user.id } })).toEqual(nobody);
  expect(await noticesOf(agency.id)).toEqual([]);
  as(actor);
  expect(await post({ producer: { id: user.id } })).toEqual(TOLD);
  as((await makeAdministrator(database.db)).actor);
  expect(await post({ producer: { id: other.user.id } })).toEqual(TOLD);
  expect(await noticesOf(other.agency.id)).toHaveLength(1);
});

test('[2.7.3//api/register-fast failures] refuses what is no such notice, and who comes from elsewhere or too often', async () => {
  const { userId, agencyId } = await registerAgency(anonymous, companyForm(), fromSomewhere());
  const told = { producer: { id: userId } };
  const invalid = {
    http: 400,
    status: 400,
    message: 'Revisa los campos marcados.',
    fields: expect.any(Array),
  };
  expect(await post('{')).toEqual({
    http: 400,
    status: 400,
    message: 'El cuerpo de la solicitud no se puede leer.',
  });
  for (const body of [[], {}, { producer: 'x' }, { producer: { id: '1' } }]) {
    expect(await post(body)).toEqual(invalid);
  }
  expect(await post(told, { Origin: 'https://otro.co' })).toMatchObject({ http: 403 });
  const network = { 'X-Forwarded-For': fromSomewhere().ip };
  for (let count = 0; count < 60; count++) await post({ producer: { id: crypto.randomUUID() } }, network);
  expect(await post(told, network)).toMatchObject({ http: 429 });
  expect(await noticesOf(agencyId)).toEqual([]);
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  expect(user?.stateId).toBe(72);
});

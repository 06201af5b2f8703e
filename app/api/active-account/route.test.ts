import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postTo } from '@/app/api/testing/asking';
import { messages, rateLimits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { POST as forgot } from '../forgot-password/route';
import { POST as activate } from './route';

const database = useDatabase();

async function post(handler: typeof forgot, body: unknown, headers: Record<string, string> = {}) {
  const response = await handler(postTo('/api/notice', body, headers));
  return { http: response.status, retry: response.headers.get('Retry-After'), ...(await response.json()) };
}

/** Kinds and addresses of what is queued for somebody. */
async function queuedFor(id: string) {
  const rows = await database.db
    .select({ kind: messages.kind, to: messages.toAddress })
    .from(messages)
    .where(sql`${messages.payload} ->> 'id' = ${id} or ${messages.payload} ->> 'userId' = ${id}`);
  return rows.map(({ kind, to }) => [kind, to]);
}

const SENT = { http: 200, status: 200, message: 'Correo enviado con exito' };
const UNKNOWN = { http: 404, status: 404, message: 'Este correo no se encontro dentro de la plataforma' };

test('[2.3/forgot form] [2.7.3//api/forgot-password] a forgotten password is mailed to the stored address, whatever else the body says', async () => {
  const { user } = await makeAgencyUser(database.db);
  const talent = await makeTalent(database.db);
  const other = { id: crypto.randomUUID(), name: 'Intruso', lastname: 'Otro', to: 'intruso@otro.co' };
  expect(await post(forgot, { ...other, email: user.email.toUpperCase(), type: 'agency' })).toMatchObject(
    SENT,
  );
  expect(await post(forgot, { ...other, email: talent.email, type: 'talent' })).toMatchObject(SENT);
  expect(await queuedFor(user.id)).toEqual([['identity.password-reset', user.email]]);
  expect(await queuedFor(talent.id)).toEqual([['identity.password-reset', talent.email]]);
});

test('[2.7.3//api/active-account] an activation is mailed to a producer who waits for one, and not again to who is active', async () => {
  const { user } = await makeAgencyUser(database.db, { stateId: 72 });
  const active = await makeAgencyUser(database.db);
  const body = { name: 'Ana', agencyName: 'Otra', legalNature: 'PERSONA_JURIDICA' };
  expect(await post(activate, { ...body, email: user.email })).toMatchObject(SENT);
  expect(await queuedFor(user.id)).toEqual([['agencies.account-activation', user.email]]);
  expect(await post(activate, { producer: { email: active.user.email } })).toMatchObject({
    http: 200,
    message: 'La cuenta ya está activa',
  });
  expect(await queuedFor(active.user.id)).toEqual([]);
});

test('[2.7.3/account notices failures] refuses in Spanish an e-mail that is none or unknown, what is no JSON, and who comes from elsewhere', async () => {
  for (const handler of [forgot, activate]) {
    expect(await post(handler, { email: 'nadie@prueba.co' })).toMatchObject(UNKNOWN);
    const invalid = { http: 400, message: 'Revisa los campos marcados.', fields: [{ path: 'email' }] };
    expect(await post(handler, '{')).toMatchObject({
      http: 400,
      message: 'El cuerpo de la solicitud no se puede leer.',
    });
    for (const body of [{ email: 'nadie' }, {}, null, [], { email: { at: '@' } }]) {
      expect(await post(handler, body)).toMatchObject(invalid);
    }
    expect(await post(handler, { email: 'nadie@prueba.co' }, { Origin: 'https://otro.co' })).toMatchObject({
      http: 403,
    });
  }
  expect(await post(forgot, { email: 'nadie@prueba.co', type: 'admin' })).toMatchObject({ http: 400 });
});

test('[2.7.3/account notices limits] says after how long one may ask again, and nobody passes while it cannot count', async () => {
  await database.db.delete(rateLimits);
  const { user } = await makeAgencyUser(database.db);
  const ask = () => post(forgot, { email: user.email, type: 'agency' });
  for (let count = 0; count < 5; count++) expect(await ask()).toMatchObject({ http: 200 });
  expect(await ask()).toMatchObject({
    http: 429,
    message: 'Demasiados intentos. Espera 60 minutos y vuelve a intentarlo.',
  });
  expect(Number((await ask()).retry)).toBeGreaterThan(3500);
  await database.db.execute(sql`alter table rate_limits rename to elsewhere`);
  expect(await ask()).toMatchObject({ http: 503 });
  await database.db.execute(sql`alter table elsewhere rename to rate_limits`);
  const rows = await database.db.select().from(messages).where(eq(messages.toAddress, user.email));
  expect(rows).toHaveLength(5);
});

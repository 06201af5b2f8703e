import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { expectDescribed } from '@/app/api/openapi/testing/described';
import { postTo } from '@/app/api/testing/asking';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { hashPassword } from '@/lib/identity/passwords';
import { TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { askAs, forgetRequest } from '@/lib/testing/next-request';
import { POST as logIn } from '../api/login/talento/route';
import { POST } from './route';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

async function talentWho(fresh = true) {
  const talent = await makeTalent(database.db, { passwordHash: await hashPassword(TEST_PASSWORD) });
  askAs({ kind: 'talent', talentId: talent.id, fresh });
  const post = async (body: unknown, headers = {}) => {
    const response = await POST(postTo('/post-profile', body, headers));
    await expectDescribed('/post-profile', response);
    return { headers: response.headers, ...(await response.json()) };
  };
  const enter = async (password: string) => {
    const body = { email: talent.email, password };
    return (await logIn(postTo('/api/login/talento', body, { 'x-forwarded-for': '203.0.113.7' }))).status;
  };
  return { talent, post, enter };
}

test('a password is changed with the present one, and never said to be without', async () => {
  const { post, enter } = await talentWho();
  expect(await post({ password: 'otra-clave-9' })).toMatchObject({
    status: 400,
    fields: [{ path: 'presentPassword' }],
  });
  expect(await enter(TEST_PASSWORD)).toBe(200);
  expect(await post({ password: 'otra-clave-9', presentPassword: TEST_PASSWORD })).toMatchObject({
    status: 200,
  });
  expect([await enter('otra-clave-9'), await enter(TEST_PASSWORD)]).toEqual([200, 401]);
});

test.each(['"texto"', '5', 'null', 'true', '[]', '[{"alias":"Vale"}]'])('%s is no profile', async (body) => {
  const { talent } = await talentWho();
  const headers = { 'content-type': 'application/json' };
  const response = await POST(
    new Request('http://localhost:3000/post-profile', { method: 'POST', headers, body }),
  );
  expect([response.status, await response.json()]).toEqual([
    400,
    { status: 400, message: 'El cuerpo de la solicitud no se puede leer.' },
  ]);
  const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
  expect(row?.updatedAt).toEqual(talent.updatedAt);
});

test('a field that there is not is refused by its name, also within a list, and nothing is kept', async () => {
  const { talent, post } = await talentWho();
  expect(await post({ alias: 'Vale', apodo: 'V', nota: 1 })).toMatchObject({
    status: 400,
    fields: [
      { path: 'apodo', message: 'Este campo no se recibe aquí' },
      { path: 'nota', message: 'Este campo no se recibe aquí' },
    ],
  });
  expect(
    await post({ alias: 'Vale', skillTalents: [{ areaId: 1, name: 'Inglés', nivel: 'C1' }] }),
  ).toMatchObject({ status: 400, fields: [{ path: 'skillTalents.0.nivel' }] });
  const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
  expect(row?.alias).toBe(talent.alias);
  expect(await post({ password: 'otra-clave-9', alias: 'Vale' })).toMatchObject({
    status: 400,
    fields: expect.arrayContaining([expect.objectContaining({ path: 'alias' })]),
  });
});

test('a body of another kind is refused, and who is nobody is told how to come in', async () => {
  const { post } = await talentWho();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expect(await post({ alias: 'Vale' }, { 'Content-Type': type })).toMatchObject({ status: 415 });
  }
  for (const type of ['application/json; charset=utf-8', 'application/vnd.elenco+json']) {
    expect(await post({ alias: 'Vale' }, { 'Content-Type': type })).toMatchObject({ status: 200 });
  }
  forgetRequest();
  askAs({ kind: 'anonymous' });
  const nobody = await post({ alias: 'Vale' });
  expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

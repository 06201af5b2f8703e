import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { mobileTokens, talents, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { findMobileActor } from '@/lib/identity/mobile/queries';
import { endSessions, endTalentSessions } from '@/lib/identity/sessions/end-sessions';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { POST as logInAdmin } from './admin/route';
import { POST as logInTalent } from './talento/route';

const database = useDatabase();
const NO_MATCH = { status: 401, error: 'Usuario o contraseña invalido' };
let people = 0;

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/login/any', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${people++}.1`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function makeMobileTalent(fields: Parameters<typeof makeTalent>[1] = {}) {
  const { user } = await makeAgencyUser(database.db);
  return makeTalent(database.db, { passwordHash: user.passwordHash, ...fields });
}
const bearer = (token: string) => findMobileActor(`Bearer ${token}`);

describe('POST /api/login/talento', () => {
  test('[2.7.3//api/login/talento] gives a talent a token that says who asks, and keeps only its hash', async () => {
    const talent = await makeMobileTalent();
    const response = await logInTalent(
      post({ email: ` ${talent.email.toUpperCase()} `, password: TEST_PASSWORD }),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { user } = await response.json();
    expect(user).toEqual({
      id: talent.id,
      name: talent.name,
      lastname: talent.lastname,
      email: talent.email,
      state: talent.stateId,
      roleId: null,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await bearer(user.token)).toMatchObject({ kind: 'talent', talentId: talent.id, fresh: true });
    expect(JSON.stringify(await database.db.select().from(mobileTokens))).not.toContain(user.token);
  });

  test('[2.7.3//api/login/talento failures] tells the states of the catalogue to who knows the password, and nothing to others', async () => {
    const suspended = await makeMobileTalent({ stateId: 19 });
    const answer = await logInTalent(post({ email: suspended.email, password: TEST_PASSWORD }));
    expect(await answer.json()).toEqual({
      status: 403,
      error: 'Este usuario esta suspendido por favor comuniquese a soporte de Elenco',
    });
    const without = await makeMobileTalent({ passwordHash: null });
    for (const email of [suspended.email, without.email, 'nadie@prueba.co']) {
      const refused = await logInTalent(post({ email, password: 'otra' }));
      expect([refused.status, await refused.json()]).toEqual([401, NO_MATCH]);
    }
  });

  test('refuses the eleventh failure of one network with the time to wait', async () => {
    const talent = await makeMobileTalent();
    const from = { 'x-forwarded-for': '198.51.100.77' };
    const attempt = (password: string) => logInTalent(post({ email: talent.email, password }, from));
    const answers = await Promise.all(Array.from({ length: 14 }, () => attempt('otra')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = await attempt(TEST_PASSWORD);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.json()).error).toMatch(/^Demasiados intentos\. Espera \d+ minutos/);
  });

  test('the token ends with its time, by a new password, and while the talent is suspended', async () => {
    const talent = await makeMobileTalent();
    const enter = async () =>
      (await (await logInTalent(post({ email: talent.email, password: TEST_PASSWORD }))).json()).user.token;
    const [first, second] = [await enter(), await enter()];
    await database.db.update(talents).set({ stateId: 19 }).where(eq(talents.id, talent.id));
    expect(await bearer(first)).toEqual({ kind: 'anonymous' });
    await database.db.update(talents).set({ stateId: 18 }).where(eq(talents.id, talent.id));
    expect(await bearer(first)).toMatchObject({ kind: 'talent' });
    const own = eq(mobileTokens.talentId, talent.id);
    const [row] = await database.db.select().from(mobileTokens).where(own);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await at(new Date(Date.now() + 31 * 86_400_000), () => bearer(first))).toEqual({
      kind: 'anonymous',
    });
    await transact((tx) => endTalentSessions(tx, { talentId: talent.id }, 'CLOSED'));
    for (const token of [first, second, 'x'.repeat(43)]) {
      expect(await bearer(token)).toEqual({ kind: 'anonymous' });
    }
    expect(await findMobileActor(null)).toEqual({ kind: 'anonymous' });
    expect(await findMobileActor(first)).toEqual({ kind: 'anonymous' });
  });
});

describe('POST /api/login/admin', () => {
  afterEach(() => {
    delete process.env.MOBILE_API_URL;
    resetEnv();
  });
  const enter = (email: string) => logInAdmin(post({ email, password: TEST_PASSWORD }));

  test('[2.7.3//api/login/admin] lets administrators in and nobody else, until their sessions are ended', async () => {
    const { user } = await makeAdministrator(database.db);
    const { token, ...told } = (await (await enter(user.email)).json()).user;
    expect(told).toMatchObject({ id: user.id, roleId: 1, state: 73 });
    expect(await bearer(token)).toMatchObject({ kind: 'administrator', userId: user.id, fresh: true });
    await database.db.update(users).set({ stateId: 75 }).where(eq(users.id, user.id));
    expect(await bearer(token)).toEqual({ kind: 'anonymous' });
    await database.db.update(users).set({ stateId: 73 }).where(eq(users.id, user.id));
    await transact((tx) => endSessions(tx, { userId: user.id }, 'CLOSED'));
    expect(await bearer(token)).toEqual({ kind: 'anonymous' });
    const { user: producer } = await makeAgencyUser(database.db);
    expect(await (await enter(producer.email)).json()).toEqual(NO_MATCH);
  });

  test('answers what is no log-in, or comes from another site, in its own words', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      { email: 'laura', password: '' },
      { email: { $ne: 1 }, password: 1 },
    ]) {
      const response = await logInAdmin(post(body));
      expect([response.status, await response.json()]).toEqual([
        400,
        typeof body === 'string' && body !== '[]'
          ? { status: 400, error: 'El cuerpo de la solicitud no se puede leer.' }
          : { status: 400, error: 'Revisa los campos marcados.', fields: expect.any(Array) },
      ]);
    }
    expect((await logInAdmin(post(`"${'x'.repeat(20_000)}"`))).status).toBe(413);
    expect((await logInAdmin(post({}, { origin: 'https://evil.example' }))).status).toBe(403);
  });

  test('is not here where another application is the mobile backend', async () => {
    process.env.MOBILE_API_URL = 'https://movil.example';
    resetEnv();
    const { user } = await makeAdministrator(database.db);
    expect((await enter(user.email)).status).toBe(404);
  });
});

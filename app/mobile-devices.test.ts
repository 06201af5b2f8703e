import { beforeEach, expect, test } from 'vitest';
import { pushTokens } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { TALENT } from '@/lib/core/states';
import { eraseTalent } from '@/lib/habeas-data/erasure/erase-talent';
import { hashPassword } from '@/lib/identity/passwords';
import { findDevices } from '@/lib/notifications/push/devices';
import { resetEnv } from '@/lib/platform/env';
import { answerGraphQL } from '@/lib/root/answer-graphql';
import { suspendTalent } from '@/lib/talents/states/move-talent';
import { makeAdministrator, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerRequest } from '@/lib/testing/next-request';
import { POST as logIn } from './api/login/talento/route';

const database = useDatabase();
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

beforeEach(async () => {
  await database.db.execute('delete from rate_limits');
  process.env.EMAIL_DRIVER = 'mailbox';
  resetEnv();
});

const makePerson = async () =>
  makeTalent(database.db, { passwordHash: await hashPassword(TEST_PASSWORD), stateId: TALENT.ACTIVE });
type Person = Awaited<ReturnType<typeof makePerson>>;

/** A telephone with the app, in which somebody has logged in and registered it for push messages. */
async function phone(person: Person, pushToken: string) {
  let bearer = '';
  const post = (path: string, body: unknown) => {
    const headers = new Headers({
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': PIXEL,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    });
    answerRequest({ headers });
    return new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  };
  const answer = await logIn(post('/api/login/talento', { email: person.email, password: TEST_PASSWORD }));
  bearer = (await answer.json()).user.token;
  const ask = async (query: string, variables: unknown = {}) =>
    (await answerGraphQL(post('/graphql', { query, variables }))).json();
  const register = (idFcm: string) =>
    ask('mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { idFcm } }', {
      input: { id: person.id, idFcm },
    });
  expect(await register(pushToken)).toEqual({ data: { updateTalent: { idFcm: pushToken } } });
  return { ask, register };
}
/** How many telephones ring for a person. */
const rings = async ({ id }: Person) => (await findDevices({ talentId: id })).length;
const tokensLeft = async () =>
  (await database.db.select({ token: pushTokens.token }).from(pushTokens)).map(({ token }) => token).sort();
const SESSIONS = '{ sessions { id device current mobileApp } }';

test('all telephones of a talent ring, are listed, and each can be signed out by itself', async () => {
  const person = await makePerson();
  const one = await phone(person, 'a-1');
  const other = await phone(person, 'a-2');
  expect(await rings(person)).toBe(2);
  const { data } = await one.ask(SESSIONS);
  expect(data.sessions).toEqual([
    { id: expect.any(String), device: expect.stringContaining('Android'), current: true, mobileApp: true },
    { id: expect.any(String), device: expect.stringContaining('Android'), current: false, mobileApp: true },
  ]);
  const [own, lost] = data.sessions;
  await one.ask('mutation ($id: ID!) { closeSession(id: $id) }', { id: lost.id });
  expect(await tokensLeft()).toEqual(['a-1']);
  expect((await other.ask(SESSIONS)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  // Signing out of the app itself.
  await one.ask('mutation ($id: ID!) { closeSession(id: $id) }', { id: own.id });
  expect(await rings(person)).toBe(0);
  expect(await tokensLeft()).toEqual([]);
});

test('a telephone that leaves, or tells another token, rings by the former no more', async () => {
  const person = await makePerson();
  const one = await phone(person, 'b-1');
  await one.register('b-2');
  expect(await tokensLeft()).toEqual(['b-2']);
  await one.register('');
  expect(await tokensLeft()).toEqual([]);
});

test('a telephone that is passed on rings for its new owner alone', async () => {
  const [former, next] = [await makePerson(), await makePerson()];
  await phone(former, 'c-1');
  await phone(next, 'c-1');
  expect([await rings(former), await rings(next)]).toEqual([0, 1]);
});

test('closing all sessions counts the telephones and silences them', async () => {
  const person = await makePerson();
  const one = await phone(person, 'd-1');
  await phone(person, 'd-2');
  expect(await one.ask('mutation { closeAllSessions }')).toEqual({ data: { closeAllSessions: 2 } });
  expect(await rings(person)).toBe(0);
});

test('a new password, a suspension and an erasure silence the telephone', async () => {
  const { actor } = await makeAdministrator(database.db);
  const [changed, suspended, erased] = [await makePerson(), await makePerson(), await makePerson()];
  const one = await phone(changed, 'e-1');
  await phone(suspended, 'e-2');
  await phone(erased, 'e-3');
  const done = await one.ask('mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { id } }', {
    input: { id: changed.id, password: 'Otra-clave-2026', presentPassword: TEST_PASSWORD },
  });
  expect(done.errors).toBeUndefined();
  expect(await rings(changed)).toBe(0);
  await suspendTalent(actor, { id: suspended.id, reason: 'Datos falsos' });
  expect(await rings(suspended)).toBe(0);
  await eraseTalent(actor, { id: erased.id });
  expect(await tokensLeft()).not.toContain('e-3');
});

test('nobody registers a telephone for somebody else', async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  const app = await phone(one, 'f-1');
  const refused = await app.ask(
    'mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { id } }',
    { input: { id: other.id, idFcm: 'f-2' } },
  );
  expect(refused.errors).toHaveLength(1);
  expect(await rings(other)).toBe(0);
});

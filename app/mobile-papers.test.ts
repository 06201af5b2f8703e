import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractDocuments, files, talentBankAccounts, talentPapers } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { hashPassword } from '@/lib/identity/passwords';
import { answerGraphQL } from '@/lib/root/answer-graphql';
import { CUT, DISGUISED, OVERSIZED } from '@/lib/storage/testing/attacks';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { answerRequest } from '@/lib/testing/next-request';
import { POST as logInAdmin } from './api/login/admin/route';
import { POST as logInTalent } from './api/login/talento/route';
import { POST as saveDocument } from './api/save-doc-talent/route';
import { GET as openFile } from './archivos/[fileId]/route';

const database = useDatabase();
const HOST = 'http://localhost:3000';
beforeEach(() => database.db.execute('delete from rate_limits'));
const hash = hashPassword(TEST_PASSWORD);
const makePerson = async () => makeTalent(database.db, { passwordHash: await hash });

/** The app on a phone, with the token it was given. */
async function phoneOf(email: string | null, door = logInTalent) {
  let token = '';
  const request = (path: string, body: BodyInit | null, type?: string, more: Record<string, string> = {}) => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9', ...more });
    if (type) headers.set('content-type', type);
    if (token) headers.set('authorization', `Bearer ${token}`);
    answerRequest({ headers });
    return new Request(`${HOST}${path}`, { method: body === null ? 'GET' : 'POST', headers, body });
  };
  if (email !== null) {
    const body = JSON.stringify({ email, password: TEST_PASSWORD });
    token = (await (await door(request('/api/login', body, 'application/json'))).json()).user.token;
  }
  return {
    ask: async (query: string, variables: unknown = {}) => {
      const body = JSON.stringify({ query, variables });
      return (await answerGraphQL(request('/graphql', body, 'application/json'))).json();
    },
    keep: async (
      bytes: Uint8Array,
      fields: Record<string, string>,
      { name = 'rut.pdf', type, ...more }: { name?: string; type?: string; origin?: string } = {},
    ) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new File([new Uint8Array(bytes)], name, type ? { type } : {}));
      return (await saveDocument(request('/api/save-doc-talent', form, undefined, more))).json();
    },
    open: async (route: string) => {
      const params = Promise.resolve({ fileId: route.split('/')[2] ?? '' });
      const answer = await openFile(request(route, null), { params });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

const PAPERS = '{ papers { kind name size route issuedOn expiresOn state } }';
const ACCOUNT = '{ bankAccount { bank typeAccount lastDigits holder activities } }';
const KEEP = 'mutation ($i: KeepBankAccountInput!) { keepBankAccount(input: $i) { lastDigits bank } }';
const HAND = 'mutation ($e: ID!) { handPapers(eventId: $e, kinds: [rut, docId]) }';
const account = { bankId: 1, typeAccount: 'AHORROS', account: '20012345678', holder: 'Luz Nueva' };

test('a talent keeps its papers and account by the app, and hands papers to a contract', async () => {
  const talent = await makePerson();
  const app = await phoneOf(talent.email);
  const dates = { issuedOn: '2020-03-01', expiresOn: '2099-12-31' };
  expect(
    await app.keep(await paperOf('rut'), { kind: 'rut', ...dates }, { name: 'mi rut.png' }),
  ).toMatchObject({
    status: 200,
    id: 'rut',
    name: 'mi rut.png',
  });
  expect(await app.keep(await paperOf('docId'), { kind: 'docId' })).toMatchObject({ status: 200 });
  expect(await app.keep(await paperOf('eps'), { kind: 'pasaporte' })).toMatchObject({ status: 400 });
  expect(await app.keep(await paperOf('eps'), { kind: 'eps', issuedOn: '2020-03-01' })).toMatchObject({
    status: 400,
    message: 'Este certificado ya no sirve para firmar. Descarga uno nuevo',
    fields: [{ path: 'issuedOn' }],
  });
  const { data } = await app.ask(PAPERS);
  const rut = data.papers.find((paper: { kind: string }) => paper.kind === 'rut');
  expect(rut).toMatchObject({ name: 'mi rut.png', ...dates, state: 'VALID' });
  expect(await app.open(rut.route)).toBe(200);

  expect(await app.ask(KEEP, { i: account })).toEqual({
    data: { keepBankAccount: { lastDigits: '5678', bank: 'Bancolombia' } },
  });
  expect((await app.ask(ACCOUNT)).data.bankAccount).toMatchObject({ lastDigits: '5678', activities: null });

  const place = await makeConvocated(database.db, { talent });
  expect(await app.ask(HAND, { e: place.eventId })).toEqual({ data: { handPapers: 2 } });
  const handed = await database.db.$count(contractDocuments, eq(contractDocuments.eventId, place.eventId));
  expect(handed).toBe(2);

  expect(await app.ask('mutation { removePaper(kind: rut) }')).toEqual({ data: { removePaper: 'rut' } });
  expect(await app.open(rut.route)).toBe(404);
  expect(await app.ask('mutation { removeBankAccount }')).toEqual({ data: { removeBankAccount: true } });
  expect((await app.ask(ACCOUNT)).data.bankAccount).toBeNull();
});

test('nobody else reads or writes them: another talent, an administrator, nobody signed in', async () => {
  const talent = await makePerson();
  const own = await phoneOf(talent.email);
  await own.keep(await paperOf('rut'), { kind: 'rut' });
  await own.ask(KEEP, { i: account });
  const { route } = (await own.ask(PAPERS)).data.papers[0];

  const other = await phoneOf((await makePerson()).email);
  expect((await other.ask(PAPERS)).data.papers).toEqual([]);
  expect((await other.ask(ACCOUNT)).data.bankAccount).toBeNull();
  const gone = await other.ask('mutation { removePaper(kind: rut) }');
  expect(gone.errors[0].extensions.code).toBe('NOT_FOUND');
  const place = await makeConvocated(database.db, { talent });
  expect((await other.ask(HAND, { e: place.eventId })).errors[0].extensions.code).toBe('NOT_FOUND');

  const { user } = await makeAdministrator(database.db);
  const administrator = await phoneOf(user.email, logInAdmin);
  const nobody = await phoneOf(null);
  for (const [someone, code, status] of [
    [administrator, 'FORBIDDEN', 403],
    [nobody, 'UNAUTHENTICATED', 401],
  ] as const) {
    for (const query of [
      PAPERS,
      ACCOUNT,
      'mutation { removePaper(kind: rut) }',
      'mutation { removeBankAccount }',
    ]) {
      expect((await someone.ask(query)).errors[0].extensions.code, query).toBe(code);
    }
    expect((await someone.ask(KEEP, { i: account })).errors[0].extensions.code).toBe(code);
    expect((await someone.keep(await paperOf('eps'), { kind: 'eps' })).status).toBe(status);
  }
  for (const someone of [other, administrator, nobody]) expect(await someone.open(route)).toBe(404);
  expect(await own.open(route)).toBe(200);
  expect(await own.keep(await paperOf('eps'), { kind: 'eps' }, { origin: 'https://otro.co' })).toMatchObject({
    status: 403,
  });
  expect(await database.db.$count(talentPapers, eq(talentPapers.talentId, talent.id))).toBe(1);
  expect(await database.db.$count(talentBankAccounts, eq(talentBankAccounts.talentId, talent.id))).toBe(1);
});

describe('a paper that is none is refused in words, and nothing is kept:', () => {
  let talent: Talent;
  test.each([
    ...DISGUISED.map(
      ([name, make, sent]) => [name, make, 'Ese tipo de archivo no se acepta.', sent] as const,
    ),
    ...OVERSIZED.map(([name, make]) => [name, make, 'La imagen es demasiado grande.', undefined] as const),
    ...CUT.map(([name, make]) => [name, make, 'No pudimos leer el archivo.', undefined] as const),
  ])('%s', async (_name, make, message, sent) => {
    talent ??= await makePerson();
    const before = await database.db.$count(files);
    const app = await phoneOf(talent.email);
    expect(await app.keep(await make(), { kind: 'rut' }, { name: 'rut.pdf', ...sent })).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
    expect(await database.db.$count(files)).toBe(before);
  });
});

import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { type Actor, anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createGraphQLServer } from './graphql-server';
import { schema } from './schema';

const database = useDatabase();

async function send(body: unknown, actor: Actor = anonymous, init: RequestInit = {}, search = '') {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch(`http://localhost/graphql${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  return { response, text: await response.text() };
}
const ask = (query: string, actor?: Actor) => send({ query }, actor);

/** Fields of the schema that lead from one to the other and back, as deep as one likes. */
const deep = (levels: number, last = 'id'): string =>
  `{ user(id: "x") ${'{ agencies { users '.repeat(levels)}{ ${last} }${' } }'.repeat(levels)} }`;
const CIRCLE = '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }';
const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: currencies { id }`).join(' ')} }`;
const bomb = (width: number): string => {
  const fields = Array.from({ length: width }, () => 'countries { cities { id name } }').join(' ');
  return `{ ${fields} } `;
};

test.each([
  ['too deep', deep(8), /Query depth limit of 12 exceeded/],
  ['with too many aliases', aliased(31), /Aliases limit of 30 exceeded/],
  ['too long', `{ ${'currencies { id } '.repeat(600)} }`, /Token limit of 2000 exceeded/],
  ['too costly', deep(5, 'id '.repeat(300)), /Query Cost limit of 20000 exceeded/],
  ['of overlapping fields', bomb(300), /Token limit of 2000 exceeded/],
  ['with fragments in a circle', CIRCLE, /Cannot spread fragment/],
  ['about the schema', '{ __schema { types { name } } }', /introspection has been disabled/],
  ['about a type', '{ __type(name: "User") { fields { name } } }', /introspection has been disabled/],
])('a request %s is refused before anything is read', async (_, query, why) => {
  const { result, statements } = await countStatements(() => ask(query));
  const { errors, data } = JSON.parse(result.text) as { errors: { message: string }[]; data?: unknown };
  expect(errors[0]?.message).toMatch(why);
  expect(data ?? null).toBeNull();
  expect(statements).toEqual([]);
});

test('as many aliases, and as deep, as any screen needs are answered', async () => {
  expect(JSON.parse((await ask(aliased(30))).text)).not.toHaveProperty('errors');
});

test('a name that is almost right is not completed: the schema is told to nobody', async () => {
  const { text } = await ask('{ currencie { id } }');
  expect(text).toContain('Cannot query field');
  expect(text).not.toMatch(/currencies|Did you mean/);
});

test('nothing is changed by GET, nor by a form of another site', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const before = await markDatabase(database.pool);
  const query = 'mutation { createClient(input: { name: "Ajeno" }) { id } }';
  const search = `?${new URLSearchParams({ query })}`;
  const { response } = await send('', actor, { method: 'GET', body: null }, search);
  expect(response.status).toBe(405);
  const { response: plain } = await send(JSON.stringify({ query }), actor, {
    headers: { 'content-type': 'text/plain' },
  });
  expect(plain.status).toBe(415);
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

test('what is answered is kept by nobody on the way', async () => {
  const { response } = await ask('{ currencies { id } }');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('whose row it is, and what somebody is, is no field of any input', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const before = await markDatabase(database.pool);
  for (const operation of [
    'updateUser(input: { id: "ID", isAdministrator: true }) { id }',
    'updateUser(input: { id: "ID", agencyId: "ID" }) { id }',
    'createClient(input: { name: "Ajeno", agencyId: "ID" }) { id }',
    'updateClient(input: { id: "ID", agencyId: "ID" }) { id }',
    'inviteMember(input: { name: "A", lastname: "B", email: "a@b.co", role: OWNER })',
    'changeMemberRole(userId: "ID", role: OWNER) { id }',
  ]) {
    const { text } = await ask(`mutation { ${operation.replaceAll('ID', actor.userId)} }`, actor);
    expect(text, operation).toMatch(/is not defined by type|does not exist in \\"GivenRole/);
  }
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

test('an owner does not let the own agency in', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { text } = await ask(
    `mutation { updateAgency(input: { id: "${agency.id}", state: 23 }) { id } }`,
    actor,
  );
  expect(text).toContain('"code":"FORBIDDEN"');
  const rows = await database.db.select().from(agencies);
  expect(rows.find(({ id }) => id === agency.id)?.stateId).toBe(agency.stateId);
});

test('no secret can be asked for: no password, hash, token or account is a field of any answer', () => {
  const told = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );
  // A talent's own account: the bank, and of its number the last digits. Those of the journal are of the books.
  expect(
    told.filter((name) => /\..*(password|hash|secret|token|account(Number)?$|bank)/i.test(name)),
  ).toEqual([
    'BankAccount.bank',
    'BankAccount.bankId',
    'BankAccount.typeAccount',
    // As it is made, and never again.
    'CreatedWebhook.secret',
    'JournalAccounts.BANK',
    'Mutation.addPayerAccount',
    'Mutation.archivePayerAccount',
    'Mutation.changePayerAccount',
    'Mutation.giveClaimAccount',
    'Mutation.keepBankAccount',
    'Mutation.removeBankAccount',
    'Mutation.renewWebhookSecret',
    'Mutation.setDefaultPayerAccount',
    'Mutation.setPayoutAccount',
    'OwnClaimPay.bank',
    'OwnClaimPayment.bank',
    'Query.bankAccount',
    'Query.banks',
  ]);
  const account = told.filter((name) => name.startsWith('BankAccount.'));
  expect(account.map((name) => name.split('.')[1]).sort()).toEqual([
    'activities',
    'bank',
    'bankId',
    'holder',
    'lastDigits',
    'typeAccount',
  ]);
});

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain;charset=UTF-8',
])('an operation in what a page may send unasked is not read: %s', async (type) => {
  const { actor } = await makeAgencyUser(database.db);
  const before = await markDatabase(database.pool);
  const body = new URLSearchParams({ query: 'mutation { markAllNewsRead }' }).toString();
  const init = { headers: { 'content-type': type, accept: 'application/json' }, body };
  const { response, text } = await send('', actor, init);
  expect(response.status).toBe(415);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

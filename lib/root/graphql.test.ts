import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createGraphQLServer } from './graphql-server';
import { schema } from './schema';

const database = useDatabase();

async function ask(actor: Actor, query: string, variables: Record<string, unknown> = {}) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

test('the committed schema is the one the code makes', () => {
  const made = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const committed = readFileSync('lib/graphql/schema.graphql', 'utf8');
  expect(committed === made, 'run npm run graphql:schema and commit what changes').toBe(true);
});

describe('reading an event with everything below it', () => {
  const query = `query ($id: ID!) { event(id: $id) { id name city { name } eventPersonals { profile quantity }
    convocatories { code convocateds { stateId aplicationTalentState urlContract
      talent { name photo residenceCity { name } profileTalents { name } } } } } }`;

  test('takes as many statements for thirty talents as for one', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency });
    const convocatory = await makeConvocatory(database.db, { agency, event });
    await makeConvocated(database.db, { convocatory });
    const few = await countStatements(() => ask(actor, query, { id: event.id }));
    const second = await makeConvocatory(database.db, { agency, event });
    for (let i = 0; i < 29; i++)
      await makeConvocated(database.db, { convocatory: i % 2 ? convocatory : second });
    const many = await countStatements(() => ask(actor, query, { id: event.id }));
    const calls = many.result.body.data.event.convocatories;
    expect(calls.flatMap((call: { convocateds: unknown[] }) => call.convocateds)).toHaveLength(30);
    expect(many.statements.length).toBe(few.statements.length);
    expect(many.statements.length).toBeLessThanOrEqual(8);
  });

  test("tells the number of a talent's signed contract", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency });
    const convocatory = await makeConvocatory(database.db, { agency, event });
    await makeContract(database.db, {
      convocated: await makeConvocated(database.db, { convocatory }),
      code: 12,
    });
    await makeConvocated(database.db, { convocatory });
    const codes = '{ convocatories { convocateds { codeContract } } }';
    const { body } = await ask(actor, `query ($id: ID!) { event(id: $id) ${codes} }`, { id: event.id });
    const [call] = body.data.event.convocatories;
    expect(call.convocateds).toEqual([{ codeContract: 'CTR-00012' }, { codeContract: null }]);
  });

  test("another agency's event answers as one that does not exist", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const theirs = await makeEvent(database.db, { name: 'Secreto' });
    const unknown = await ask(actor, query, { id: '00000000-0000-4000-8000-000000000000' });
    const foreign = await ask(actor, query, { id: theirs.id });
    expect(foreign).toEqual(unknown);
    expect(foreign.body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(JSON.stringify(foreign)).not.toContain('Secreto');
  });
});

describe('errors', () => {
  test('say which of two fields was refused, and where it stands in the text', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeEvent(database.db, { agency });
    const query = 'query ($id: ID!, $not: ID!) { one: event(id: $id) { id } other: event(id: $not) { id } }';
    // Also as code compiled of it, when it comes again.
    const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
    for (let time = 0; time < 3; time += 1) {
      const body = JSON.stringify({ query, variables: { id, not: crypto.randomUUID() } });
      const headers = { 'content-type': 'application/json' };
      const answer = await server.fetch('http://localhost/graphql', { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({
        errors: [
          {
            path: ['other'],
            locations: [{ line: 1, column: query.indexOf('other') + 1 }],
            extensions: { code: 'NOT_FOUND' },
          },
        ],
      });
    }
  });

  test('say in Spanish what is wrong, field by field', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { body } = await ask(
      actor,
      'mutation { createClient(input: { name: " ", url: "http://x" }) { id } }',
    );
    expect(body.errors[0]).toMatchObject({
      message: 'Revisa los campos marcados.',
      extensions: {
        code: 'INVALID',
        fields: [
          { path: 'name', message: 'Por favor llene este campo' },
          { path: 'url', message: 'Escribe un enlace completo que empiece por https://' },
        ],
      },
    });
  });

  test('nobody is told to sign in, and what is unexpected is masked behind an id', async () => {
    const { body } = await ask(anonymous, '{ clients { id } }');
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { actor } = await makeAgencyUser(database.db);
    const broken = await ask(actor, '{ client(id: "no-uuid") { id } }');
    expect(broken.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('ceilings', () => {
  test.each([
    ['introspection', '{ __schema { types { name } } }'],
    ['aliases', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: countries { id }`).join(' ')} }`],
    ['tokens', `{ countries { ${'id '.repeat(3000)} } }`],
    ['depth', `{ events { ${'convocatories { event { '.repeat(7)} id ${'} }'.repeat(7)} } }`],
  ])('%s is refused before anything is read', async (_, query) => {
    const { actor } = await makeAgencyUser(database.db);
    const { result, statements } = await countStatements(() => ask(actor, query));
    expect(result.body.errors.length).toBeGreaterThan(0);
    expect(statements).toEqual([]);
  });

  test('batches are refused', async () => {
    const server = createGraphQLServer({ actorOf: async () => anonymous, introspection: false });
    const response = await server.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ profiles { id } }' }, { query: '{ profiles { id } }' }]),
    });
    expect(response.status).toBe(400);
  });
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { messages } from '@/lib/i18n/messages/es';
import { schema } from '@/lib/root/schema';
import { ask } from '@/lib/root/testing/ask-field';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { failuresOf, openApiDocument, statusOf } from './document';
import { GRAPHQL_EXAMPLES } from './graphql-examples';
import type { RestOperation } from './operation';
import { REST_OPERATIONS } from './operations';
import { expectDescribed } from './testing/described';

const APP = path.resolve(import.meta.dirname, '../..');
/** Answered for whoever asks: paths that there are not, sessions, and the documentation itself. */
const NOT_OPERATIONS = ['api/auth', 'api/[[...unknown]]', 'api/docs', 'notify/[...unknown]'];
const METHODS = ['GET', 'POST'] as const;

const database = useDatabase();

const folders = ['api', 'notify', 'upload-images', 'post-profile'].flatMap((folder) =>
  readdirSync(path.join(APP, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.join(folder, path.dirname(file)))
    .filter((found) => !NOT_OPERATIONS.some((left) => found === left || found.startsWith(`${left}/`))),
);
const folderOf = ({ path: address }: RestOperation) =>
  address.slice(1).replaceAll('{', '[').replaceAll('}', ']');

type Handler = (request: Request, context: object) => Promise<Response>;
const routeOf = async (operation: RestOperation): Promise<Record<string, Handler>> =>
  import(path.join(APP, folderOf(operation), 'route.ts'));

const asked = (operation: RestOperation, body?: BodyInit, type?: string) =>
  new Request(`http://localhost:3000${operation.path.replaceAll(/\{\w+\}/g, 'nada')}`, {
    method: operation.method.toUpperCase(),
    ...(body === undefined ? {} : { body, headers: type ? { 'Content-Type': type } : {} }),
  });
const context = { params: Promise.resolve({ id: 'nada', platform: 'nada' }) };

test('the document is one of OpenAPI 3.1', async () => {
  const result = await new Validator().validate(openApiDocument('http://localhost:3000'));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

type Node = Readonly<Record<string, unknown>>;
/** Every property of every object of the document, and every parameter and header, with its words. */
function* named(value: unknown, key = ''): Generator<readonly [name: string, words: unknown]> {
  if (typeof value !== 'object' || value === null || key === 'example') return;
  const node = value as Node;
  if (typeof node.in === 'string') yield [String(node.name), node.description];
  for (const [name, inner] of Object.entries(node)) {
    if (key === 'properties' || key === 'headers')
      yield [name, (inner as Node).description ?? (inner as Node).$ref];
    yield* named(inner, name);
  }
}

test('every property, parameter and header has words, and no words are left over', () => {
  const all = [...named(openApiDocument('http://localhost:3000'))];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(([name, words]) => name !== 'description' && !words)).toEqual([]);
  const known = new Set(all.map(([name]) => name.replaceAll('.', '_')));
  expect(Object.keys(messages.apiDocs.properties).filter((name) => !known.has(name))).toEqual([]);
});

test('the cookie is called as the address makes it', () => {
  const cookieAt = (origin: string) =>
    JSON.stringify(openApiDocument(origin)).match(/"([\w.-]*next-auth.session-token)"/)?.[1];
  expect(cookieAt('http://localhost:3000')).toBe('next-auth.session-token');
  expect(cookieAt('https://elenco.example')).toBe('__Secure-next-auth.session-token');
});

test('every path for programs is described, and nothing else is', () => {
  expect([...new Set(REST_OPERATIONS.map(folderOf))].sort()).toEqual([...new Set(folders)].sort());
  const ids = REST_OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(Object.keys(messages.apiDocs.operations).sort());
});

test.each(REST_OPERATIONS)('$method $path takes that method and no other', async (operation) => {
  const route = await routeOf(operation);
  const taken = REST_OPERATIONS.filter((each) => each.path === operation.path).map(({ method }) =>
    method.toUpperCase(),
  );
  for (const method of METHODS) {
    if (taken.includes(method)) continue;
    const response = await route[method]?.(new Request('http://localhost:3000/', { method }), context);
    expect(response?.status, method).toBe(405);
  }
});

// Those of health need a server around them: e2e/journeys/authorization.spec.ts asks them.
describe.each(REST_OPERATIONS.filter(({ tag }) => tag !== 'health'))('$method $path', (operation) => {
  test('answers its example, asked by a stranger, with a status that is described', async () => {
    const route = await routeOf(operation);
    const { body, method } = operation;
    const sent = body && 'json' in body ? JSON.stringify(body.example) : body ? new FormData() : undefined;
    const type = body && 'json' in body ? 'application/json' : undefined;
    const response = await route[method.toUpperCase()]?.(asked(operation, sent, type), context);
    const status = response?.status ?? 0;
    expect([statusOf(operation), ...failuresOf(operation)]).toContain(status);
    if (response)
      await expectDescribed(asked(operation).url.slice('http://localhost:3000'.length), response, method);
    if (!['anybody', 'provider'].includes(operation.who)) expect([401, 403, 404]).toContain(status);
    const words = operation.answer === 'login' ? 'error' : 'message';
    if (status >= 400) expect(await response?.json()).toMatchObject({ status, [words]: expect.any(String) });
  });

  test('refuses a body that is none', async () => {
    const { body, method, who } = operation;
    if (!body || !('json' in body) || who === 'provider') return;
    const route = await routeOf(operation);
    const response = await route[method.toUpperCase()]?.(asked(operation, '{', 'application/json'), context);
    expect(failuresOf(operation)).toContain(response?.status);
  });
});

describe('the examples of GraphQL', () => {
  let actor: Awaited<ReturnType<typeof makeAgencyUser>>['actor'];
  beforeAll(async () => {
    ({ actor } = await makeAgencyUser(database.db));
  });

  test.each(GRAPHQL_EXAMPLES)('$id is done for an agency', async ({ query, variables }) => {
    expect(validate(schema, parse(query))).toEqual([]);
    const { code, text } = await ask(actor, query, variables);
    expect(code, text).toBeNull();
  });
});

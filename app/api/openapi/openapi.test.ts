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
import { failuresOf, openApiDocument } from './document';
import { GRAPHQL_EXAMPLES } from './graphql-examples';
import type { RestOperation } from './operation';
import { REST_OPERATIONS } from './operations';

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
describe.each(REST_OPERATIONS.filter(({ answer }) => answer !== 'health'))('$method $path', (operation) => {
  test('answers its example, asked by a stranger, with a status that is described', async () => {
    const route = await routeOf(operation);
    const { body, method } = operation;
    const sent = body && 'json' in body ? JSON.stringify(body.example) : body ? new FormData() : undefined;
    const type = body && 'json' in body ? 'application/json' : undefined;
    const response = await route[method.toUpperCase()]?.(asked(operation, sent, type), context);
    const status = response?.status ?? 0;
    expect([200, ...failuresOf(operation)]).toContain(status);
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

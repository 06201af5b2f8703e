import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { askAs, forgetRequest } from '@/lib/testing/next-request';
import { fieldsOf } from './named-in';
import type { RestOperation, Who } from './openapi/operation';
import { REST_OPERATIONS } from './openapi/operations';
import { expectDescribed } from './openapi/testing/described';
import { postTo } from './testing/asking';

// Whoever posts a wrong value is told at a name that it sent.

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

let actors: Readonly<Record<Exclude<Who, 'provider'>, Actor>>;
beforeAll(async () => {
  const { actor: agency } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const talent = { kind: 'talent', talentId: (await makeTalent(database.db)).id, fresh: true } as const;
  const anybody = { kind: 'anonymous' } as const;
  actors = { anybody, agency, 'agency producers': agency, talent, administrator, own: talent };
});

const WRONG = [5, '', 'x'.repeat(30_000), {}, [], null, true];

type Body = Readonly<Record<string, unknown>>;
type Schema = { properties?: Record<string, Schema> };

/** The body with something else at one place after the other, the places of its schema and of its example. */
function* wrongBodies(example: Body, schema: Schema): Generator<{ at: string; body: Body }> {
  for (const name of new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(example)])) {
    for (const wrong of WRONG) yield { at: name, body: { ...example, [name]: wrong } };
    const inner = schema.properties?.[name] ?? {};
    if (!inner.properties) continue;
    for (const { at, body } of wrongBodies(fieldsOf(example[name]), inner)) {
      yield { at: `${name}.${at}`, body: { ...example, [name]: body } };
    }
  }
}

/** A name of the body, or one that it may have and lacks. */
function isSent(told: string, body: unknown, schema: Schema): boolean {
  const [first = '', ...rest] = told.split('.');
  const known = schema.properties?.[first];
  if (!known && !Object.hasOwn(fieldsOf(body), first)) return false;
  return rest.length === 0 || isSent(rest.join('.'), fieldsOf(body)[first], known ?? {});
}

const posted = REST_OPERATIONS.filter(({ body, who }) => body && 'json' in body && who !== 'provider');
/** The only door that looks at who asks by itself. */
const askerOf = ({ id, who }: RestOperation): Actor =>
  id === 'notifyProducer' ? actors.agency : actors[who as keyof typeof actors];

test.each(posted)('$path', { timeout: 60_000 }, async (operation) => {
  const { body } = operation;
  if (!body || !('json' in body)) return;
  const { POST } = await import(
    path.join(import.meta.dirname, '../..', 'app', operation.path.slice(1), 'route.ts')
  );
  askAs(askerOf(operation));
  const misnamed: string[] = [];
  let refused = 0;
  const schema = z.toJSONSchema(body.json, { io: 'input' }) as Schema;
  for (const { at, body: sent } of wrongBodies(body.example, schema)) {
    await database.db.execute('delete from rate_limits');
    const response: Response = await POST(postTo(operation.path, sent));
    await expectDescribed(operation.path, response);
    if (response.status !== 400) continue;
    refused += 1;
    const { fields = [] } = await response.json();
    if (fields.length === 0) misnamed.push(`${at}: no field`);
    for (const field of fields) if (!isSent(field.path, sent, schema)) misnamed.push(`${at}: ${field.path}`);
  }
  forgetRequest();
  expect([...new Set(misnamed)]).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

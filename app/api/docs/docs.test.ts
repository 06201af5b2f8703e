import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { ACTORS } from '@/lib/testing/actors';
import { askAs, forgetRequest } from '@/lib/testing/next-request';
import { GET as openApi } from './openapi.json/route';
import { GET as schema } from './schema.graphql/route';

useDatabase();
afterEach(forgetRequest);

const statuses = async (actor: Actor) => {
  askAs(actor);
  const answers = [openApi, schema].map((get) => get(new Request('http://localhost:3000/api/docs/x')));
  return (await Promise.all(answers)).map(({ status }) => status);
};

test.each(['talent', 'reader', 'program', 'administrator'] as const)(
  'who builds for a %s reads what can be asked',
  async (name) => expect(await statuses(ACTORS[name])).toEqual([200, 200]),
);

test('nobody without an account does', async () => {
  expect(await statuses(ACTORS.nobody)).toEqual([401, 401]);
});

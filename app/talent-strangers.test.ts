import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import type { Actor } from '@/lib/core/actor';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { documentFor, rootFields } from '@/lib/root/testing/ask-field';
import { TALENT_MUTATIONS, TALENT_QUERIES } from '@/lib/root/testing/talent-entries';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { makeSession, makeTenant } from '@/lib/testing/tenant';

// A talent who is signed in asks for everything of another one, whose rows are there as the operation needs them: what
// is refused because nothing was found would prove nothing (the same without rows: `mobile-app.test.ts`).

const database = useDatabase();

/**
 * They name nobody: what they do, they do for whoever asks. A list of anybody's is checked by what it holds. A browser
 * marks messages without knowing whose they are: another's answer false (lib/identity/devices).
 */
const OF_WHO_ASKS =
  /^(createTalent|openDataRequest|(un)?subscribeBrowser|markMessage|(saveM|m)essageSettings|(keepT|t)axData|(keepR|r)eductions|reductionPayers|withholdingCertificates|(date|remove)?[pP]apers?|(keep|remove)?[bB]ankAccount|handPapers)$/;

const OPERATIONS = rootFields().filter(
  ({ name }) => (name in TALENT_MUTATIONS || name in TALENT_QUERIES) && !OF_WHO_ASKS.test(name),
);

test('there are operations to try', () => {
  expect(OPERATIONS.length).toBeGreaterThan(40);
});

test.each(OPERATIONS.map((root) => [root.name, root] as const))('%s', async (name, root) => {
  const entry = { ...TALENT_MUTATIONS, ...TALENT_QUERIES }[name];
  if (!entry) throw new Error('no entry');
  const tenant = await makeTenant(database.db);
  await makeAdministrator(database.db);
  const me = {
    ...tenant.members.owner,
    sessionId: await makeSession(database.db, tenant.members.owner.userId, null),
  };
  const own = { ...tenant, me };
  if (entry.arrange) await database.db.execute(entry.arrange(own));
  const stranger: Actor = { kind: 'talent', talentId: (await makeTalent(database.db)).id };
  const server = createGraphQLServer({ actorOf: async () => stranger, introspection: false });
  const before = await markDatabase(database.pool);
  const answer = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: documentFor(root), variables: entry.args(own) }),
  });
  const { errors } = await answer.json();
  expect(errors?.[0]?.extensions?.code, JSON.stringify(errors)).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

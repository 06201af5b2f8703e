import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys, userSessions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { KEY_SCOPES } from '@/db/values/api-keys';
import { findSession } from '@/lib/identity/accounts';
import { createKey } from '@/lib/identity/api-keys/create-key';
import { findKeyActor } from '@/lib/identity/api-keys/find-key-actor';
import { accountActor } from '@/lib/identity/session';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { ask, documentFor, rootFields } from './testing/ask-field';
import { TABLE } from './testing/authorization-table';
import { type Cast, makeCast } from './testing/cast';
import { ASKING, argsOf, arrangementOf, NO_PROGRAMS } from './testing/guarded-mutations';
import { targetOf } from './testing/prove-fields';
import { COLUMNS, type Column, mayAsk } from './testing/rules';

const database = useDatabase();
const mutations = new Map(
  rootFields()
    .filter(({ operation }) => operation === 'mutation')
    .map((root) => [root.name, documentFor(root)]),
);

const askedBy = (name: string): Column[] =>
  COLUMNS.filter((column) => mayAsk(TABLE.mutation[name]?.rule ?? 'nobody', column)).filter(
    (column) => !['anonymous', 'suspended', 'unverified', 'link'].includes(column),
  );

async function arranged(name: string): Promise<Cast> {
  const cast = await makeCast(database.db, copyTenant);
  await database.db.execute(arrangementOf(name)(cast.tenant));
  return cast;
}

/** The same person in a session that was confirmed so many minutes ago. */
async function confirmedAgo(cast: Cast, column: Column, minutes: number) {
  const session = column === 'administrator' ? cast.administrator : cast.tenant.members[column as 'owner'];
  await database.db
    .update(userSessions)
    .set({ confirmedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(userSessions.id, session.sessionId));
  return accountActor((await findSession(session.sessionId)).account);
}

test.each(Object.keys(ASKING))(
  '%s asks who it is after ten minutes, and changes nothing until then',
  async (name) => {
    const query = mutations.get(name) ?? '';
    const cast = await arranged(name);
    for (const column of askedBy(name)) {
      const stale = await confirmedAgo(cast, column, 11);
      for (const args of argsOf(name)) {
        const variables = args(targetOf(cast.tenant, column, cast.administrator));
        const before = await markDatabase(database.pool);
        const told = await ask(stale, query, variables);
        // Where the table says that it is refused anyway, as of a platform that has nothing.
        const refused = TABLE.mutation[name]?.refusal?.[column];
        // Some of what a field changes is the owner's alone.
        if (column === 'producer' && told.code === 'FORBIDDEN') continue;
        expect([refused, 'CONFIRMATION_REQUIRED'], `${column}: ${told.text}`).toContain(told.code);
        expect((await writesSince(database.pool, before)).changed, column).toEqual([]);
      }
    }
  },
);

test('the same goes on after nine minutes, and once the password was said', async () => {
  const cast = await makeCast(database.db);
  const invite = mutations.get('createApiKey') ?? '';
  const variables = { input: { name: 'Hoja', scope: 'READ', days: 30, ofAgency: false } };
  expect((await ask(await confirmedAgo(cast, 'owner', 9), invite, variables)).code).toBeNull();
  const stale = await confirmedAgo(cast, 'owner', 11);
  expect((await ask(stale, invite, variables)).code).toBe('CONFIRMATION_REQUIRED');
  const confirm = mutations.get('confirmSelf') ?? '';
  const wrong = await ask(stale, confirm, { password: 'otra clave' });
  expect(wrong.code).toBe('INVALID');
  expect(wrong.text).toContain('"path":"password"');
  const told = await Promise.all(
    Array.from({ length: 4 }, () => ask(stale, confirm, { password: 'Prueba-2026' })),
  );
  expect(told.map(({ code }) => code)).toEqual([null, null, null, null]);
  const { sessionId } = cast.tenant.members.owner;
  const fresh = accountActor((await findSession(sessionId)).account);
  expect((await ask(fresh, invite, variables)).code).toBeNull();
});

test('a wrong password is tried ten times, from wherever, and then the right one waits too', async () => {
  const cast = await makeCast(database.db);
  const stale = await confirmedAgo(cast, 'owner', 11);
  const confirm = mutations.get('confirmSelf') ?? '';
  const tried = await Promise.all(
    Array.from({ length: 14 }, (_, index) => ask(stale, confirm, { password: `mala ${index}` })),
  );
  const codes = tried.map(({ code }) => code);
  expect(codes.filter((code) => code === 'INVALID')).toHaveLength(10);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
  expect((await ask(stale, confirm, { password: 'Prueba-2026' })).code).toBe('RATE_LIMITED');
});

/** Keys of every scope: of the agency, and of its owner, of whom none is more. */
async function keysOf({ tenant }: Cast) {
  const { userId } = tenant.members.owner;
  const owner = {
    kind: 'agencyUser',
    userId,
    agencyId: tenant.agency,
    agencyState: 23,
    role: 'OWNER',
    fresh: true,
  } as const;
  const keys = [];
  for (const scope of KEY_SCOPES) {
    for (const ofAgency of [true, false]) {
      const { key } = await createKey(owner, { name: 'Programa', scope, days: 30, ofAgency });
      keys.push({
        what: `${scope} ${ofAgency ? 'of the agency' : 'of the owner'}`,
        actor: await findKeyActor(`Bearer ${key}`),
      });
    }
  }
  await database.db
    .update(apiKeys)
    .set({ lastUsedAt: new Date() })
    .where(eq(apiKeys.agencyId, tenant.agency));
  return keys;
}

const OF_AGENCIES = [...NO_PROGRAMS, ...Object.keys(ASKING)].filter((name) =>
  askedBy(name).some((column) => column !== 'administrator'),
);

test.each(OF_AGENCIES)('no key of any scope does %s', async (name) => {
  const cast = await arranged(name);
  const keys = await keysOf(cast);
  const before = await markDatabase(database.pool);
  for (const args of argsOf(name)) {
    const variables = args(targetOf(cast.tenant, 'owner', cast.administrator));
    for (const { what, actor } of keys) {
      const told = await ask(actor, mutations.get(name) ?? '', variables);
      expect(told.code, `${what}: ${told.text}`).toBe('FORBIDDEN');
    }
  }
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, agencyUsers, apiKeys, auditEntries, clients, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listActivity } from '@/lib/agencies/activity/queries';
import { anonymous } from '@/lib/core/actor';
import { AGENCY, USER } from '@/lib/core/states';
import { actorOfRequest } from '@/lib/identity/session';
import { at } from '@/lib/platform/clock';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createKey } from './create-key';
import { findKeyActor } from './find-key-actor';
import type { CreateKeyInput } from './inputs';
import { listKeys } from './queries';
import { revokeKey } from './revoke-key';
import { KEY_PREFIX, MOST_KEYS } from './rules';

const database = useDatabase();
const server = createGraphQLServer({ actorOf: actorOfRequest, introspection: false });
const WANTED: CreateKeyInput = { name: 'Hoja de cálculo', scope: 'READ', days: 90, ofAgency: false };
const DAY_MS = 24 * 60 * 60_000;

async function ask(key: string, query: string, variables: Record<string, unknown> = {}) {
  const answer = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code ?? null };
}
const OWN_CLIENTS = '{ clients { id } }';
const NEW_CLIENT = 'mutation ($input: ClientInput!) { createClient(input: $input) { id } }';

test('a program reads its own agency by a key, and nothing of another', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const own = await makeClient(database.db, { agencyId: agency.id });
  const theirs = await makeClient(database.db, { agencyId: other.agency.id });
  const { key } = await createKey(actor, WANTED);
  expect(key).toMatch(/^elenco_[\w-]{43}$/);
  expect(await ask(key, OWN_CLIENTS)).toEqual({ data: { clients: [{ id: own.id }] }, code: null });
  expect(JSON.stringify(await ask(key, OWN_CLIENTS))).not.toContain(theirs.id);
  const stored = JSON.stringify(
    await database.db.select().from(apiKeys).where(eq(apiKeys.agencyId, agency.id)),
  );
  expect(stored).not.toContain(key.slice(KEY_PREFIX.length, KEY_PREFIX.length + 20));
  const [listed] = await listKeys(actor);
  expect(listed).toMatchObject({ name: 'Hoja de cálculo', ending: key.slice(-4), revokedAt: null });
  await expect.poll(async () => (await listKeys(actor))[0]?.lastUsedAt).toBeInstanceOf(Date);
});

test('an unknown, revoked or ended key opens nothing, nor one of who is gone or of a closed agency', async () => {
  const { agency, user, actor } = await makeAgencyUser(database.db);
  const { actor: colleague, user: person } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const one = await createKey(actor, WANTED);
  const two = await createKey(colleague, { ...WANTED, scope: 'WORK' });
  const three = await createKey(actor, { ...WANTED, ofAgency: true });
  const opens = async ({ key }: { key: string }) =>
    (await findKeyActor(`Bearer ${key}`)) !== anonymous && (await ask(key, OWN_CLIENTS)).code === null;
  expect([await opens(one), await opens(two), await opens(three)]).toEqual([true, true, true]);
  for (const key of ['elenco_', `${KEY_PREFIX}${'a'.repeat(43)}`, `${one.key}x`]) {
    expect((await ask(key, OWN_CLIENTS)).code, key).toBe('UNAUTHENTICATED');
  }
  expect(await at(new Date(Date.now() + 91 * DAY_MS), () => findKeyActor(`Bearer ${one.key}`))).toBe(
    anonymous,
  );
  await revokeKey(actor, { id: one.id });
  expect((await ask(one.key, OWN_CLIENTS)).code).toBe('UNAUTHENTICATED');
  await expect(revokeKey(actor, { id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const place = and(eq(agencyUsers.userId, person.id), eq(agencyUsers.agencyId, agency.id));
  await database.db.update(agencyUsers).set({ deactivatedAt: new Date() }).where(place);
  expect([await opens(two), await opens(three)]).toEqual([false, true]);
  await database.db.update(agencyUsers).set({ deactivatedAt: null }).where(place);
  await database.db.update(users).set({ stateId: USER.SUSPENDED }).where(eq(users.id, person.id));
  expect(await opens(two)).toBe(false);
  await database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, agency.id));
  expect(await opens(three)).toBe(false);
  expect(user.id).not.toBe(person.id);
});

test('a key does what its scope says and never more than its person; it changes no account and makes no keys', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const input = { name: 'Programa' };
  const reading = await createKey(owner, WANTED);
  expect(await ask(reading.key, NEW_CLIENT, { input })).toMatchObject({ code: 'FORBIDDEN' });
  const working = await createKey(owner, { ...WANTED, scope: 'WORK' });
  const made = await ask(working.key, NEW_CLIENT, { input });
  const [row] = await database.db
    .select()
    .from(clients)
    .where(and(eq(clients.agencyId, agency.id), eq(clients.name, 'Programa')));
  expect(made).toEqual({ data: { createClient: { id: row?.id } }, code: null });
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, row?.id ?? ''), eq(auditEntries.action, 'create')));
  expect(entry?.detail).toMatchObject({ apiKeyId: working.id });
  const [told] = await listActivity(owner, { entity: 'client', entityId: row?.id ?? '' });
  expect(told?.actorName).toMatch(/^\S.* \(llave Hoja de cálculo\)$/);
  for (const query of [
    `mutation { revokeApiKey(id: "${working.id}") }`,
    'mutation { closeAllSessions }',
    'mutation { inviteMember(input: { name: "A", lastname: "B", email: "a@b.co", role: PRODUCER }) }',
    'mutation { createApiKey(input: { name: "x", scope: READ, ofAgency: false }) { key } }',
  ]) {
    expect((await ask(working.key, query)).code, query).toBe('FORBIDDEN');
  }
  const producer = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  await expect(createKey(producer.actor, { ...WANTED, scope: 'MONEY' })).rejects.toMatchObject({
    messageKey: 'errors.apiKey.scope',
  });
  await expect(createKey(producer.actor, { ...WANTED, ofAgency: true })).rejects.toMatchObject({
    messageKey: 'errors.apiKey.ownerOnly',
  });
  const hers = await createKey(producer.actor, { ...WANTED, scope: 'WORK' });
  await database.db
    .update(agencyUsers)
    .set({ role: 'READ_ONLY' })
    .where(eq(agencyUsers.userId, producer.user.id));
  expect(await findKeyActor(`Bearer ${hers.key}`)).toMatchObject({ role: 'READ_ONLY' });
});

test('the owner keeps the keys of the agency, and nobody those of another person or agency', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { actor: finance } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const hers = await createKey(finance, { ...WANTED, scope: 'MONEY' });
  const ours = await createKey(owner, { ...WANTED, ofAgency: true });
  expect((await listKeys(owner)).map(({ id }) => id)).toEqual([ours.id]);
  expect((await listKeys(finance)).map(({ id }) => id)).toEqual([hers.id]);
  expect(await listKeys(stranger)).toEqual([]);
  for (const [actor, id] of [
    [owner, hers.id],
    [finance, ours.id],
    [stranger, ours.id],
  ] as const) {
    await expect(revokeKey(actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(listKeys(administrator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listKeys(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('of many that are made at once no more live than may, and one that asks too often waits', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const made = await Promise.allSettled(
    Array.from({ length: MOST_KEYS + 10 }, () => createKey(actor, WANTED)),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_KEYS);
  const [first] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await revokeKey(actor, { id: first?.id ?? '' });
  const { key } = await createKey(actor, WANTED);
  const asked = await Promise.allSettled(Array.from({ length: 620 }, () => findKeyActor(`Bearer ${key}`)));
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(20);
  expect(refused[0]?.reason).toMatchObject({ code: 'RATE_LIMITED' });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, clients, convocatories, eventPersonals, idempotencyRecords } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createGraphQLServer } from './graphql-server';

const database = useDatabase();

async function ask(actor: Actor, key: string | null, query: string, variables: Record<string, unknown>) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const CLIENT = `mutation ($input: ClientInput!) { createClient(input: $input) { id name } }`;
const client = (name: string) => ({ input: { name, identification: '900123456' } });
const clientsOf = (agencyId: string) => database.db.$count(clients, eq(clients.agencyId, agencyId));

test('fifty at once under one key make one client, and all get the same answer', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(actor, key, CLIENT, client('Alma'))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0].data.createClient).toMatchObject({ name: 'Alma' });
  expect(await clientsOf(agency.id)).toBe(1);
  expect(await database.db.$count(auditEntries, eq(auditEntries.agencyId, agency.id))).toBe(1);
  // What is kept of it tells nobody's data.
  const kept = JSON.stringify(await database.db.select().from(idempotencyRecords));
  expect(kept).not.toContain('900123456');
});

test('fifty at once under one key publish one convocatory', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const [need] = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, event.id));
  const query = `mutation ($input: ConvocatoryInput!) { createConvocatory(input: $input) { id code } }`;
  const input = { eventPersonalId: need?.id, startDate: event.startDate, endDate: event.endDate };
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(actor, key, query, { input })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0].data.createConvocatory.id).toBeTruthy();
  expect(await database.db.$count(convocatories, eq(convocatories.eventId, event.id))).toBe(1);
});

test('the same key with another body is refused and nothing done; other people and keys have their own', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const key = randomUUID();
  await ask(actor, key, CLIENT, client('Alma'));
  const refused = await ask(actor, key, CLIENT, client('Brisa'));
  expect(refused.errors[0]).toMatchObject({
    message: 'Esto ya se guardó con otros datos. Actualiza la página para ver cómo quedó.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await clientsOf(agency.id)).toBe(1);
  await ask(other.actor, key, CLIENT, client('Brisa'));
  expect(await clientsOf(other.agency.id)).toBe(1);
  for (const own of [randomUUID(), null, null]) await ask(actor, own, CLIENT, client('Alma'));
  expect(await clientsOf(agency.id)).toBe(4);
});

test('what failed is not remembered, what ran out is done anew, and a key that is none is refused', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const key = randomUUID();
  const wrong = { input: { name: 'Alma', cityId: 99_999 } };
  expect((await ask(actor, key, CLIENT, wrong)).errors[0].extensions.code).toBe('INVALID');
  expect((await ask(actor, key, CLIENT, client('Alma'))).data.createClient.name).toBe('Alma');
  await at(new Date(Date.now() + 48 * 60 * 60_000), () => ask(actor, key, CLIENT, client('Alma')));
  expect(await clientsOf(agency.id)).toBe(2);
  expect((await ask(actor, 'a b', CLIENT, client('Alma'))).errors[0].extensions.code).toBe('INVALID');
  expect(await clientsOf(agency.id)).toBe(2);
});

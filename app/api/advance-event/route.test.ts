import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NOTICE_OPERATIONS } from '@/app/api/openapi/notice-operations';
import { as, poster } from '@/app/api/testing/asking';
import { events, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { isoDateInZone } from '@/lib/core/dates';
import { inDays } from '@/lib/events/testing/cast-event';
import { at } from '@/lib/platform/clock';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { POST } from './route';

const database = useDatabase();
const post = poster(POST, '/api/advance-event');

const addresses = async (id: string) =>
  (
    await database.db
      .select({ to: messages.toAddress })
      .from(messages)
      .where(sql`${messages.payload} ->> 'eventId' = ${id}`)
  ).map(({ to }) => to);

const TERMS = { percent: 3000, dueOn: isoDateInZone(inDays(8), 'America/Bogota'), instructions: 'Banco' };

test('[2.7.3//api/advance-event] asks and mails again, to the stored address, whatever the body says', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(9), endDate: inDays(9) });
  const [quoted] = (
    await database.db.execute<{ email: string }>(
      sql`select email_client as email from quotations where id = ${event.quotationId}`,
    )
  ).rows;
  as(actor);
  const done = { http: 200, status: 200, message: 'Notificación enviada con exito' };
  expect(await post({ event: { id: event.id } })).toMatchObject({ http: 409, status: 409 });
  expect(await post({ id: event.id, email: 'intruso@otro.co', ...TERMS })).toEqual(done);
  const again = () => post({ eventId: event.id, to: 'intruso@otro.co' });
  expect(await again()).toMatchObject({ http: 429 });
  expect(await post({ id: event.id, ...TERMS })).toMatchObject({ http: 429 });
  expect(await at(new Date(Date.now() + 61_000), again)).toEqual(done);
  expect(await addresses(event.id)).toEqual([quoted?.email, quoted?.email]);
  const [row] = await database.db.select().from(events).where(eq(events.id, event.id));
  expect(row?.advancePercent).toBe(3000);
});

test('the example that the documentation prints asks for an advance', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(900), endDate: inDays(900) });
  as(actor);
  const operation = NOTICE_OPERATIONS.find(({ path }) => path === '/api/advance-event');
  const body = operation?.body;
  const example = body && 'json' in body ? body.example : null;
  expect(await post({ ...(example as object), id: event.id })).toMatchObject({ http: 200 });
});

test('[2.7.3//api/advance-event failures] refuses who may not, what is not there, and who comes from elsewhere', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const theirs = await makeEvent(database.db);
  expect(await post({ id: theirs.id })).toMatchObject({ http: 401 });
  as(actor);
  expect(await post({ id: theirs.id, ...TERMS })).toMatchObject({ http: 404 });
  expect(await post({ id: crypto.randomUUID() })).toMatchObject({ http: 404 });
  expect(await post({})).toMatchObject({ http: 400 });
  expect(await post({ id: theirs.id }, { Origin: 'https://otro.co' })).toMatchObject({ http: 403 });
  expect(await addresses(theirs.id)).toEqual([]);
});

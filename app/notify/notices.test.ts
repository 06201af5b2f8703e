import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { POST as personalized } from '@/app/api/client-personalized/route';
import { POST as notification } from '@/app/api/notification/route';
import { as, poster } from '@/app/api/testing/asking';
import { auditEntries, messages, rateLimits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePushToken, makeTalent } from '@/lib/testing/factories/talents';
import { POST as client, GET as readsClient } from './client/route';
import { POST as generic, GET as readsGeneric } from './client-generic/route';
import * as notify from './route';

const database = useDatabase();

type Arranged = Awaited<ReturnType<typeof arrange>>;

/** An event far ahead with a confirmed talent whom its client sees, and one who has not answered. */
async function arrange() {
  const { actor, agency } = await makeAgencyUser(database.db, { identification: '52000777' });
  const event = await makeEvent(database.db, { agency, startDate: inDays(30), endDate: inDays(30) });
  const convocatory = await makeConvocatory(database.db, { event });
  const [confirmed, silent] = [await makeTalent(database.db), await makeTalent(database.db)];
  const shown = { shownAt: new Date(), shownPosition: 1 };
  const place = await makeConvocated(database.db, { convocatory, talent: confirmed, ...shown });
  const waiting = await makeConvocated(database.db, {
    convocatory,
    talent: silent,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
    createdAt: inDays(-3),
  });
  const company = await makeClient(database.db, { agency });
  return { actor, event, confirmed, silent, place, waiting, company };
}

const INTRUDER = {
  email: 'intruso@otro.co',
  to: 'intruso@otro.co',
  token: 'x',
  talent: { email: 'i@otro.co' },
};
const WORDS = { subject: 'Cambia el punto de encuentro', message: 'Nos vemos en la puerta 3.' };
const DONE = { http: 200, status: 200, message: 'Notificación enviada con exito' };

const ROUTES = {
  '/notify': { handler: notify.POST, body: ({ waiting }: Arranged) => ({ convocated: { id: waiting.id } }) },
  '/notify/client': { handler: client, body: ({ event }: Arranged) => ({ eventId: event.id }) },
  '/notify/client-generic': {
    handler: generic,
    body: ({ company }: Arranged) => ({ id: company.id, ...WORDS }),
  },
  '/api/client-personalized': {
    handler: personalized,
    body: ({ event }: Arranged) => ({ event: { id: event.id }, ...WORDS }),
  },
  '/api/notification': {
    handler: notification,
    body: ({ event }: Arranged) => ({
      eventId: event.id,
      notification: { title: WORDS.subject, body: WORDS.message },
      tokens: ['somebody-else'],
    }),
  },
} as const;
type Path = keyof typeof ROUTES;
const PATHS = Object.keys(ROUTES) as Path[];
const send = (path: Path, body: unknown, headers = {}) => poster(ROUTES[path].handler, path)(body, headers);

const told = async ({ actor }: { actor: AgencyActor }) => {
  await runAllJobs();
  const rows = await database.db.select().from(messages).where(eq(messages.agencyId, actor.agencyId));
  return rows.map(({ kind, channel, status, toAddress }) => [kind, channel, status, toAddress]);
};

let theirs: Arranged;
beforeAll(async () => {
  theirs = await arrange();
});

const quotedAddress = async (eventId: string) => {
  const { rows } = await database.db.execute<{ email: string }>(
    sql`select email_client as email from quotations q join events e on e.quotation_id = q.id where e.id = ${eventId}`,
  );
  return rows[0]?.email;
};

describe('each goes to whom the rows name, whatever address the body holds', () => {
  const expected: Record<Path, (one: Arranged) => Promise<unknown[]>> = {
    '/notify': async ({ silent }) => [['convocatories.talent-called', 'email', 'SENT', silent.email]],
    '/notify/client': async ({ event }) => [
      ['convocatories.showcase-sent', 'email', 'SENT', await quotedAddress(event.id)],
    ],
    '/notify/client-generic': async ({ company }) => [
      ['letters.to-client', 'email', 'SENT', company.emailProducer],
    ],
    '/api/client-personalized': async ({ event }) => [
      ['letters.to-client', 'email', 'SENT', await quotedAddress(event.id)],
    ],
    '/api/notification': async ({ confirmed }) => [
      ['letters.to-confirmed', 'email', 'SENT', confirmed.email],
    ],
  };
  test.each(PATHS)('[2.7.3//*] %s', async (path) => {
    const one = await arrange();
    as(one.actor);
    expect(await send(path, { ...INTRUDER, ...ROUTES[path].body(one) })).toEqual(DONE);
    expect(await told(one)).toEqual(await expected[path](one));
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.agencyId, one.actor.agencyId), eq(auditEntries.actorId, one.actor.userId)));
    // The client of the event is invited to choose as well.
    expect(trail).toHaveLength(path === '/notify/client' ? 2 : 1);
    expect(JSON.stringify(trail)).not.toContain('@');
  });
});

describe.each(PATHS)('%s', (path) => {
  const { body } = ROUTES[path];

  test("[2.7.3/notices refused] is refused without a session, from elsewhere, without the right, and for another agency's", async () => {
    const own = await arrange();
    expect(await send(path, body(own))).toMatchObject({ http: 401, status: 401 });
    as(own.actor);
    expect(await send(path, body(own), { Origin: 'https://otro.co' })).toMatchObject({ http: 403 });
    const foreign = await send(path, body(theirs));
    expect(foreign).toMatchObject({ http: 404, status: 404 });
    as({ ...own.actor, role: 'READ_ONLY' });
    expect(await send(path, body(own))).toMatchObject({ http: 403 });
    as({ kind: 'talent', talentId: own.confirmed.id });
    expect(await send(path, body(own))).toMatchObject({ http: 403 });
    expect([await told(own), await told(theirs)]).toEqual([[], []]);
  });

  test('is refused for a body that is none, an id that is none, and words that are none or too long', async () => {
    const own = await arrange();
    as(own.actor);
    const unreadable = { http: 400, status: 400, message: 'El cuerpo de la solicitud no se puede leer.' };
    expect(await send(path, '{')).toEqual(unreadable);
    const invalid = {
      http: 400,
      status: 400,
      message: 'Revisa los campos marcados.',
      fields: expect.any(Array),
    };
    for (const wrong of ['[]', 'null', {}, { id: 7 }, { id: '1' }, { ...body(own), id: { $ne: 1 } }]) {
      expect(await send(path, wrong)).toEqual(invalid);
    }
    if ('message' in body(own) || 'notification' in body(own)) {
      const { notification: _, ...bare } = { notification: 0, ...body(own) };
      for (const words of [
        { subject: '', message: 'x' },
        { subject: 'Dos\nlíneas', message: 'x' },
        { subject: 'x', message: 'x'.repeat(2001) },
        { subject: ['x'], message: 'x' },
      ]) {
        expect(await send(path, { ...bare, ...words })).toEqual(invalid);
      }
    }
    expect(await told(own)).toEqual([]);
  });

  test('[2.7.3/notices counted] is counted with the mail that an agency may send', async () => {
    const own = await arrange();
    as(own.actor);
    await database.db.execute(sql`alter table rate_limits rename to elsewhere`);
    const uncounted = await send(path, body(own));
    await database.db.execute(sql`alter table elsewhere rename to rate_limits`);
    expect(uncounted).toMatchObject({ http: 503 });
    await database.db.delete(rateLimits);
  });
});

test('other methods are answered 405 in JSON', async () => {
  for (const read of [notify.GET, readsClient, readsGeneric, notify.PUT, notify.PATCH, notify.DELETE]) {
    const answer = await read(new Request('http://localhost:3000/notify'));
    expect([answer.status, (await answer.json()).status, answer.headers.get('allow')]).toEqual([
      405,
      405,
      'POST',
    ]);
  }
});

test('a confirmed talent is told of its contract, once a day, and of nothing once it has signed', async () => {
  const one = await arrange();
  as(one.actor);
  expect(await send('/notify', { id: one.place.id })).toEqual(DONE);
  expect(await send('/notify', { id: one.place.id })).toMatchObject({ http: 409 });
  expect(await told(one)).toEqual([['convocatories.talent-confirmed', 'email', 'SENT', one.confirmed.email]]);
  const other = await arrange();
  as(other.actor);
  await makeContract(database.db, { convocated: other.place });
  expect(await send('/notify', { id: other.place.id })).toMatchObject({ http: 409 });
});

test('[1.4.3/1813 is told] [2.7.3//api/notification] the push notification reaches the devices of who is confirmed (1813), and nobody else', async () => {
  const one = await arrange();
  for (const { id } of [one.confirmed, one.silent]) {
    await makePushToken(database.db, id, `device-${id}`);
  }
  as(one.actor);
  expect(await send('/api/notification', ROUTES['/api/notification'].body(one))).toEqual(DONE);
  const rows = await database.db.select().from(messages).where(eq(messages.agencyId, one.actor.agencyId));
  expect(rows.map(({ channel, talentId }) => [channel, talentId]).sort()).toEqual([
    ['email', one.confirmed.id],
    ['push', one.confirmed.id],
  ]);
});

test('[2.7.3/push failure] [2.8/push failure] what fails unexpectedly is answered with the words of the specification', async () => {
  const one = await arrange();
  as(one.actor);
  await database.db.execute(sql`alter table letters rename to elsewhere`);
  const answer = await send('/api/notification', ROUTES['/api/notification'].body(one));
  await database.db.execute(sql`alter table elsewhere rename to letters`);
  expect(answer).toEqual({ http: 500, status: 500, message: 'Error inesperado al enviar push' });
});

test('without anybody confirmed, shown, or a stored address it says so', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(30), endDate: inDays(30) });
  const silent = await makeClient(database.db, { agency, emailProducer: null });
  as(actor);
  expect(await send('/api/notification', { id: event.id, ...WORDS })).toMatchObject({ http: 409 });
  expect(await send('/notify/client', { id: event.id })).toMatchObject({ http: 409 });
  expect(await send('/notify/client-generic', { id: silent.id, ...WORDS })).toMatchObject({ http: 400 });
});

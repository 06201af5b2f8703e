import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages, talentMessageSettings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Muted } from '@/db/values/messages';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePushToken, makeTalent } from '@/lib/testing/factories/talents';
import { defineNotice } from './define-notice';
import type { OutgoingMail } from './email/outgoing-mail';
import { useTransport } from './email/transport';
import { EmailLayout, Title } from './layout';
import { type NoticeRecipient, notify } from './notify';
import { registerNotices } from './registered-notices';

const stage = { sent: [] as OutgoingMail[], fail: false };
beforeAll(() =>
  useTransport({
    deliver: async (mail: OutgoingMail) => {
      if (stage.fail)
        throw Object.assign(new Error('no such user'), { responseCode: 550, code: 'EENVELOPE' });
      stage.sent.push(mail);
    },
  }),
);
afterAll(() => useTransport(null));

const payload = z.strictObject({ what: z.string() });
const change = (kind: string) =>
  defineNotice({
    kind,
    topic: 'work',
    gathers: true,
    payload,
    channels: {
      email:
        async () =>
        async ({ what }) =>
          what === 'over'
            ? null
            : {
                to: 'luz@prueba.co',
                subject: `Cambió: ${what}`,
                body: (
                  <EmailLayout preview={`Cambió ${what}.`}>
                    <Title>{`Ahora: ${what}`}</Title>
                  </EmailLayout>
                ),
              },
      push:
        async () =>
        async ({ what }) => ({ title: 'Cambios', body: `Cambió ${what}.`, path: '/mi-perfil' }),
    },
  });
const dates = change('test.dates');
const place = change('test.place');
afterAll(registerNotices([dates, place]));

const database = useDatabase();
// A Monday at noon, and at night, in Bogotá.
const NOON = new Date('2040-11-19T17:00:00Z');
const NIGHT = new Date('2040-11-20T03:00:00Z');
let to: NoticeRecipient & { talentId: string };

beforeEach(async () => {
  stage.sent = [];
  stage.fail = false;
  const { agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agencyId: agency.id });
  const talent = await makeTalent(database.db);
  to = { agencyId: agency.id, eventId: event.id, talentId: talent.id };
});
afterEach(() => database.pool.query('delete from graphile_worker._private_jobs'));

const tell = (notice: typeof dates, what: string, extra: Partial<NoticeRecipient> = {}, now = NOON) =>
  at(now, () => transact((tx) => notify(tx, notice, { ...to, ...extra }, { what })));
const rows = () =>
  database.db
    .select()
    .from(messages)
    .where(eq(messages.talentId, to.talentId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
async function wait() {
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runAllJobs();
}

test('changes of one event to one talent wait ten minutes and are one mail, each said once', async () => {
  const minute = (count: number) => new Date(NOON.getTime() + count * 60_000);
  await tell(dates, 'fecha');
  await tell(place, 'lugar', {}, minute(1));
  await tell(dates, 'fecha', {}, minute(2));
  expect((await rows()).map(({ dueAt }) => dueAt)).toEqual([minute(10), minute(11), minute(12)]);
  expect((await runAllJobs()).done).toEqual([]);
  await wait();
  expect(stage.sent).toHaveLength(1);
  expect(stage.sent[0]?.subject).toBe('Cambió: lugar');
  expect(stage.sent[0]?.html.match(/Ahora: fecha/g)).toHaveLength(1);
  expect(stage.sent[0]?.html).toContain('Ahora: lugar');
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['BUNDLED', 'BUNDLED', 'SENT']);
});

test('another event, another person, and what may not wait are told by themselves', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const other = await makeEvent(database.db, { agencyId: agency.id });
  await tell(dates, 'fecha');
  await tell(dates, 'fecha', { agencyId: agency.id, eventId: other.id });
  await tell(dates, 'hoy', { urgent: true });
  expect((await runAllJobs()).done).toHaveLength(1);
  expect(stage.sent.map(({ subject }) => subject)).toEqual(['Cambió: hoy']);
  await wait();
  expect(stage.sent).toHaveLength(3);
});

test('what is not so any more is left out, and all of it when nothing is', async () => {
  await tell(dates, 'over');
  await tell(place, 'over');
  await wait();
  expect(stage.sent).toEqual([]);
  expect((await rows()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('when it is given up, all that went with it says so', async () => {
  stage.fail = true;
  await tell(dates, 'fecha');
  await tell(place, 'lugar');
  await wait();
  expect((await rows()).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
});

test('at night mail goes and push waits for the morning of its city', async () => {
  await makePushToken(database.db, to.talentId, 'app-1');
  await tell(dates, 'fecha', { gathers: false }, NIGHT);
  const due = Object.fromEntries((await rows()).map(({ channel, dueAt }) => [channel, dueAt]));
  expect(due).toEqual({ email: null, push: new Date('2040-11-20T12:00:00Z') });
  await tell(dates, 'hoy', { urgent: true }, NIGHT);
  expect((await rows()).filter(({ dueAt }) => dueAt === null)).toHaveLength(3);
});

test('a talent says when it is quiet and what it does not want, and is told by mail when nothing else is left', async () => {
  await makePushToken(database.db, to.talentId, 'app-2');
  const muted: Muted[] = ['work.email'];
  const settings = { talentId: to.talentId, quietFrom: 0, quietUntil: 0, muted };
  await database.db.insert(talentMessageSettings).values(settings);
  await tell(dates, 'fecha', { gathers: false }, NIGHT);
  expect((await rows()).map(({ channel, dueAt }) => [channel, dueAt])).toEqual([['push', null]]);
  await database.db
    .update(talentMessageSettings)
    .set({ muted: ['work.email', 'work.push'] })
    .where(eq(talentMessageSettings.talentId, to.talentId));
  await tell(dates, 'lugar', { gathers: false });
  expect((await rows()).map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
});

import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, legalRepresentatives, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { queueMessage } from '@/lib/notifications/jobs';
import { listMails } from '@/lib/notifications/mailbox/read-mailbox';
import { sendingWith } from '@/lib/notifications/send-message';
import { at } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { remindTalent } from '../calling/remind-talent';
import { shareLink } from '../contacts/share-link';
import { decideConvocated } from './decide-convocated';
import { undoDecision } from './undo-decision';

const database = useDatabase();

/** A talent called by a company that has nobody who may sign for it. */
async function called() {
  const { actor, agency, user } = await makeAgencyUser(database.db, { identification: null });
  const event = await makeEvent(database.db, { agency, startDate: inDays(30), endDate: inDays(30) });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db, { awake: true });
  const { id } = await makeConvocated(database.db, { convocatory, talent, stateId: CONVOCATED.CALLED });
  return {
    actor,
    agency,
    user,
    event,
    id,
    confirm: () => decideConvocated(actor, { id, stateId: CONVOCATED.CONFIRMED }),
    complete: () =>
      database.db
        .insert(legalRepresentatives)
        .values({ agencyId: agency.id, name: 'Marta Peña', document: '51999888' }),
    told: async () => {
      await runAllJobs({ early: true });
      return (await listMails({ to: talent.email })).mails.map(({ subject }) => subject);
    },
    rows: () =>
      database.db
        .select()
        .from(messages)
        .where(eq(messages.talentId, talent.id))
        .orderBy(asc(messages.createdAt), asc(messages.id)),
  };
}

test('a talent is asked to sign once its agency can, by itself and once', async () => {
  const one = await called();
  await one.confirm();
  expect(await one.told()).toEqual([]);
  const [waiting] = await one.rows();
  expect(waiting).toMatchObject({ status: 'QUEUED', channel: 'email', error: null });
  expect(waiting?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect(await one.told()).toEqual([]);
  await one.complete();
  expect(await one.told()).toEqual([`Firma tu contrato: ${one.event.name}`]);
  expect(await one.told()).toHaveLength(1);
});

test('who is confirmed again meanwhile is asked once', async () => {
  const one = await called();
  await one.confirm();
  expect(await one.told()).toEqual([]);
  await undoDecision(one.actor, { id: one.id });
  await one.confirm();
  expect(await one.told()).toEqual([]);
  expect((await one.rows()).map(({ status }) => status)).toEqual(['QUEUED', 'BUNDLED']);
  await one.complete();
  expect(await one.told()).toHaveLength(1);
});

test('of two workers that find it too early at once, one job is left', async () => {
  const one = await called();
  await one.confirm();
  const [row] = await one.rows();
  await database.pool.query('delete from graphile_worker._private_jobs');
  const context = { actor: { kind: 'job', name: 'test' }, log, lastAttempt: false } as never;
  const send = () => sendingWith(queueMessage)({ messageId: row?.id ?? '' }, context);
  await Promise.all([send(), send()]);
  const { rows } = await database.pool.query('select id from graphile_worker._private_jobs');
  expect(rows).toHaveLength(1);
  await one.complete();
  expect(await one.told()).toHaveLength(1);
});

test('nothing waits longer than the event', async () => {
  const one = await called();
  await one.confirm();
  await at(inDays(31), () => one.told());
  expect((await one.rows()).map(({ status }) => status)).toEqual(['CANCELLED']);
});

test('an agency that cannot contract neither reminds of a signature nor hands out its link', async () => {
  const one = await called();
  await one.confirm();
  const messageKey = 'errors.convocated.agencyIncomplete';
  const share = () => shareLink(one.actor, { convocatedId: one.id, purpose: 'CONTRACT' });
  await expect(remindTalent(one.actor, { id: one.id })).rejects.toMatchObject({ messageKey });
  await expect(share()).rejects.toMatchObject({ messageKey });
  await database.db
    .update(agencies)
    .set({ legalNature: 'PERSONA_NATURAL' })
    .where(eq(agencies.id, one.agency.id));
  await expect(share()).resolves.toMatchObject({ url: expect.any(String) });
  // What waits is yet to tell it.
  await expect(at(inDays(2), () => remindTalent(one.actor, { id: one.id }))).rejects.toMatchObject({
    messageKey: 'errors.convocated.justAsked',
  });
});

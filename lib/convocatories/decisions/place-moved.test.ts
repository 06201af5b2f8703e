import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkTokens, messages, talentMessageSettings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePushToken, makeTalent } from '@/lib/testing/factories/talents';
import { decideConvocated } from './decide-convocated';
import { undoDecision } from './undo-decision';

const database = useDatabase();
const { CALLED, CONFIRMED, RESERVE, DISCARDED } = CONVOCATED;

async function placed(fields: Parameters<typeof makeConvocated>[1] = {}) {
  // Somebody may sign for it, so that its talents are told to sign.
  const { actor, agency } = await makeAgencyUser(database.db, { identification: '52000777' });
  const event = await makeEvent(database.db, { agency, startDate: inDays(30), endDate: inDays(30) });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db, { awake: true });
  const { id } = await makeConvocated(database.db, { convocatory, talent, stateId: CALLED, ...fields });
  const rows = () =>
    database.db
      .select()
      .from(messages)
      .where(eq(messages.talentId, talent.id))
      .orderBy(asc(messages.createdAt), asc(messages.id));
  return {
    talent,
    rows,
    decide: (stateId: number) => decideConvocated(actor, { id, stateId }),
    undo: () => undoDecision(actor, { id }),
    /** What the talent is mailed once ten minutes have passed. */
    told: async () => {
      await runAllJobs({ early: true });
      const { mails } = await listMails({ to: talent.email });
      return Promise.all(
        mails.map(async ({ id: mail }) => ((await readMail(mail))?.text ?? '').replaceAll(/\s+/g, ' ')),
      );
    },
    statuses: async () => (await rows()).map(({ status }) => status),
  };
}

test.each([
  ['in reserve', CALLED, RESERVE, 'te eligió como reserva'],
  ['in reserve after it was confirmed', CONFIRMED, RESERVE, 'tu confirmación ya no está en firme'],
  ['discarded', CALLED, DISCARDED, 'siguió con otras personas'],
  ['discarded after it was confirmed', CONFIRMED, DISCARDED, 'reservadas quedan libres'],
  ['called again after it was confirmed', CONFIRMED, CALLED, 'deshizo tu confirmación'],
])('who is %s is told so ten minutes later, once', async (_, from, to, words) => {
  const one = await placed({ stateId: from });
  await one.decide(to);
  const [row] = await one.rows();
  const wait = (row?.dueAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
  expect(Math.round(wait / 60_000)).toBe(10);
  expect(await one.told()).toEqual([expect.stringMatching(new RegExp(words, 'i'))]);
});

test('what is taken back within the ten minutes is told to nobody, and taken again it is told once', async () => {
  const one = await placed();
  await one.decide(DISCARDED);
  await one.undo();
  await one.decide(RESERVE);
  await one.undo();
  expect(await one.told()).toEqual([]);
  expect(await one.statuses()).toEqual(['CANCELLED', 'CANCELLED']);
  const other = await placed();
  await other.decide(RESERVE);
  await other.undo();
  await other.decide(RESERVE);
  await other.decide(DISCARDED);
  expect(await other.told()).toHaveLength(1);
  expect((await other.statuses()).sort()).toEqual(['BUNDLED', 'BUNDLED', 'SENT']);
});

test('a talent who said no itself is told nothing', async () => {
  for (const applicationStateId of [APPLICATION.REJECTED, APPLICATION.WITHDRAWN]) {
    const one = await placed({ applicationStateId });
    await one.decide(DISCARDED);
    expect(await one.rows()).toEqual([]);
  }
  // Nor who says it before the message leaves.
  const late = await placed({ applicationStateId: APPLICATION.PENDING });
  await late.decide(DISCARDED);
  await database.db.execute(
    `update convocateds set application_state_id = ${APPLICATION.REJECTED} where talent_id = '${late.talent.id}'`,
  );
  expect(await late.told()).toEqual([]);
});

test('who comes up from the reserves is told why, after ten minutes, and not at all when that is taken back', async () => {
  const one = await placed();
  await one.decide(RESERVE);
  await one.decide(CONFIRMED);
  expect(await one.told()).toEqual([expect.stringContaining('Estabas en reserva y se liberó un lugar.')]);
  const other = await placed();
  await other.decide(RESERVE);
  await other.told();
  await other.decide(CONFIRMED);
  await other.undo();
  expect(await other.told()).toHaveLength(1);
  // A confirmation out of the called leaves at once, as before.
  const called = await placed();
  await called.decide(CONFIRMED);
  expect((await called.rows()).map(({ dueAt }) => dueAt)).toEqual([null]);
});

test('a push message made of the mail leaves no link open', async () => {
  const one = await placed();
  await makePushToken(database.db, one.talent.id, 'app');
  await database.db
    .update(talentMessageSettings)
    .set({ muted: ['calls.email'] })
    .where(eq(talentMessageSettings.talentId, one.talent.id));
  await one.decide(RESERVE);
  await runAllJobs({ early: true });
  const [row] = await one.rows();
  expect([row?.channel, row?.status]).toEqual(['push', 'SENT']);
  expect(await database.db.$count(linkTokens, eq(linkTokens.talentId, one.talent.id))).toBe(0);
});

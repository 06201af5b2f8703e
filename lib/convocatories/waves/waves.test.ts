import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, convocatories, messages, talentBookings, talents, wavePlans } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY, CONVOCATED, TALENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { callTalents } from '../calling/call-talents';
import { closeConvocatory } from '../calls/close-convocatory';
import { handle } from './follow-waves';
import { findWavesOfEvent } from './queries';
import { stopWaves } from './steer-waves';
import { after, DAYS_AHEAD, job, useWaves, type WaveScene } from './testing/use-waves';

const database = useDatabase();
const { cast, calledOf, answer, follow, actionsOf } = useWaves(database);

test('the first wave is called at once, the next ones when their hours are over, and then it is done', async () => {
  const scene = await cast(5);
  const plan = await scene.start(2);
  expect(await calledOf(scene)).toEqual([0, 1]);
  expect([plan.sent, plan.nextAt]).toEqual([1, after(3)]);
  expect(await follow(2, plan.id)).toEqual({ kind: 'WAIT', until: after(3) });
  expect(await follow(3, plan.id)).toEqual({ kind: 'SEND' });
  expect(await calledOf(scene)).toEqual([0, 1, 2, 3]);
  await follow(6, plan.id);
  expect(await calledOf(scene)).toEqual([0, 1, 2, 3, 4]);
  expect(await follow(9, plan.id)).toEqual({ kind: 'OVER' });
  expect(await actionsOf(scene)).toEqual(['start-waves', 'send-wave', 'send-wave', 'send-wave']);
  const told = await database.db.select().from(messages).where(eq(messages.agencyId, scene.agency.id));
  expect(new Set(told.map(({ talentId }) => talentId)).size).toBe(5);
});

test('workers that come at once call each wave once, and each talent once', async () => {
  const scene = await cast(9, 9);
  const plan = await scene.start(3);
  const steps = await Promise.all([1, 2, 3, 4, 5, 6].map(() => follow(3, plan.id)));
  expect(steps.filter(({ kind }) => kind === 'SEND')).toHaveLength(1);
  expect(await calledOf(scene)).toEqual([0, 1, 2, 3, 4, 5]);
  const told = await database.db.select().from(messages).where(eq(messages.agencyId, scene.agency.id));
  expect(told.filter(({ channel }) => channel === 'email')).toHaveLength(6);
});

test('a wave that was stopped while workers came is either called whole or not at all', async () => {
  const scene = await cast(6);
  const plan = await scene.start(3);
  const outcomes = await Promise.all([
    follow(3, plan.id),
    at(after(3), () => stopWaves(scene.actor, { id: plan.id })).catch((error: unknown) => error),
    follow(3, plan.id),
  ]);
  const sent = outcomes.some(
    (one) => typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'SEND',
  );
  expect(await calledOf(scene)).toEqual(sent ? [0, 1, 2, 3, 4, 5] : [0, 1, 2]);
  await follow(9, plan.id);
  expect((await calledOf(scene)).length).toBe(sent ? 6 : 3);
});

test('nobody else is called while enough said yes, and it goes on when one of them withdraws', async () => {
  const scene = await cast(4);
  const plan = await scene.start(2);
  await answer(scene, 0, 'YES');
  await answer(scene, 1, 'YES');
  expect(await follow(2, plan.id)).toEqual({ kind: 'FILLED' });
  expect(await follow(5, plan.id)).toEqual({ kind: 'FILLED' });
  expect(
    (await at(after(5), () => findWavesOfEvent(scene.actor, scene.event.id))).get(scene.call.id),
  ).toMatchObject([{ status: 'RUNNING', step: { kind: 'FILLED' } }]);
  await answer(scene, 1, 'NO', 6);
  expect(await follow(6, plan.id)).toEqual({ kind: 'SEND' });
  expect(await calledOf(scene)).toEqual([0, 1, 2, 3]);
});

test('a wave goes early once everybody of the one before has answered', async () => {
  const scene = await cast(4);
  const plan = await scene.start(2, 48);
  await answer(scene, 0, 'NO');
  expect((await follow(2, plan.id)).kind).toBe('WAIT');
  await answer(scene, 1, 'NO', 2);
  expect((await follow(2, plan.id)).kind).toBe('SEND');
});

test('whom a wave cannot call is passed over and says why, and its place goes to the next', async () => {
  const scene = await cast(7, 7);
  const plan = await scene.start(1);
  const [, known, suspended, booked, erased] = scene.ids;
  await at(after(1), () =>
    callTalents(scene.actor, { convocatoryId: scene.call.id, talentIds: [known ?? ''] }),
  );
  await database.db
    .update(talents)
    .set({ stateId: TALENT.SUSPENDED })
    .where(eq(talents.id, suspended ?? ''));
  const theirs = await makeConvocated(database.db, {
    event: await makeEvent(database.db, DAYS_AHEAD),
    stateId: CONVOCATED.CALLED,
  });
  await database.db.insert(talentBookings).values({
    agencyId: theirs.agencyId,
    talentId: booked ?? '',
    convocatedId: theirs.id,
    kind: 'CONFIRMED',
    during: `[${DAYS_AHEAD.startDate.toISOString()},${DAYS_AHEAD.endDate.toISOString()}]`,
  });
  const { agency: other } = await makeAgencyUser(database.db);
  await database.db
    .update(talents)
    .set({ exclusiveAgencyId: other.id })
    .where(eq(talents.id, erased ?? ''));
  await follow(3, plan.id);
  const people = (await findWavesOfEvent(scene.actor, scene.event.id)).get(scene.call.id)?.[0]?.people ?? [];
  expect(people.map(({ wave, outcome, passedWhy }) => [wave, outcome, passedWhy])).toEqual([
    [1, 'CALLED', null],
    [2, 'PASSED', 'CALLED_BEFORE'],
    [2, 'PASSED', 'UNAVAILABLE'],
    [2, 'PASSED', 'BOOKED'],
    [2, 'PASSED', 'UNAVAILABLE'],
    [2, 'CALLED', null],
    [null, null, null],
  ]);
});

test('it stops with its call, its deadline and its agency, and says so', async () => {
  const statusAfter = async (change: (scene: WaveScene) => Promise<unknown>) => {
    const scene = await cast(3);
    const plan = await scene.start(1);
    await change(scene);
    await at(after(4), () =>
      handle(
        {},
        {
          actor: job,
          log: { info: () => undefined } as never,
          attempt: 1,
          lastAttempt: true,
          signal: new AbortController().signal,
        },
      ),
    );
    const [row] = await database.db.select().from(wavePlans).where(eq(wavePlans.id, plan.id));
    expect(await calledOf(scene)).toEqual([0]);
    return [row?.status, row?.stoppedWhy];
  };
  expect(
    await statusAfter(({ actor, call }) => closeConvocatory(actor, { id: call.id }, 'CANCELLED')),
  ).toEqual(['STOPPED', 'CALL_ENDED']);
  expect(
    await statusAfter(({ call }) =>
      database.db
        .update(convocatories)
        .set({ deadline: after(4) })
        .where(eq(convocatories.id, call.id)),
    ),
  ).toEqual(['STOPPED', 'DEADLINE']);
  expect(
    await statusAfter(({ agency }) =>
      database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, agency.id)),
    ),
  ).toEqual(['STOPPED', 'AGENCY_CLOSED']);
});

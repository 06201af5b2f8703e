import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  agencies,
  auditEntries,
  convocateds,
  convocatories,
  eventPersonals,
  messages,
  talentBookings,
  talents,
  wavePlaces,
  wavePlans,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { AGENCY, CONVOCATED, TALENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerCall } from '../answers/answer-call';
import { callTalents } from '../calling/call-talents';
import { closeConvocatory } from '../calls/close-convocatory';
import { changeWaves } from './change-waves';
import { followPlan } from './follow-plan';
import { handle } from './follow-waves';
import { findWavesOfCall, findWavesOfEvent } from './queries';
import { sendWaveNow } from './send-wave';
import { startWaves } from './start-waves';
import { pauseWaves, resumeWaves, stopWaves } from './steer-waves';

const database = useDatabase();
const job = { kind: 'job', name: 'test' } as const;
const HOUR = 3_600_000;
/** Ten in the morning in Bogotá. */
const TEN = new Date('2026-11-23T15:00:00Z');
const after = (hours: number) => new Date(+TEN + hours * HOUR);
const DAYS_AHEAD = { startDate: after(30 * 24), endDate: after(31 * 24) };

/** An open call for `quantity` people, and so many who could be called. */
async function cast(people: number, quantity = 2) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, ...DAYS_AHEAD });
  await database.db.update(eventPersonals).set({ quantity }).where(eq(eventPersonals.eventId, event.id));
  const call = await makeConvocatory(database.db, { event });
  const ids: string[] = [];
  for (let each = 0; each < people; each++) ids.push((await makeTalent(database.db)).id);
  const start = (size: number, hours = 3) =>
    at(TEN, () => startWaves(actor, { convocatoryId: call.id, talentIds: ids, size, hours }));
  return { actor, agency, event, call, ids, start };
}

type Cast = Awaited<ReturnType<typeof cast>>;

/** Who was called, in the order of the plan. */
async function calledOf({ call, ids }: Cast): Promise<number[]> {
  const rows = await database.db.select().from(convocateds).where(eq(convocateds.convocatoryId, call.id));
  return ids.flatMap((id, index) => (rows.some(({ talentId }) => talentId === id) ? [index] : []));
}

const answer = ({ agency, call, ids }: Cast, index: number, reply: 'YES' | 'NO', hours = 1) => {
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'TALENT_REPLY',
    agencyId: agency.id,
    subject: { convocatoryId: call.id, talentId: ids[index] ?? '' },
  };
  return at(after(hours), () => answerCall(holder, { reply }));
};

const follow = (hours: number, planId: string) => at(after(hours), () => followPlan(job, planId));
const actionsOf = async ({ agency, call }: Cast) =>
  (
    await database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.agencyId, agency.id), eq(auditEntries.entityId, call.id)))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action);

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
  const statusAfter = async (change: (scene: Cast) => Promise<unknown>) => {
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

test('what is left can be ordered, shortened, lengthened and given other hours, unless a wave went meanwhile', async () => {
  const scene = await cast(5, 5);
  const plan = await scene.start(1);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = scene.ids;
  const newcomer = (await makeTalent(database.db)).id;
  const change = (talentIds: string[], seenRevision: number) =>
    at(after(1), () => changeWaves(scene.actor, { id: plan.id, seenRevision, talentIds, size: 2, hours: 5 }));
  await expect(change([first, second], plan.revision)).rejects.toMatchObject({
    messageKey: 'errors.waves.hadItsTurn',
  });
  const changed = await change([fifth, newcomer, third, second], plan.revision);
  expect([changed.size, changed.nextAt]).toEqual([2, after(5)]);
  await expect(change([second], plan.revision)).rejects.toMatchObject({
    messageKey: 'errors.waves.changedSince',
  });
  await follow(5, plan.id);
  const turns = await database.db.select().from(wavePlaces).where(eq(wavePlaces.planId, plan.id));
  const waveOf = (id: string) => turns.find(({ talentId }) => talentId === id)?.wave;
  expect([fifth, newcomer, third, second, fourth].map(waveOf)).toEqual([2, 2, null, null, undefined]);
});

test('a paused plan calls nobody until it goes on, or a wave is sent by hand', async () => {
  const scene = await cast(4);
  const plan = await scene.start(1);
  await at(after(1), () => pauseWaves(scene.actor, { id: plan.id }));
  expect((await follow(5, plan.id)).kind).toBe('PAUSED');
  await at(after(5), () => resumeWaves(scene.actor, { id: plan.id }));
  expect((await follow(5, plan.id)).kind).toBe('SEND');
  await at(after(5), () => stopWaves(scene.actor, { id: plan.id }));
  await expect(at(after(5), () => sendWaveNow(scene.actor, { id: plan.id }))).rejects.toMatchObject({
    messageKey: 'errors.waves.over',
  });
  await at(after(6), () => resumeWaves(scene.actor, { id: plan.id }));
  await at(after(6), () => sendWaveNow(scene.actor, { id: plan.id }));
  expect(await calledOf(scene)).toEqual([0, 1, 2]);
  await expect(scene.start(1)).rejects.toMatchObject({ messageKey: 'errors.waves.open' });
});

test('at night the first wave waits for the morning, unless it is sent by hand', async () => {
  const scene = await cast(2);
  const night = after(13);
  const plan = await at(night, () =>
    startWaves(scene.actor, { convocatoryId: scene.call.id, talentIds: scene.ids, size: 1, hours: 3 }),
  );
  expect([plan.sent, plan.nextAt]).toEqual([0, after(21)]);
  expect((await follow(14, plan.id)).kind).toBe('WAIT');
  await at(night, () => sendWaveNow(scene.actor, { id: plan.id }));
  expect(await calledOf(scene)).toEqual([0]);
});

test('another agency neither reads, starts nor steers it, and who only reads starts none', async () => {
  const scene = await cast(2);
  const plan = await scene.start(1);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect((await findWavesOfEvent(stranger, scene.event.id)).size).toBe(0);
  const attempts: readonly (() => Promise<unknown>)[] = [
    () => findWavesOfCall(stranger, scene.call.id),
    () => stopWaves(stranger, { id: plan.id }),
    () => sendWaveNow(stranger, { id: plan.id }),
    () => changeWaves(stranger, { id: plan.id, seenRevision: 2, talentIds: scene.ids, size: 1, hours: 1 }),
    () => startWaves(stranger, { convocatoryId: scene.call.id, talentIds: scene.ids, size: 1, hours: 1 }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { actor: reader } = await makeAgencyUser(database.db, { agency: scene.agency, role: 'READ_ONLY' });
  await expect(stopWaves(reader, { id: plan.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(followPlan(scene.actor, plan.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

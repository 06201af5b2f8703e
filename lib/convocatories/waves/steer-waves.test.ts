import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { wavePlaces } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { changeWaves } from './change-waves';
import { followPlan } from './follow-plan';
import { findWavesOfEvent } from './queries';
import { sendWaveNow } from './send-wave';
import { startWaves } from './start-waves';
import { pauseWaves, resumeWaves, stopWaves } from './steer-waves';
import { after, useWaves } from './testing/use-waves';

const database = useDatabase();
const { cast, calledOf, follow } = useWaves(database);

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

import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { listConvocatories } from '../queries';
import { getEventTalent, listEventTalents } from './queries';

const database = useDatabase();

async function castEvent() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const paid = await makeConvocated(database.db, { convocatory, seenAt: new Date() });
  await makeClaim(database.db, { convocated: paid });
  return { actor, event, convocatory, paid };
}

test('who is called, with the answer, the contract and the claim, in one statement for any number', async () => {
  const { actor, event, convocatory, paid } = await castEvent();
  const called = await makeConvocated(database.db, {
    convocatory,
    stateId: CONVOCATED.CALLED,
    applicationStateId: 1814,
    reply: 'MAYBE',
    replyNote: 'Aviso el lunes',
  });
  const { result, statements } = await countStatements(() => listEventTalents(actor, event.id));
  expect(statements).toHaveLength(1);
  expect(result.map((row) => row.convocatedId)).toEqual([paid.id, called.id]);
  expect(result[0]).toMatchObject({ claimStatus: 'SENT', signedAt: expect.any(Date) });
  expect(result[1]).toMatchObject({ reply: 'MAYBE', replyNote: 'Aviso el lunes', signedAt: null });
  expect(Object.keys(result[0] ?? {})).not.toEqual(expect.arrayContaining(['phone']));
  const [funnel] = await listConvocatories(actor, event.id);
  expect(funnel).toMatchObject({ called: 2, seen: 1, accepted: 1, confirmed: 1, signed: 1 });
});

test('a booking elsewhere on the dates of the call is told, and the own one is not', async () => {
  const { actor, event, convocatory, paid } = await castEvent();
  const talent = await makeTalent(database.db);
  const called = await makeConvocated(database.db, {
    convocatory,
    talent,
    stateId: CONVOCATED.CALLED,
    applicationStateId: 1818,
  });
  const told = async () =>
    (await listEventTalents(actor, event.id)).map((row) => [row.convocatedId, row.bookedElsewhere]);
  expect(await told()).toEqual([
    [paid.id, false],
    [called.id, false],
  ]);
  await makeConvocated(database.db, { talent });
  expect(await told()).toEqual([
    [paid.id, false],
    [called.id, true],
  ]);
});

test('a talent is read only within an event that called it, and only by that agency', async () => {
  const { actor, event, paid } = await castEvent();
  const { places, ...profile } = await getEventTalent(actor, event.id, paid.talentId);
  expect(places.map((place) => place.convocatedId)).toEqual([paid.id]);
  expect(profile.profiles.length).toBeGreaterThan(0);
  const stranger = await makeAgencyUser(database.db);
  const other = await makeConvocated(database.db);
  const answers = await Promise.all(
    [
      getEventTalent(stranger.actor, event.id, paid.talentId),
      getEventTalent(actor, event.id, other.talentId),
      getEventTalent(actor, crypto.randomUUID(), paid.talentId),
    ].map((attempt) => attempt.catch((error) => error)),
  );
  for (const answer of answers) expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  expect(await listEventTalents(stranger.actor, event.id)).toEqual([]);
  const { actor: administrator } = await makeAdministrator(database.db);
  await expect(listEventTalents(administrator, event.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

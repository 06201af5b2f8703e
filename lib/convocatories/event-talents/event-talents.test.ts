import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getConvocatory, listConvocatories } from '../queries';
import { getEventTalent } from './event-talent-profile';
import { countEventTalents, findEventTalentNames, listEventTalents } from './queries';
import { groupOf, STAGES, type Stage } from './rules';

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
  const { result: groups, statements } = await countStatements(() => listEventTalents(actor, event.id));
  expect(statements).toHaveLength(1);
  expect(groups.map(({ group, total }) => [group, total])).toEqual([
    ['confirmed', 1],
    ['waiting', 1],
  ]);
  const result = groups.flatMap(({ talents }) => talents);
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
    (await listEventTalents(actor, event.id)).flatMap(({ talents }) =>
      talents.map((row) => [row.convocatedId, row.bookedElsewhere]),
    );
  expect(await told()).toEqual([
    [called.id, false],
    [paid.id, false],
  ]);
  await makeConvocated(database.db, { talent });
  expect(await told()).toEqual([
    [called.id, true],
    [paid.id, false],
  ]);
});

test('a talent is read only within an event that called it, and only by that agency', async () => {
  const { actor, event, paid } = await castEvent();
  const { places, profile } = await getEventTalent(actor, event.id, paid.talentId);
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
  for (const read of [listEventTalents, countEventTalents]) {
    await expect(read(administrator, event.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

/** An event with so many called talents in turn in each of the states that the agency and the talent can give. */
async function crowdedEvent(count: number) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const run = crypto.randomUUID().slice(0, 8);
  await database.pool.query(
    `with people as (
       insert into talents (name, lastname, email, gender, state_id)
       select 'Ana' || n, 'Núñez', $1 || n || '@prueba.co', 'FEMENINO', 18 from generate_series(1, $2::int) n
       returning id)
     insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id)
     select $3, $4, $5, id, (array[1811, 1812, 1815])[1 + n % 3], (array[1814, 1816, 1817, 1818])[1 + n % 4]
       from (select id, row_number() over () n from people) numbered`,
    [run, count, event.agencyId, event.id, convocatory.id],
  );
  return { actor, event, convocatory };
}

test('SQL sorts every pair of states into the group that the rules say, and counts all of it', async () => {
  const { actor, event, convocatory } = await crowdedEvent(48);
  const confirmed = await makeConvocated(database.db, { convocatory });
  await makeClaim(database.db, { convocated: confirmed });
  await makeConvocated(database.db, { convocatory });
  const groups = await listEventTalents(actor, event.id, { limit: 100 });
  const told = groups.flatMap(({ group, talents }) => talents.map((place) => [group, groupOf(place)]));
  expect(told).toHaveLength(50);
  for (const [group, rule] of told) expect(group).toBe(rule);
  for (const { total, talents } of groups) expect(talents).toHaveLength(total);
  const states = groups.flatMap(({ talents }) => talents);
  expect(await countEventTalents(actor, event.id)).toEqual({
    called: 50,
    shown: 0,
    undecided: states.filter((row) => row.stateId === CONVOCATED.CALLED && row.applicationStateId === YES)
      .length,
    confirmed: 2,
    signed: 1,
    claimed: 1,
    toSign: 1,
    toClaim: 0,
  });
});

const YES = APPLICATION.ACCEPTED;

test('of a thousand called talents the first of each group are read, and one group page by page', async () => {
  const { actor, event } = await crowdedEvent(1000);
  const groups = await listEventTalents(actor, event.id);
  expect(groups.every(({ talents }) => talents.length === 20)).toBe(true);
  expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(1000);
  const discarded = groups.find(({ group }) => group === 'discarded');
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const [page] = await listEventTalents(actor, event.id, {
      group: 'discarded',
      limit: 90,
      ...(after ? { after } : {}),
    });
    expect(page).toMatchObject({ before: seen.length, total: discarded?.total });
    seen.push(...(page?.talents ?? []).map((row) => row.convocatedId));
    after = page?.next ?? null;
  } while (after);
  expect(new Set(seen).size).toBe(discarded?.total);
  const [back] = await listEventTalents(actor, event.id, {
    group: 'discarded',
    limit: 5,
    before: seen[10] ?? '',
  });
  expect(back?.talents.map((row) => row.convocatedId)).toEqual(seen.slice(5, 10));
  expect(back).toMatchObject({ before: 5, next: seen[9] });
  expect(seen.slice(0, 20)).toEqual(discarded?.talents.map((row) => row.convocatedId));
});

test('a page goes on behind a talent that has meanwhile gone to another group', async () => {
  const { actor, event } = await crowdedEvent(60);
  const read = async (after?: string) =>
    (await listEventTalents(actor, event.id, { group: 'waiting', limit: 2, ...(after ? { after } : {}) }))[0];
  const first = await read();
  const second = await read(first?.next ?? '');
  await database.db
    .update(convocateds)
    .set({ stateId: CONVOCATED.RESERVE })
    .where(eq(convocateds.id, first?.next ?? ''));
  const again = await read(first?.next ?? '');
  expect(again?.talents.map((row) => row.convocatedId)).toEqual(
    second?.talents.map((row) => row.convocatedId),
  );
  expect(again?.before).toBe(1);
});

test('search looks past accents and case, takes no pattern, and stays within the call chosen', async () => {
  const { actor, event, convocatory } = await castEvent();
  const other = await makeConvocatory(database.db, { event });
  const ingrid = { name: 'Íngrid', lastname: 'Peña' };
  const place = await makeConvocated(database.db, {
    convocatory,
    talent: await makeTalent(database.db, ingrid),
  });
  await makeConvocated(database.db, { convocatory: other, talent: await makeTalent(database.db, ingrid) });
  const found = async (search: string, convocatoryId?: string) =>
    (
      await listEventTalents(actor, event.id, { search, ...(convocatoryId ? { convocatoryId } : {}) })
    ).flatMap(({ talents }) => talents.map((row) => row.convocatedId));
  expect(await found('INGRID pen')).toHaveLength(2);
  expect(await found('ingrid', convocatory.id)).toEqual([place.id]);
  expect(await found('%')).toEqual([]);
});

test('names are told of whom the event called, and of nobody else', async () => {
  const { actor, event, paid } = await castEvent();
  const stranger = await makeConvocated(database.db);
  const names = await findEventTalentNames(actor, event.id, [paid.talentId, stranger.talentId]);
  expect([...names.keys()]).toEqual([paid.talentId]);
  const other = await makeAgencyUser(database.db);
  expect(await findEventTalentNames(other.actor, event.id, [paid.talentId])).toEqual(new Map());
});

test('the figures of the funnel are those of the lists they lead to', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const called = {
    convocatory,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  } as const;
  const seenAt = new Date();
  await makeConvocated(database.db, called);
  await makeConvocated(database.db, { ...called, seenAt });
  await makeConvocated(database.db, { ...called, seenAt, stateId: CONVOCATED.DISCARDED });
  await makeConvocated(database.db, {
    ...called,
    repliedAt: seenAt,
    applicationStateId: APPLICATION.REJECTED,
  });
  await makeConvocated(database.db, { ...called, seenAt, applicationStateId: APPLICATION.ACCEPTED });
  const signed = await makeConvocated(database.db, { convocatory, seenAt });
  await makeContract(database.db, { convocated: signed });
  const figures = await getConvocatory(actor, convocatory.id);
  const listed = async (stage: Stage) =>
    (await listEventTalents(actor, event.id, { stage })).reduce((sum, { total }) => sum + total, 0);
  const found = Object.fromEntries(
    await Promise.all(STAGES.map(async (stage) => [stage, await listed(stage)])),
  );
  expect(found).toEqual({ called: 5, seen: 4, accepted: 2, confirmed: 1, signed: 1 });
  expect(figures).toMatchObject(found);
});

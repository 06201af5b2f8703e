import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { type Convocated, makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { disownAnswer } from './disown-answer';
import { countDisownedAnswers, listDisownedAnswers } from './queries';
import { recordOutsideAnswer } from './record-outside-answer';
import { seeDisownedAnswers } from './see-disowned';

const database = useDatabase();
const silent = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };

/** Somebody records a yes, and the talent says by its own link that it never gave one. */
async function disown(producer: Actor, { id, agencyId, convocatoryId, talentId }: Convocated): Promise<void> {
  await recordOutsideAnswer(producer, { id });
  await disownAnswer({
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'TALENT_REPLY',
    agencyId,
    subject: { convocatoryId, talentId },
  });
}

test('stand in the list of the administrator with who recorded them, newest first, and how many its agency has', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  expect(await listDisownedAnswers(administrator)).toEqual([]);
  const [one, other] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
  const talent = await makeTalent(database.db);
  const first = await makeConvocated(database.db, { agency: one.agency, talent, ...silent });
  const second = await makeConvocated(database.db, { agency: one.agency, ...silent });
  const third = await makeConvocated(database.db, { agency: other.agency, ...silent });
  const recorded = await makeConvocated(database.db, { agency: other.agency, ...silent });
  await recordOutsideAnswer(other.actor, { id: recorded.id });
  await disown(one.actor, first);
  await disown(one.actor, second);
  await disown(other.actor, third);
  const rows = await listDisownedAnswers(administrator);
  expect(rows.map(({ id, ofAgency }) => [id, ofAgency])).toEqual([
    [third.id, 1],
    [second.id, 2],
    [first.id, 2],
  ]);
  const [event] = await database.db.select().from(events).where(eq(events.id, first.eventId));
  expect(rows[2]).toMatchObject({
    talentId: talent.id,
    talentName: `${talent.name} ${talent.lastname}`,
    agencyName: one.agency.name,
    eventName: event?.name,
    producerName: `${one.user.name} ${one.user.lastname}`,
    recordedAt: expect.any(Date),
    disownedAt: expect.any(Date),
  });
  expect(await countDisownedAnswers(administrator)).toEqual({
    all: 3,
    total: 3,
    oldestAt: rows[2]?.disownedAt,
  });
  const seen = { ids: [third.id, recorded.id] };
  await expect(seeDisownedAnswers(one.actor, seen)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const twice = [seeDisownedAnswers(administrator, seen), seeDisownedAnswers(administrator, seen)];
  expect((await Promise.all(twice)).toSorted()).toEqual([0, 1]);
  const order = (await listDisownedAnswers(administrator)).map(({ id, seenAt }) => [id, seenAt !== null]);
  expect(order).toEqual([
    [second.id, false],
    [first.id, false],
    [third.id, true],
  ]);
  expect(await countDisownedAnswers(administrator)).toEqual({
    all: 3,
    total: 2,
    oldestAt: rows[2]?.disownedAt,
  });
  for (const read of [listDisownedAnswers, countDisownedAnswers]) {
    await expect(read(one.actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

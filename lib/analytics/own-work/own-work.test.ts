import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocatories, events } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { TalentActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { listOwnWork } from './queries';

const database = useDatabase();

test('a talent reads its places across agencies, and of nobody else, in one statement', async () => {
  const talent = await makeTalent(database.db);
  const actor: TalentActor = { kind: 'talent', talentId: talent.id };
  const called = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
  const toAnswer = await makeConvocated(database.db, { talent, ...called });
  const answered = await makeConvocated(database.db, { talent, ...called, reply: 'MAYBE' });
  const discarded = await makeConvocated(database.db, {
    talent,
    ...called,
    stateId: CONVOCATED.DISCARDED,
  });
  const cancelled = await makeConvocated(database.db, { talent, ...called });
  await database.db
    .update(events)
    .set({ stateId: EVENT.CANCELLED, cancelledReason: 'Lluvia' })
    .where(eq(events.id, cancelled.eventId));
  const other = await makeTalent(database.db);
  await makeConvocated(database.db, { talent: other, ...called });
  const { result, statements } = await countStatements(() => listOwnWork(actor));
  expect(statements).toHaveLength(1);
  expect(Object.fromEntries(result.map(({ id, status }) => [id, status]))).toEqual({
    [toAnswer.id]: 'TO_ANSWER',
    [answered.id]: 'ANSWERED',
    [discarded.id]: 'NOT_CHOSEN',
    [cancelled.id]: 'CANCELLED',
  });
  const { actor: agencyUser } = await makeAgencyUser(database.db);
  await expect(listOwnWork(agencyUser)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('pages follow one another without losing or repeating a place', async () => {
  const talent = await makeTalent(database.db);
  const actor: TalentActor = { kind: 'talent', talentId: talent.id };
  const called = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
  const made: string[] = [];
  for (let number = 0; number < 5; number++) {
    made.push((await makeConvocated(database.db, { talent, ...called })).id);
  }
  // All begin at the same instant.
  const [one] = await database.db.select().from(convocatories).limit(1);
  await database.db
    .update(convocatories)
    .set({ startDate: one?.startDate ?? new Date(), endDate: one?.endDate ?? new Date() });
  const first = await listOwnWork(actor, { limit: 3 });
  const rest = await listOwnWork(actor, { limit: 3, after: first.at(-1)?.id ?? '' });
  expect([...first, ...rest].map(({ id }) => id).toSorted()).toEqual(made.toSorted());
});

test('who is confirmed signs', async () => {
  const talent = await makeTalent(database.db);
  const place = await makeConvocated(database.db, { talent });
  const [work] = await listOwnWork({ kind: 'talent', talentId: talent.id });
  expect(work).toMatchObject({
    id: place.id,
    status: 'TO_SIGN',
    path: `/contract-talent/${place.eventId}/${talent.id}`,
  });
});

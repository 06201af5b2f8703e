import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocatories, eventPersonals, events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { EVENT } from '@/lib/core/states';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { only } from '@/lib/testing/factories/sequence';
import { publishConvocatory } from './publish-convocatory';
import { updateConvocatory } from './update-convocatory';

const database = useDatabase();

test('what was left empty is not kept as a text', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CREATED });
  const call = await publishConvocatory(actor, {
    eventPersonalId: only(event.personals.slice(0, 1)).id,
    startDate: event.startDate,
    endDate: event.endDate,
    colourEyes: '',
    language: ' ',
    academicTraining: '',
    observations: '',
  });
  expect(call).toMatchObject({
    colourEyes: null,
    language: null,
    academicTraining: null,
    observations: null,
  });
});

test('nobody is called for people who are needed no more, nor for those who went while it waited', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CALLING });
  const need = only(event.personals.slice(0, 1));
  const { startDate, endDate } = event;
  const publish = () => publishConvocatory(actor, { eventPersonalId: need.id, startDate, endDate });
  const row = eq(eventPersonals.id, need.id);
  const call = await makeConvocatory(database.db, { event });
  const [other] = await database.db
    .insert(eventPersonals)
    .values({ ...need, id: crypto.randomUUID(), quantity: 0 })
    .returning();
  const noMore = { code: 'CONFLICT', messageKey: 'errors.convocatory.neededNoMore' };
  await expect(
    updateConvocatory(actor, { id: call.id, eventPersonalId: other?.id ?? '' }),
  ).rejects.toMatchObject(noMore);
  await database.db.update(eventPersonals).set({ quantity: 0 }).where(row);
  await expect(publish()).rejects.toMatchObject(noMore);
  await database.db.delete(convocatories).where(eq(convocatories.id, call.id));
  const late = await database.db.transaction(async (tx) => {
    await tx.select().from(events).where(eq(events.id, event.id)).for('update');
    const waiting = publish().catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tx.delete(eventPersonals).where(row);
    return { waiting };
  });
  expect(await late.waiting).toMatchObject({
    code: 'NOT_FOUND',
    messageKey: 'errors.event.personalNotFound',
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { remindTalent } from '../calling/remind-talent';
import { UNDO_MS } from '../rules';
import { decideConvocated } from './decide-convocated';
import { undoDecision } from './undo-decision';

const database = useDatabase();

async function called(fields: Parameters<typeof makeConvocated>[1] = {}) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const place = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED, ...fields });
  return { actor, agency, id: place.id };
}

const bookings = (id: string) => database.db.$count(talentBookings, eq(talentBookings.convocatedId, id));

test('a confirmation, a hold and a discard are undone, with their bookings, and the trail tells both', async () => {
  for (const stateId of [CONVOCATED.CONFIRMED, CONVOCATED.RESERVE, CONVOCATED.DISCARDED]) {
    const { actor, id } = await called();
    await decideConvocated(actor, { id, stateId });
    expect(await undoDecision(actor, { id })).toMatchObject({ stateId: CONVOCATED.CALLED });
    expect(await bookings(id)).toBe(0);
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(trail.map(({ action }) => action)).toEqual(['decide', 'undo']);
    await expect(undoDecision(actor, { id })).rejects.toMatchObject({
      messageKey: 'errors.convocated.changedSince',
    });
  }
});

test('a discarded reserve gets its hold back, and a confirmation is not given back', async () => {
  const { actor, id } = await called();
  await decideConvocated(actor, { id, stateId: CONVOCATED.RESERVE });
  await decideConvocated(actor, { id, stateId: CONVOCATED.DISCARDED });
  expect(await undoDecision(actor, { id })).toMatchObject({ stateId: CONVOCATED.RESERVE });
  expect(await bookings(id)).toBe(1);
  const bound = await called();
  await decideConvocated(bound.actor, { id: bound.id, stateId: CONVOCATED.CONFIRMED });
  await decideConvocated(bound.actor, { id: bound.id, stateId: CONVOCATED.DISCARDED });
  await expect(undoDecision(bound.actor, { id: bound.id })).rejects.toMatchObject({
    messageKey: 'errors.convocated.undoBinds',
  });
  expect(await bookings(bound.id)).toBe(0);
});

test('not after a while, nor once something else happened to the place, nor by another agency; twice at once it is undone once', async () => {
  const { actor, id } = await called({ applicationStateId: 1814, createdAt: new Date('2026-01-01') });
  await decideConvocated(actor, { id, stateId: CONVOCATED.RESERVE });
  const late = at(new Date(Date.now() + UNDO_MS + 1000), () => undoDecision(actor, { id }));
  await expect(late).rejects.toMatchObject({ messageKey: 'errors.convocated.undoLate' });
  const stranger = await makeAgencyUser(database.db);
  await expect(undoDecision(stranger.actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remindTalent(actor, { id });
  await expect(undoDecision(actor, { id })).rejects.toMatchObject({
    messageKey: 'errors.convocated.changedSince',
  });
  const other = await called();
  await decideConvocated(other.actor, { id: other.id, stateId: CONVOCATED.RESERVE });
  const twice = await Promise.allSettled([1, 2].map(() => undoDecision(other.actor, { id: other.id })));
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

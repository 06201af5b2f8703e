import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { convocatories } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { cancelEvent } from './cancel-event';
import { bookingOf, castEvent, inDays, mailsOf } from './testing/cast-event';
import { updateEvent } from './update-event';

const database = useDatabase();

describe('cancelEvent', () => {
  test('cancels its open calls, frees the dates and tells whoever counted on it', async () => {
    const { actor, agency, event, convocatory, confirmed, reading } = await castEvent(database.db);
    const closed = await makeConvocatory(database.db, { event, stateId: CONVOCATORY.CLOSED });
    await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.DISCARDED });
    await makeConvocated(database.db, {
      convocatory,
      stateId: CONVOCATED.CALLED,
      applicationStateId: 1816,
    });
    await cancelEvent(actor, { id: event.id, reason: 'Llovió' });
    const calls = await database.db
      .select()
      .from(convocatories)
      .where(eq(convocatories.eventId, event.id))
      .orderBy(convocatories.createdAt);
    expect(calls.map((call) => [call.id, call.stateId])).toEqual([
      [convocatory.id, CONVOCATORY.CANCELLED],
      [closed.id, CONVOCATORY.CLOSED],
    ]);
    expect(await bookingOf(database.db, confirmed.id)).toBeUndefined();
    await runAllJobs();
    expect(new Set(await mailsOf(database.db, agency.id))).toEqual(
      new Set([confirmed, reading].map((row) => ['convocatories.event-cancelled', 'SENT', row.id])),
    );
  });

  test('is refused to readers and finance, and once the event is over', async () => {
    const { agency, event } = await castEvent(database.db);
    for (const role of ['READ_ONLY', 'FINANCE'] as const) {
      const { actor } = await makeAgencyUser(database.db, { agency, role });
      const attempt = cancelEvent(actor, { id: event.id, reason: 'No' });
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(updateEvent(actor, { id: event.id, name: 'X' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const { actor } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const over = await makeEvent(database.db, {
      agency,
      startDate: inDays(-3),
      endDate: inDays(-2),
      stateId: EVENT.CONFIRMED,
    });
    const closed = { messageKey: 'errors.event.closed' };
    await expect(cancelEvent(actor, { id: over.id, reason: 'Tarde' })).rejects.toMatchObject(closed);
    await expect(updateEvent(actor, { id: over.id, name: 'X' })).rejects.toMatchObject(closed);
  });
});

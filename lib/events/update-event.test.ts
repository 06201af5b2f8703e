import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  convocateds,
  convocatories,
  eventDirectories,
  eventPersonals,
  events,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { decideConvocated } from '@/lib/convocatories/decisions/decide-convocated';
import { callDatesAfter } from '@/lib/convocatories/event-dates/rules';
import { endsOutside } from '@/lib/convocatories/rules';
import { CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getEvent } from './queries';
import { bookingOf, castEvent, inDays, mailsOf } from './testing/cast-event';
import { updateEvent } from './update-event';

const database = useDatabase();
describe('updateEvent', () => {
  test('what lay on the old dates follows to the new ones, and confirmed talents are told', async () => {
    const { actor, agency, event, convocatory, confirmed } = await castEvent(database.db);
    const apart = await makeConvocatory(database.db, { event, endDate: inDays(10.5) });
    await updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
    const calls = await database.db
      .select()
      .from(convocatories)
      .where(eq(convocatories.eventId, event.id))
      .orderBy(convocatories.createdAt);
    expect(calls.map((call) => [call.id, call.startDate, call.endDate, call.deadline])).toEqual([
      [convocatory.id, inDays(3), inDays(4), inDays(4)],
      [apart.id, inDays(3), inDays(3.5), null],
    ]);
    const needs = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, event.id));
    for (const need of needs) expect(need.startDate).toEqual(inDays(3));
    expect((await bookingOf(database.db, confirmed.id))?.during).toContain(
      inDays(3).toISOString().slice(0, 19).replace('T', ' '),
    );
    await runAllJobs({ early: true });
    expect(await mailsOf(database.db, agency.id)).toEqual([
      ['convocatories.event-changed', 'SENT', confirmed.id],
    ]);
  });

  test('new dates to which a talent had agreed, who is taken elsewhere on them, are refused, and nothing changes', async () => {
    const { actor, event, confirmed } = await castEvent(database.db);
    const elsewhere = await makeEvent(database.db, { startDate: inDays(3), endDate: inDays(4) });
    const talent = { ...(await makeTalent(database.db)), id: confirmed.talentId };
    await makeConvocated(database.db, { event: elsewhere, talent });
    const attempt = updateEvent(actor, {
      id: event.id,
      name: 'Otro',
      startDate: inDays(3),
      endDate: inDays(4),
    });
    await expect(attempt).rejects.toMatchObject({ messageKey: 'errors.event.talentsBooked' });
    expect(await getEvent(actor, event.id)).toMatchObject({ name: event.name, startDate: inDays(10) });
  });

  test('a yes to other dates binds nobody to new ones: the dates are free and the talent is asked again', async () => {
    const { actor, agency, event, confirmed, reading } = await castEvent(database.db);
    const call = await makeConvocatory(database.db, {
      event,
      stateId: CONVOCATORY.CLOSED,
      deadline: inDays(-1),
    });
    const bound = await makeConvocated(database.db, {
      convocatory: call,
      reply: 'YES',
      acceptedFrom: inDays(10),
      acceptedUntil: inDays(11),
    });
    const willing = await makeConvocated(database.db, { convocatory: call, stateId: CONVOCATED.RESERVE });
    await database.db.update(events).set({ stateId: EVENT.CONFIRMED }).where(eq(events.id, event.id));
    await updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
    const placeOf = async (id: string) =>
      (await database.db.select().from(convocateds).where(eq(convocateds.id, id)))[0];
    const pending = { applicationStateId: 1814, reply: null, acceptedFrom: null, acceptedUntil: null };
    expect(await placeOf(bound.id)).toMatchObject({ ...pending, stateId: CONVOCATED.CALLED });
    expect(await placeOf(willing.id)).toMatchObject({ ...pending, stateId: CONVOCATED.RESERVE });
    expect(await placeOf(confirmed.id)).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
    expect(await bookingOf(database.db, bound.id)).toBeUndefined();
    expect(await bookingOf(database.db, confirmed.id)).toBeDefined();
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, bound.id));
    expect(trail.map((entry) => entry.action)).toEqual(['ask-again']);
    const [reopened] = await database.db.select().from(convocatories).where(eq(convocatories.id, call.id));
    expect(reopened?.stateId).toBe(CONVOCATORY.OPEN);
    expect(+(reopened?.deadline ?? 0)).toBeGreaterThan(Date.now());
    const again = decideConvocated(actor, { id: bound.id, stateId: CONVOCATED.CONFIRMED });
    await expect(again).rejects.toMatchObject({ messageKey: 'errors.convocated.unanswered' });
    await runAllJobs({ early: true });
    const mails = await mailsOf(database.db, agency.id);
    expect(mails).toContainEqual(['convocatories.answer-again', 'SENT', bound.id]);
    expect(mails).toContainEqual(['convocatories.answer-again', 'SENT', willing.id]);
    expect(mails).toContainEqual(['convocatories.event-changed', 'SENT', confirmed.id]);
    expect(mails.map(([, , id]) => id)).not.toContain(reading.id);
  });

  test('a contract signed for other dates refuses the move; shorter dates it covers are allowed', async () => {
    const { actor, event, convocatory } = await castEvent(database.db);
    const signed = await makeConvocated(database.db, { convocatory });
    await makeContract(database.db, { convocated: signed });
    const attempt = updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
    await expect(attempt).rejects.toMatchObject({ messageKey: 'errors.event.contractsSigned' });
    expect(await getEvent(actor, event.id)).toMatchObject({ startDate: inDays(10) });
    await updateEvent(actor, { id: event.id, endDate: inDays(10.5) });
    expect(await bookingOf(database.db, signed.id)).toBeDefined();
  });

  test('whatever the dates, every call lies within the event afterwards', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
      .map(([from, length]) => ({ startDate: inDays(from), endDate: inDays(from + length) }));
    fc.assert(
      fc.property(span, span, span, (call, before, after) => {
        const dates = callDatesAfter(call, before, after);
        expect(endsOutside(dates, after)).toEqual([]);
        expect(dates.startDate <= dates.endDate).toBe(true);
        if (endsOutside(call, after).length === 0 && +call.startDate !== +before.startDate) {
          expect(dates).toEqual(call);
        }
      }),
    );
  });

  test('tells the audit trail only what differs, and nobody of a new description', async () => {
    const { actor, agency, event } = await castEvent(database.db);
    const { name, startDate, endDate, cityId } = event;
    await updateEvent(actor, { id: event.id, name, startDate, endDate, cityId, description: 'Nueva' });
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, event.id));
    expect(entry?.detail).toEqual({ fields: ['description'] });
    expect(await mailsOf(database.db, agency.id)).toEqual([]);
  });

  test('a venue and a brand come and go; the occasion keeps the dates of the event', async () => {
    const { actor, agency, event, confirmed } = await castEvent(database.db);
    await updateEvent(actor, { id: event.id, placeName: 'Teatro Colón', finalClientName: 'Marca' });
    const named = await getEvent(actor, event.id);
    expect(named).toMatchObject({ placeName: 'Teatro Colón', finalClientName: 'Marca' });
    await updateEvent(actor, { id: event.id, placeName: '', finalClientName: '', endDate: inDays(12) });
    expect(await getEvent(actor, event.id)).toMatchObject({ placeName: null, finalClientName: null });
    const [occasion] = await database.db
      .select()
      .from(eventDirectories)
      .where(eq(eventDirectories.id, named.eventDirectoryId ?? ''));
    expect(occasion?.endDate).toEqual(inDays(12));
    expect(await mailsOf(database.db, agency.id)).toEqual(
      [1, 2].map(() => ['convocatories.event-changed', 'QUEUED', confirmed.id]),
    );
  });

  test('[1.5/date range] dates out of order or already past are refused beside their field', async () => {
    const { actor, event } = await castEvent(database.db);
    const later = updateEvent(actor, { id: event.id, startDate: inDays(20) });
    await expect(later).rejects.toMatchObject({ fields: { endDate: 'validation.dateOrder' } });
    const past = updateEvent(actor, { id: event.id, startDate: inDays(-3), endDate: inDays(-2) });
    await expect(past).rejects.toMatchObject({ fields: { endDate: 'validation.past' } });
  });

  test('an address or a point alone is that of the venue there is', async () => {
    const { actor, event } = await castEvent(database.db);
    await updateEvent(actor, { id: event.id, placeName: 'Ágora', placeAddress: 'Calle 1' });
    await updateEvent(actor, { id: event.id, placeAddress: 'Calle 2' });
    await updateEvent(actor, { id: event.id, latitude: 4.6, longitude: -74.1 });
    expect(await getEvent(actor, event.id)).toMatchObject({
      ...{ placeName: 'Ágora', placeAddress: 'Calle 2' },
      ...{ latitude: 4.6, longitude: -74.1 },
    });
  });
});

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  convocateds,
  convocatories,
  emails,
  eventDirectories,
  eventPersonals,
  events,
  talentBookings,
} from '@/db/schema';
import { makeContract } from '@/db/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/db/testing/factories/convocatories';
import { makeEvent } from '@/db/testing/factories/events';
import { makeAgencyUser } from '@/db/testing/factories/identity';
import { makeTalent } from '@/db/testing/factories/talents';
import { useDatabase } from '@/db/testing/use-database';
import { decideConvocated } from '@/lib/convocatories/decide-convocated';
import { callDatesAfter } from '@/lib/convocatories/event-dates/rules';
import { endsOutside } from '@/lib/convocatories/rules';
import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { cancelEvent } from './cancel-event';
import { getEvent } from './queries';
import { updateEvent } from './update-event';

const database = useDatabase();
const DAY = 86_400_000;
const START = Math.floor(Date.now() / 1000) * 1000;
const inDays = (days: number) => new Date(START + days * DAY);

async function castEvent() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(10), endDate: inDays(11) });
  const convocatory = await makeConvocatory(database.db, { event, deadline: inDays(9) });
  const confirmed = await makeConvocated(database.db, {
    convocatory,
    acceptedFrom: inDays(2),
    acceptedUntil: inDays(13),
  });
  const reading = await makeConvocated(database.db, {
    convocatory,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  });
  return { actor, agency, event, convocatory, confirmed, reading };
}

const mailsOf = async (agencyId: string) =>
  (await database.db.select().from(emails).where(eq(emails.agencyId, agencyId))).map((mail) => [
    mail.kind,
    mail.status,
    mail.payload.convocatedId,
  ]);
const bookingOf = async (convocatedId: string) =>
  (await database.db.select().from(talentBookings).where(eq(talentBookings.convocatedId, convocatedId)))[0];

describe('updateEvent', () => {
  test('what lay on the old dates follows to the new ones, and confirmed talents are told', async () => {
    const { actor, agency, event, convocatory, confirmed } = await castEvent();
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
    expect((await bookingOf(confirmed.id))?.during).toContain(
      inDays(3).toISOString().slice(0, 19).replace('T', ' '),
    );
    await runAllJobs();
    expect(await mailsOf(agency.id)).toEqual([['convocatories.event-changed', 'SENT', confirmed.id]]);
  });

  test('new dates to which a talent had agreed, who is taken elsewhere on them, are refused, and nothing changes', async () => {
    const { actor, event, confirmed } = await castEvent();
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
    const { actor, agency, event, confirmed, reading } = await castEvent();
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
    expect(await bookingOf(bound.id)).toBeUndefined();
    expect(await bookingOf(confirmed.id)).toBeDefined();
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, bound.id));
    expect(trail.map((entry) => entry.action)).toEqual(['ask-again']);
    const [reopened] = await database.db.select().from(convocatories).where(eq(convocatories.id, call.id));
    expect(reopened?.stateId).toBe(CONVOCATORY.OPEN);
    expect(+(reopened?.deadline ?? 0)).toBeGreaterThan(Date.now());
    const again = decideConvocated(actor, { id: bound.id, stateId: CONVOCATED.CONFIRMED });
    await expect(again).rejects.toMatchObject({ messageKey: 'errors.convocated.unanswered' });
    await runAllJobs();
    const mails = await mailsOf(agency.id);
    expect(mails).toContainEqual(['convocatories.answer-again', 'SENT', bound.id]);
    expect(mails).toContainEqual(['convocatories.answer-again', 'SENT', willing.id]);
    expect(mails).toContainEqual(['convocatories.event-changed', 'SENT', confirmed.id]);
    expect(mails.map(([, , id]) => id)).not.toContain(reading.id);
  });

  test('a contract signed for other dates refuses the move; shorter dates it covers are allowed', async () => {
    const { actor, event, convocatory } = await castEvent();
    const signed = await makeConvocated(database.db, { convocatory });
    await makeContract(database.db, { convocated: signed });
    const attempt = updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
    await expect(attempt).rejects.toMatchObject({ messageKey: 'errors.event.contractsSigned' });
    expect(await getEvent(actor, event.id)).toMatchObject({ startDate: inDays(10) });
    await updateEvent(actor, { id: event.id, endDate: inDays(10.5) });
    expect(await bookingOf(signed.id)).toBeDefined();
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
    const { actor, agency, event } = await castEvent();
    const { name, startDate, endDate, cityId } = event;
    await updateEvent(actor, { id: event.id, name, startDate, endDate, cityId, description: 'Nueva' });
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, event.id));
    expect(entry?.detail).toEqual({ fields: ['description'] });
    expect(await mailsOf(agency.id)).toEqual([]);
  });

  test('a venue and a brand come and go; the occasion keeps the dates of the event', async () => {
    const { actor, agency, event, confirmed } = await castEvent();
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
    expect(await mailsOf(agency.id)).toEqual(
      [1, 2].map(() => ['convocatories.event-changed', 'QUEUED', confirmed.id]),
    );
  });

  test('dates out of order or already past are refused beside their field', async () => {
    const { actor, event } = await castEvent();
    const later = updateEvent(actor, { id: event.id, startDate: inDays(20) });
    await expect(later).rejects.toMatchObject({ fields: { endDate: 'validation.dateOrder' } });
    const past = updateEvent(actor, { id: event.id, startDate: inDays(-3), endDate: inDays(-2) });
    await expect(past).rejects.toMatchObject({ fields: { endDate: 'validation.past' } });
  });
});

describe('cancelEvent', () => {
  test('cancels its open calls, frees the dates and tells whoever counted on it', async () => {
    const { actor, agency, event, convocatory, confirmed, reading } = await castEvent();
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
    expect(await bookingOf(confirmed.id)).toBeUndefined();
    await runAllJobs();
    expect(new Set(await mailsOf(agency.id))).toEqual(
      new Set([confirmed, reading].map((row) => ['convocatories.event-cancelled', 'SENT', row.id])),
    );
  });

  test('is refused to readers and finance, and once the event is over', async () => {
    const { agency, event } = await castEvent();
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

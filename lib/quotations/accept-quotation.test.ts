import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eventPersonals, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { QUOTATION } from '@/lib/core/states';
import { getEvent, listEvents } from '@/lib/events/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { acceptQuotation } from './accept-quotation';

const database = useDatabase();
const sent = { stateId: QUOTATION.SENT, place: 'Museo Nacional', address: 'Carrera 7 # 28-66' };

describe('acceptQuotation', () => {
  test('accepts the quotation and creates its event with venue, total and people', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const quotation = await makeQuotation(database.db, { agency, ...sent });
    const { eventId } = await acceptQuotation(actor, { quotationId: quotation.id });
    const detail = await getEvent(actor, eventId);
    expect(detail).toMatchObject({
      stateId: 33,
      name: quotation.nameEvent,
      totalEvent: quotation.total,
      quotationId: quotation.id,
      placeName: 'Museo Nacional',
      placeAddress: 'Carrera 7 # 28-66',
      confirmed: 0,
    });
    const people = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId));
    expect(people.length).toBeGreaterThan(0);
    expect(detail.wanted).toBe(people.reduce((sum, row) => sum + row.quantity, 0));
    const [row] = await database.db.select().from(quotations).where(eq(quotations.id, quotation.id));
    expect(row?.stateId).toBe(QUOTATION.ACCEPTED);
  });

  test('50 at once make one event, and everybody gets it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const quotation = await makeQuotation(database.db, { agency, ...sent });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => acceptQuotation(actor, { quotationId: quotation.id })),
    );
    expect(new Set(answers.map(({ eventId }) => eventId)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'OPENED')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'WAS_ACCEPTED')).toHaveLength(49);
    const rows = await database.db.select().from(events).where(eq(events.quotationId, quotation.id));
    expect(rows).toHaveLength(1);
    expect(await listEvents(actor)).toHaveLength(1);
  });

  test('a draft, a rejected one and one of another agency become no event', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const refused = [
      [QUOTATION.DRAFT, 'errors.quotation.notSent'],
      [QUOTATION.REJECTED, 'errors.quotation.alreadyRejected'],
      [QUOTATION.EXPIRED, 'errors.quotation.expired'],
    ] as const;
    for (const [stateId, messageKey] of refused) {
      const quotation = await makeQuotation(database.db, { agency, ...sent, stateId });
      const attempt = acceptQuotation(actor, { quotationId: quotation.id });
      await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT', messageKey });
    }
    const theirs = await makeQuotation(database.db, sent);
    const attempt = acceptQuotation(actor, { quotationId: theirs.id });
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listEvents(actor)).toEqual([]);
  });

  test('two events at one venue share it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const ids: (string | null)[] = [];
    for (const name of ['Uno', 'Dos']) {
      const quotation = await makeQuotation(database.db, { agency, ...sent, nameEvent: name });
      const { eventId } = await acceptQuotation(actor, { quotationId: quotation.id });
      ids.push((await getEvent(actor, eventId)).placeName);
    }
    expect(ids).toEqual(['Museo Nacional', 'Museo Nacional']);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { convocateds, convocatories, events, linkTokens, whatsappEvents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { tapOn } from '@/lib/testing/whatsapp-server';
import { useWhatsApp } from './testing/use-whatsapp';

const database = useDatabase();
const { tell, calledTalent, answerOf, textsTo } = useWhatsApp(database);
const NOW = new Date();

describe('a button', () => {
  test("is the talent's own answer, and handled once however often it is told", async () => {
    const { place, message, number } = await calledTalent();
    expect(message.request.template?.name).toBe('elenco_convocatoria');
    const tap = tapOn(message, 0, NOW);
    await tell(tap, tap);
    await tell(tap);
    expect(await answerOf(place.id)).toBe(APPLICATION.ACCEPTED);
    expect(textsTo(number)).toHaveLength(1);
    expect(textsTo(number)[0]).toContain('Quedó tu sí');
    // Nothing of what was told stays readable.
    const kept = await database.db.select().from(whatsappEvents);
    expect(kept.every(({ body, takenAt }) => body === null && takenAt !== null)).toBe(true);
  });

  test('says no, and an earlier tap that comes later changes nothing', async () => {
    const { place, message } = await calledTalent();
    const yes = tapOn(message, 0, new Date(NOW.getTime() - 60_000));
    await tell(tapOn(message, 1, NOW));
    await tell(yes);
    expect(await answerOf(place.id)).toBe(APPLICATION.REJECTED);
  });

  test('does not count from another number, on another message or with another secret', async () => {
    const { place, message } = await calledTalent();
    const other = await calledTalent();
    const foreign = '573115556677';
    await tell(tapOn(message, 0, NOW, { from: foreign }), tapOn(message, 0, NOW, { from: foreign }));
    await tell(tapOn(message, 0, NOW, { contextId: other.message.id }));
    await tell(
      tapOn(message, 0, NOW, { payload: `YES.${'A'.repeat(43)}` }),
      tapOn(message, 0, NOW, { payload: 'YES' }),
    );
    await tell(tapOn(other.message, 0, NOW, { from: message.waId }));
    expect([await answerOf(place.id), await answerOf(other.place.id)]).toEqual([
      APPLICATION.PENDING,
      APPLICATION.PENDING,
    ]);
    expect(textsTo(foreign)).toEqual([expect.stringContaining('solo funciona desde el número')]);
  });

  test.each([
    [
      'an ended call',
      (one: Awaited<ReturnType<typeof calledTalent>>) =>
        database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, one.place.eventId)),
    ],
    [
      'a link taken back',
      (one: Awaited<ReturnType<typeof calledTalent>>) =>
        database.db.update(linkTokens).set({ revokedAt: NOW }).where(eq(linkTokens.talentId, one.talent.id)),
    ],
    [
      'other dates than it said',
      (one: Awaited<ReturnType<typeof calledTalent>>) =>
        database.db
          .update(convocatories)
          .set({ endDate: new Date(one.convocatory.endDate.getTime() - 3_600_000) })
          .where(eq(convocatories.id, one.convocatory.id)),
    ],
    [
      'a place that is gone',
      (one: Awaited<ReturnType<typeof calledTalent>>) =>
        database.db
          .update(convocateds)
          .set({ stateId: CONVOCATED.DISCARDED })
          .where(eq(convocateds.id, one.place.id)),
    ],
  ])('gets kind words for %s', async (_name, end) => {
    const one = await calledTalent();
    await end(one);
    await tell(tapOn(one.message, 0, NOW));
    expect(await answerOf(one.place.id)).toBe(APPLICATION.PENDING);
    expect(textsTo(one.number)).toEqual([expect.stringContaining('/mi-perfil')]);
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventPersonals, linkTokens } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { castEvent, inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { answerCall } from '../answers/answer-call';

const database = useDatabase();

test('what it needs of people lies within the new dates, also what had dates of its own', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(10), endDate: inDays(14) });
  const [need] = event.personals;
  await database.db
    .update(eventPersonals)
    .set({ startDate: inDays(11), endDate: inDays(12) })
    .where(eq(eventPersonals.id, need?.id ?? ''));
  await updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(7) });
  const [moved] = await database.db
    .select()
    .from(eventPersonals)
    .where(eq(eventPersonals.id, need?.id ?? ''));
  expect(moved).toMatchObject({ startDate: inDays(4), endDate: inDays(5) });
});

test('its living links end 30 days after the new end, and no ended one comes back', async () => {
  const { actor, event, reading } = await castEvent(database.db);
  const subject = { eventId: event.id, talentId: reading.talentId, agencyId: event.agencyId };
  const living = await makeLink(database.db, 'CONTRACT', { ...subject, expiresAt: inDays(41) });
  const ended = await makeLink(database.db, 'CONTRACT', { ...subject, expiresAt: inDays(-1) });
  const revoked = await makeLink(database.db, 'CLAIM', {
    ...subject,
    expiresAt: inDays(41),
    revokedAt: inDays(-1),
  });
  await updateEvent(actor, { id: event.id, endDate: inDays(13) });
  const expiryOf = async ({ row }: typeof living) =>
    (await database.db.select().from(linkTokens).where(eq(linkTokens.id, row.id)))[0]?.expiresAt;
  expect(await expiryOf(living)).toEqual(inDays(43));
  expect(await expiryOf(ended)).toEqual(inDays(-1));
  expect(await expiryOf(revoked)).toEqual(inDays(41));
});

test('a yes pressed below the old dates is refused, a no is not', async () => {
  const { actor, event, reading } = await castEvent(database.db);
  await updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'TALENT_REPLY',
    agencyId: event.agencyId,
    subject: { convocatoryId: reading.convocatoryId, talentId: reading.talentId },
  };
  const old = { startDate: inDays(10), endDate: inDays(11) };
  await expect(answerCall(holder, { reply: 'YES', shown: old })).rejects.toMatchObject({
    messageKey: 'errors.convocatory.datesMoved',
  });
  expect(await answerCall(holder, { reply: 'NO', shown: old })).toMatchObject({ reply: 'NO' });
  const now = { startDate: inDays(3), endDate: inDays(4) };
  expect(await answerCall(holder, { reply: 'YES', shown: now })).toMatchObject({ acceptedFrom: inDays(3) });
});

test('the refusal tells how many contracts are concerned, in all calls', async () => {
  const { actor, event } = await castEvent(database.db);
  const first = await makeConvocatory(database.db, { event });
  const second = await makeConvocatory(database.db, { event });
  const covering = { acceptedFrom: inDays(2), acceptedUntil: inDays(13) };
  for (const [call, accepted] of [
    [first, {}],
    [second, {}],
    [second, {}],
    [second, covering],
  ] as const) {
    const convocated = await makeConvocated(database.db, { convocatory: call, ...accepted });
    await makeContract(database.db, { convocated });
  }
  const attempt = updateEvent(actor, { id: event.id, startDate: inDays(3), endDate: inDays(4) });
  await expect(attempt).rejects.toMatchObject({
    messageKey: 'errors.event.contractsSigned',
    values: { count: 3 },
  });
});

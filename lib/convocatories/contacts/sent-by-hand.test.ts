import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listSentMessages } from '@/lib/operations/sent/queries';
import { resendMessage } from '@/lib/operations/sent/send-again';
import { at } from '@/lib/platform/clock';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { listEventTalents } from '../event-talents/queries';
import { recordSentByHand, takeBackSentByHand } from './sent-by-hand';

const database = useDatabase();

async function placed() {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const place = await makeConvocated(database.db, { agency });
  const row = async () => {
    const [group] = await listEventTalents(actor, place.eventId);
    return group?.talents[0];
  };
  return { actor, agency, user, place, row };
}

test('what a producer sent itself stands in the one list of messages with its name, and on the board', async () => {
  const { actor, user, place, row } = await placed();
  expect((await row())?.byHand).toBeNull();
  const call = { convocatedId: place.id, purpose: 'TALENT_REPLY' } as const;
  const id = await recordSentByHand(actor, call);
  expect(await recordSentByHand(actor, call)).toBe(id);
  await recordSentByHand(actor, { ...call, purpose: 'CONTRACT' });
  const later = await at(new Date(Date.now() + 3_600_000), () => recordSentByHand(actor, call));
  expect((await row())?.byHand).toEqual({
    call: { id: later, at: expect.any(String) },
    contract: { id: expect.any(String), at: expect.any(String) },
  });
  const list = await listSentMessages(actor, { eventId: place.eventId });
  expect(list).toHaveLength(3);
  expect(list.at(-1)).toMatchObject({
    kind: 'by-hand.call',
    channel: 'whatsapp',
    status: 'SENT',
    sentBy: `${user.name} ${user.lastname}`,
  });
  const own = await listSentMessages(
    { kind: 'talent', talentId: place.talentId },
    { talentId: place.talentId },
  );
  expect(own.map(({ sentBy }) => sentBy)).toEqual([null, null, null]);
  await expect(resendMessage(actor, id)).rejects.toMatchObject({ messageKey: 'errors.message.byHand' });
});

test('it is taken back once, by the agency alone, and the trail tells both', async () => {
  const { actor, place, row } = await placed();
  const id = await recordSentByHand(actor, { convocatedId: place.id, purpose: 'CLAIM' });
  const stranger = await makeAgencyUser(database.db);
  await expect(takeBackSentByHand(stranger.actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const both = await Promise.allSettled([1, 2].map(() => takeBackSentByHand(actor, { id })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await row())?.byHand).toBeNull();
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(trail.map(({ action }) => action)).toEqual(['by-hand', 'take-back']);
  // What Elenco sent is not taken back so.
  const [sent] = await database.db
    .insert(messages)
    .values({ agencyId: actor.agencyId, kind: 'x', payload: {}, channel: 'email', status: 'SENT' })
    .returning();
  await expect(takeBackSentByHand(actor, { id: sent?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('strangers, who may not call, and two presses at once', async () => {
  const { actor, place } = await placed();
  const input = { convocatedId: place.id, purpose: 'CONTRACT' } as const;
  const stranger = await makeAgencyUser(database.db);
  await expect(recordSentByHand(stranger.actor, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(recordSentByHand({ ...actor, role: 'FINANCE' }, input)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(recordSentByHand({ kind: 'anonymous' }, input)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const ids = await Promise.all([1, 2, 3].map(() => recordSentByHand(actor, input)));
  expect(new Set(ids).size).toBe(1);
});

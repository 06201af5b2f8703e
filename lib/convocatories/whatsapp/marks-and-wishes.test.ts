import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, convocateds, messages, whatsappEvents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { findWhatsAppLeaving } from '@/lib/talents/consents/whatsapp-leaving';
import { getMessageSettings } from '@/lib/talents/own/message-settings/queries';
import { saveMessageSettings } from '@/lib/talents/own/message-settings/save-message-settings';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { markOf, writtenBy } from '@/lib/testing/whatsapp-server';
import { callTalents } from '../calling/call-talents';
import { useWhatsApp } from './testing/use-whatsapp';

const database = useDatabase();
const { keep, tell, calledTalent, rowOf, textsTo, templatesTo } = useWhatsApp(database);
const NOW = new Date();

describe('marks', () => {
  test('in any order, in one batch, leave the last of them', async () => {
    const { message, talent, place } = await calledTalent();
    await tell(markOf(message, 'read', NOW), markOf(message, 'delivered', NOW), markOf(message, 'sent', NOW));
    expect(await rowOf(talent.id)).toMatchObject({
      status: 'OPENED',
      providerId: message.id,
      deliveredAt: expect.any(Date),
      openedAt: expect.any(Date),
    });
    // Who read it has seen its call.
    const [seen] = await database.db.select().from(convocateds).where(eq(convocateds.id, place.id));
    expect(seen?.seenAt).toEqual(new Date(Math.floor(NOW.getTime() / 1000) * 1000));
  });

  test('say why a message did not arrive', async () => {
    const { message, talent } = await calledTalent();
    await tell(markOf(message, 'failed', NOW, 131026));
    expect(await rowOf(talent.id)).toMatchObject({
      status: 'FAILED',
      error: 'WhatsApp: UNREACHABLE (131026)',
    });
  });

  test('that come before the message is known to be sent are tried again', async () => {
    const { message, talent } = await calledTalent();
    const { id } = (await rowOf(talent.id)) ?? {};
    const set = (change: Partial<typeof messages.$inferInsert>) =>
      database.db
        .update(messages)
        .set(change)
        .where(eq(messages.id, id ?? ''));
    await set({ status: 'QUEUED', providerId: null });
    await keep(markOf(message, 'delivered', NOW));
    expect((await runAllJobs({ tolerateFailures: true })).failed).toEqual([
      'notifications.take-whatsapp-event',
    ]);
    const [kept] = await database.db
      .select()
      .from(whatsappEvents)
      .where(eq(whatsappEvents.id, `status:${message.id}:delivered`));
    expect(kept?.takenAt).toBeNull();
    await set({ status: 'SENT', providerId: message.id });
  });
});

describe('who wants none', () => {
  test('nobody is written to without its consent to messages', async () => {
    const { message, talent } = await calledTalent({ consents: false });
    expect([message, await rowOf(talent.id)]).toEqual([undefined, undefined]);
  });

  test('BAJA ends every message to that number, ALTA brings them back, and old words change nothing', async () => {
    const one = await calledTalent();
    const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
    const callAgain = async () => {
      const convocatory = await makeConvocatory(database.db, { agency: one.agency });
      await callTalents(one.actor, { convocatoryId: convocatory.id, talentIds: [one.talent.id] });
      await runAllJobs();
      return templatesTo(one.number);
    };
    await tell(writtenBy(one.number, 'Baja', minutes(2)));
    expect(textsTo(one.number)).toEqual([expect.stringContaining('no te escribimos más')]);
    const own = { kind: 'talent', talentId: one.talent.id } as const;
    expect(await findWhatsAppLeaving(own)).toMatchObject({
      comeBackUrl: 'https://wa.me/15550000000?text=ALTA',
    });
    expect(await callAgain()).toBe(1);
    await tell(writtenBy(one.number, 'alta', minutes(1)));
    expect(await callAgain()).toBe(1);
    await tell(writtenBy(one.number, 'ALTA', minutes(3)));
    expect(await callAgain()).toBe(2);
    expect(await findWhatsAppLeaving(own)).toBeNull();
    // The word that came too late is none, and is in no trail.
    const trail = await database.db
      .select({ action: auditEntries.action, actor: auditEntries.actorKind })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'talent'), eq(auditEntries.entityId, one.talent.id)))
      .orderBy(auditEntries.id);
    expect(trail).toEqual([
      { action: 'leave-whatsapp', actor: 'job' },
      { action: 'return-whatsapp', actor: 'job' },
    ]);
  });

  test('who turned WhatsApp off in its place gets none, and mail all the same', async () => {
    const one = await calledTalent({ consents: true });
    const actor = { kind: 'talent', talentId: one.talent.id } as const;
    await saveMessageSettings(actor, { ...(await getMessageSettings(actor)), whatsapp: false });
    const convocatory = await makeConvocatory(database.db, { agency: one.agency });
    await callTalents(one.actor, { convocatoryId: convocatory.id, talentIds: [one.talent.id] });
    await runAllJobs();
    expect(templatesTo(one.number)).toBe(1);
    const told = await database.db
      .select({ channel: messages.channel })
      .from(messages)
      .where(and(eq(messages.talentId, one.talent.id), eq(messages.eventId, convocatory.eventId)));
    expect(told).toEqual([{ channel: 'email' }]);
  });

  test('other words are answered once a day', async () => {
    const number = '573017778899';
    await tell(writtenBy(number, '¿Dónde es?', NOW), writtenBy(number, '¿A qué hora?', NOW));
    expect(textsTo(number)).toEqual([expect.stringContaining('nadie lee las respuestas')]);
    await at(new Date(NOW.getTime() + 25 * 3_600_000), () => tell(writtenBy(number, 'Hola', NOW)));
    expect(textsTo(number)).toHaveLength(2);
  });
});

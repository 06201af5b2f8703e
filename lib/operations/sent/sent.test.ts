import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { MessageStatus } from '@/db/values/messages';
import type { AgencyActor } from '@/lib/core/actor';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { listSentMessages } from './queries';
import { resendMessage } from './send-again';

const database = useDatabase();
let actor: AgencyActor;
let agencyId: string;
let eventId: string;
let talentId: string;

beforeEach(async () => {
  const { actor: producer, agency } = await makeAgencyUser(database.db);
  actor = producer;
  agencyId = agency.id;
  eventId = (await makeEvent(database.db, { agencyId })).id;
  talentId = (await makeTalent(database.db, { name: 'Luz', lastname: 'Marín' })).id;
});

/** `ago` in minutes. */
async function keep(status: MessageStatus, ago = 60, more: Partial<typeof messages.$inferInsert> = {}) {
  const [row] = await database.db
    .insert(messages)
    .values({
      agencyId,
      eventId,
      talentId,
      kind: 'convocatories.talent-called',
      payload: { convocatedId: talentId },
      channel: 'email',
      toAddress: 'luz.secreta@prueba.co',
      status,
      createdAt: new Date(Date.now() - ago * 60_000),
      ...more,
    })
    .returning();
  return row?.id ?? '';
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('an event and a person have what was sent, newest first, page by page, without an address', async () => {
  const [oldest, middle, newest] = [
    await keep('SENT', 30),
    await keep('FAILED', 20, { error: 'Error: EENVELOPE 550 no such user' }),
    await keep('OPENED', 10, { channel: 'push' }),
  ];
  const all = await listSentMessages(actor, { eventId });
  expect(idsOf(all)).toEqual([newest, middle, oldest]);
  expect(all[1]).toMatchObject({ to: 'Luz Marín', reason: 'address', status: 'FAILED' });
  expect(JSON.stringify(all)).not.toContain('secreta');
  const first = await listSentMessages(actor, { eventId }, { limit: 2 });
  expect(idsOf(first)).toEqual([newest, middle]);
  expect(idsOf(await listSentMessages(actor, { eventId }, { after: middle }))).toEqual([oldest]);
  expect(idsOf(await listSentMessages(actor, { talentId }))).toEqual([newest, middle, oldest]);
});

test('an agency reads its own alone, a talent what was sent to it, the administrator all', async () => {
  const own = await keep('SENT');
  const other = await makeAgencyUser(database.db);
  expect(await listSentMessages(other.actor, { eventId })).toEqual([]);
  expect(await listSentMessages(other.actor, { talentId })).toEqual([]);
  expect(await listSentMessages(other.actor, { eventId }, { after: own })).toEqual([]);
  const { actor: administrator } = await makeAdministrator(database.db);
  expect(idsOf(await listSentMessages(administrator, { talentId }))).toEqual([own]);
  expect(idsOf(await listSentMessages({ kind: 'talent', talentId }, { talentId }))).toEqual([own]);
  const stranger = (await makeTalent(database.db)).id;
  expect(await listSentMessages({ kind: 'talent', talentId: stranger }, { talentId })).toEqual([]);
  expect(await listSentMessages({ kind: 'talent', talentId: stranger }, { eventId })).toEqual([]);
  await expect(listSentMessages({ kind: 'anonymous' }, { eventId })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('one that left is sent again as another row, once in five minutes, and is in the trail', async () => {
  const id = await keep('SENT');
  const again = await resendMessage(actor, id);
  expect(again).not.toBe(id);
  const [row] = await database.db.select().from(messages).where(eq(messages.id, again));
  expect(row).toMatchObject({ status: 'QUEUED', talentId, eventId, kind: 'convocatories.talent-called' });
  await expect(resendMessage(actor, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, again));
  expect(entry).toMatchObject({ entity: 'message', action: 'resend', agencyId });
});

test('two at once send one', async () => {
  const id = await keep('SENT');
  const outcomes = await Promise.allSettled([resendMessage(actor, id), resendMessage(actor, id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what waits, what went with another, and another agency’s are not sent again', async () => {
  for (const status of ['QUEUED', 'BUNDLED', 'CANCELLED'] as const) {
    await expect(resendMessage(actor, await keep(status))).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  const other = await makeAgencyUser(database.db);
  await expect(resendMessage(other.actor, await keep('SENT'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(resendMessage(actor, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

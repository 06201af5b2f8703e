import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { type Mark, markMessage } from './mark-message';

const database = useDatabase();

async function makeSent(providerId: string) {
  const values = {
    kind: 'test.alarm',
    payload: {},
    channel: 'whatsapp',
    status: 'SENT',
    providerId,
  } as const;
  const [row] = await database.db.insert(messages).values(values).returning();
  return row?.id ?? '';
}
const mark = (providerId: string, told: Mark) =>
  transact((tx) => markMessage(tx, { channel: 'whatsapp', providerId }, told));
const rowOf = async (id: string) =>
  (await database.db.select().from(messages).where(eq(messages.id, id))).at(0);

test('marks move a message forward, in whatever order and however often they come', async () => {
  const id = await makeSent('wamid.1');
  const opened = new Date('2026-11-22T15:00:00Z');
  expect(await mark('wamid.1', { status: 'OPENED', at: opened })).toMatchObject({ id, status: 'OPENED' });
  expect(await mark('wamid.1', { status: 'DELIVERED' })).toBeNull();
  expect(await mark('wamid.1', { status: 'OPENED' })).toBeNull();
  expect(await mark('wamid.1', { status: 'FAILED', error: 'late' })).toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 'OPENED', openedAt: opened, deliveredAt: opened });
});

test('one that failed on its way says why', async () => {
  const id = await makeSent('wamid.2');
  await mark('wamid.2', { status: 'FAILED', error: '131026 not on WhatsApp' });
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    error: '131026 not on WhatsApp',
    failedAt: expect.any(Date),
  });
});

test('what nobody sent is not marked, nor what another channel sent', async () => {
  await makeSent('wamid.3');
  expect(await mark('wamid.none', { status: 'DELIVERED' })).toBeNull();
  expect(
    await transact((tx) =>
      markMessage(tx, { channel: 'push', providerId: 'wamid.3' }, { status: 'DELIVERED' }),
    ),
  ).toBeNull();
});

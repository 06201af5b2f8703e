import { and, eq, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database, readWithin } from '@/lib/platform/database';
import type { JobContext, JobHandler } from '@/lib/platform/jobs/define-job';
import { failureText } from '@/lib/platform/jobs/failure-text';
import { transact } from '@/lib/platform/transaction';
import type { MessageRow } from './channel-sender';
import { SENDERS } from './channels';
import type { Channel } from './define-notice';
import { registeredNotice } from './registered-notices';

async function settle(row: MessageRow, change: Partial<typeof messages.$inferInsert>): Promise<void> {
  await database()
    .update(messages)
    .set({ ...change, attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, row.id), eq(messages.status, 'QUEUED')));
}

async function settleFailure(
  row: MessageRow,
  error: unknown,
  final: boolean,
  context: JobContext,
): Promise<void> {
  await settle(row, {
    error: failureText(error),
    ...(final ? { status: 'FAILED' as const, failedAt: currentTime() } : {}),
  });
  if (!final) throw error;
  const { id: messageId, kind, channel } = row;
  context.log.error({ messageId, kind, channel, error }, 'message given up');
}

/** Composing is a transaction of its own: a link's token is stored before anybody can follow the link. */
const compose = <Name extends Channel>(channel: Name, { kind, payload }: MessageRow, { actor }: JobContext) =>
  transact((tx) => readWithin(tx, () => registeredNotice(kind).compose(channel, payload, { tx, actor })));

async function send<Name extends Channel>(
  channel: Name,
  row: MessageRow,
  context: JobContext,
): Promise<void> {
  const sender = await SENDERS[channel]();
  try {
    const message = await compose(channel, row, context);
    const sent = message && (await sender.send(message, row, context));
    await settle(
      row,
      sent ? { ...sent, status: 'SENT', error: null, sentAt: currentTime() } : { status: 'CANCELLED' },
    );
  } catch (error) {
    await settleFailure(row, error, context.lastAttempt || sender.isPermanent(error), context);
  }
}

const isChannel = (name: string): name is Channel => name in SENDERS;

/**
 * Sends one message of the list: composes it from what is true now, hands it over, and only then marks it SENT. A worker
 * that dies in between sends it again.
 */
export const handle: JobHandler<{ messageId: string }> = async ({ messageId }, context) => {
  const [row] = await database().select().from(messages).where(eq(messages.id, messageId));
  if (row?.status !== 'QUEUED') return;
  if (!isChannel(row.channel)) throw new Error(`Nobody sends by ${row.channel}`);
  await send(row.channel, row, context);
};

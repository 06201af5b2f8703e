import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import type { ChannelName } from '@/db/values/messages';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { Person } from './channel-sender';
import { REACHES } from './channels';
import type { Channel, Notice, RegisteredNotice } from './define-notice';
import { sendMessage } from './jobs';

export type NoticeRecipient = Person & {
  /** The agency on whose behalf it is sent; null for the product's own. */
  readonly agencyId: string | null;
  /** The event that it is about, of that agency. */
  readonly eventId?: string | null;
  /** The address known now, for the list of mail; the one composed when it is sent prevails. */
  readonly email?: string | null;
  /** The channels to use, whatever the person chose; those of the notice that reach the person unless told. */
  readonly by?: readonly Channel[];
  /** No other channels than these, of those that reach the person. */
  readonly among?: readonly ChannelName[];
};

/** The channels of the notice that reach the person. */
async function chooseChannels(
  tx: Tx,
  notice: RegisteredNotice,
  to: NoticeRecipient,
): Promise<readonly Channel[]> {
  const channels = notice.channels.filter((channel) => to.among?.includes(channel) ?? true);
  if (to.by) return channels.filter((channel) => to.by?.includes(channel));
  // Mail reaches everybody.
  if (channels.every((channel) => channel === 'email')) return channels;
  const reached = channels.map((channel) => sql`${REACHES[channel](to)} as ${sql.identifier(channel)}`);
  const { rows } = await tx.execute<Record<string, boolean>>(sql`select ${sql.join(reached, sql`, `)}`);
  return channels.filter((channel) => rows[0]?.[channel]);
}

/**
 * Tells somebody something inside the caller's transaction: each message is composed and sent after the commit, and
 * never if that rolls back. Throws when the payload does not fit.
 */
export async function notify<Told extends Record<string, unknown>>(
  tx: Tx,
  notice: Notice<Told>,
  to: NoticeRecipient,
  payload: NoInfer<Told>,
): Promise<void> {
  const parsed = notice.parse(payload);
  const { agencyId, eventId, talentId, userId, clientId, email } = to;
  const row = { kind: notice.kind, payload: parsed, agencyId, eventId, talentId, userId, clientId };
  const channels = await chooseChannels(tx, notice, to);
  if (channels.length === 0) return;
  const queued = await tx
    .insert(messages)
    .values(
      channels.map((channel) => ({
        ...row,
        channel,
        toAddress: channel === 'email' ? (email ?? null) : null,
      })),
    )
    .returning({ id: messages.id });
  for (const { id: messageId } of queued) await enqueue(tx, sendMessage, { messageId });
}

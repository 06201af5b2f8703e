import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import type { ChannelName } from '@/db/values/messages';
import type { Person } from './channel-sender';
import { chooseChannels } from './choose-channels';
import type { Channel, Notice } from './define-notice';
import { queueMessage } from './jobs';

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
  /** It may not wait, neither for the end of quiet hours nor for more changes: it is about today. */
  readonly urgent?: boolean;
  /** False: what this notice tells is not one change of several this time. */
  readonly gathers?: boolean;
};

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
  const choices = await chooseChannels(tx, notice, to);
  if (choices.length === 0) return;
  const queued = await tx
    .insert(messages)
    .values(
      choices.map((choice) => ({
        ...row,
        ...choice,
        toAddress: choice.channel === 'email' ? (email ?? null) : null,
      })),
    )
    .returning({ id: messages.id, channel: messages.channel, dueAt: messages.dueAt });
  // Somebody waits for what is urgent: it takes no turn behind the agency's other messages.
  const turn = agencyId && !notice.urgent && !to.urgent ? { owner: agencyId } : {};
  for (const { dueAt, ...message } of queued) {
    await queueMessage(tx, message, { ...turn, ...(dueAt ? { runAt: dueAt } : {}) });
  }
}

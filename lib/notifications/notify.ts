import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import type { Person } from './channel-sender';
import { chooseChannels, type How } from './choose-channels';
import type { Notice } from './define-notice';
import { queueMessages } from './jobs';

/** Whom, on whose behalf, about which event. */
type Recipient = Person & {
  /** The agency on whose behalf it is sent; null for the product's own. */
  readonly agencyId: string | null;
  /** The event that it is about, of that agency. */
  readonly eventId?: string | null;
  /** The address known now, for the list of mail; the one composed when it is sent prevails. */
  readonly email?: string | null;
};

export type NoticeRecipient = Recipient & How;

/**
 * Tells somebody something inside the caller's transaction: each message is composed and sent after the commit, and
 * never if that rolls back. Throws when the payload does not fit.
 */
export const notify = <Told extends Record<string, unknown>>(
  tx: Tx,
  notice: Notice<Told>,
  to: NoticeRecipient,
  payload: NoInfer<Told>,
): Promise<void> => notifyAll(tx, notice, [{ to, payload }], to);

/**
 * Tells several people the same, each with its own payload and in the same way, in four statements however
 * many they are. Throws as above.
 */
export async function notifyAll<Told extends Record<string, unknown>>(
  tx: Tx,
  notice: Notice<Told>,
  told: readonly { readonly to: Recipient; readonly payload: NoInfer<Told> }[],
  how: How = {},
): Promise<void> {
  if (told.length === 0) return;
  const choices = await chooseChannels(
    tx,
    notice,
    told.map(({ to }) => to),
    how,
  );
  const rows = told.flatMap(({ to, payload }, place) => {
    const { agencyId, eventId, talentId, userId, clientId, email } = to;
    const row = {
      kind: notice.kind,
      payload: notice.parse(payload),
      agencyId,
      eventId,
      talentId,
      userId,
      clientId,
    };
    return (choices[place] ?? []).map((choice) => ({
      ...row,
      ...choice,
      toAddress: choice.channel === 'email' ? (email ?? null) : null,
    }));
  });
  if (rows.length === 0) return;
  const queued = await tx.insert(messages).values(rows).returning({
    id: messages.id,
    channel: messages.channel,
    dueAt: messages.dueAt,
    agencyId: messages.agencyId,
  });
  // Somebody waits for what is urgent: it takes no turn behind the agency's other messages.
  const isUrgent = notice.urgent || how.urgent;
  await queueMessages(
    tx,
    queued.map(({ agencyId, ...row }) => ({ ...row, owner: isUrgent ? null : agencyId })),
  );
}

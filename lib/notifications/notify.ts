import type { Tx } from '@/db/client';
import { emails } from '@/db/schema';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { Channel, Notice } from './define-notice';
import { sendEmail, sendText } from './jobs';

export type NoticeRecipient = {
  /** The agency on whose behalf it is sent; null for the product's own. */
  readonly agencyId: string | null;
  /** The address known now, for the log of mail; the one composed when it is sent prevails. */
  readonly email?: string | null;
  /** The channels to use; all that the notice has unless told. */
  readonly by?: readonly Channel[];
};

type Payload = Record<string, unknown>;
type Queue = (tx: Tx, kind: string, to: NoticeRecipient, payload: Payload) => Promise<void>;

const QUEUE_OF: Readonly<Record<Channel, Queue>> = {
  email: async (tx, kind, { agencyId, email }, payload) => {
    const row = { kind, payload, agencyId, toAddress: email ?? null };
    const [queued] = await tx.insert(emails).values(row).returning({ id: emails.id });
    if (!queued) throw new Error('The outbox did not return its row');
    await enqueue(tx, sendEmail, { emailId: queued.id });
  },
  text: (tx, kind, _to, payload) => enqueue(tx, sendText, { kind, payload }),
};

/**
 * Tells somebody something inside the caller's transaction: each message is composed and sent after the commit, and
 * never if that rolls back. Throws when the payload does not fit.
 */
export async function notify<Told extends Payload>(
  tx: Tx,
  notice: Notice<Told>,
  to: NoticeRecipient,
  payload: NoInfer<Told>,
): Promise<void> {
  const parsed = notice.parse(payload);
  for (const channel of notice.channels) {
    if (to.by?.includes(channel) ?? true) await QUEUE_OF[channel](tx, notice.kind, to, parsed);
  }
}

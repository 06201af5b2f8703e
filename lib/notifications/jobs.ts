import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import type { ChannelName } from '@/db/values/messages';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { type EnqueueOptions, enqueue, enqueueAll } from '@/lib/platform/jobs/enqueue';

const payload = z.strictObject({ messageId: z.uuid() });

const sending = async () => ({
  handle: (await import('./send-message')).sendingWith(queueMessage),
});

export const sendMessage = defineJob({
  name: 'notifications.send-message',
  lane: 'mail',
  payload,
  run: sending,
});

/** The same for messages that go to a telephone or a browser: their hosts hold no mail. */
const sendToDevice = defineJob({
  name: 'notifications.send-to-device',
  lane: 'outward',
  payload,
  run: sending,
});

/** Queues the sending of a row of `messages`. */
export const queueMessage = (
  tx: Tx,
  { id, channel }: { readonly id: string; readonly channel: ChannelName },
  options: EnqueueOptions = {},
): Promise<void> => enqueue(tx, channel === 'email' ? sendMessage : sendToDevice, { messageId: id }, options);

type Queued = {
  readonly id: string;
  readonly channel: ChannelName;
  readonly dueAt: Date | null;
  /** Whose turn it takes; null for what takes none. */
  readonly owner: string | null;
};

/** Queues the sending of rows of `messages`, each at its time: a statement for mail and one for devices. */
export async function queueMessages(tx: Tx, rows: readonly Queued[]): Promise<void> {
  const waiting = (isMail: boolean) =>
    rows
      .filter(({ channel }) => (channel === 'email') === isMail)
      .map(({ id, dueAt, owner }) => ({ payload: { messageId: id }, runAt: dueAt, owner }));
  await enqueueAll(tx, sendMessage, waiting(true));
  await enqueueAll(tx, sendToDevice, waiting(false));
}

export const jobs = [sendMessage, sendToDevice];

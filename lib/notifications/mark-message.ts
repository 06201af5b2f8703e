import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import type { MessageRow } from './channel-sender';

/** What who carried a message tells of it afterwards. */
export type Mark =
  | { readonly status: 'DELIVERED' | 'OPENED'; readonly at?: Date }
  | { readonly status: 'FAILED'; readonly at?: Date; readonly error: string };

/** From which states a mark moves a message: marks come in any order and more than once. */
const FROM = {
  DELIVERED: ['SENT'],
  OPENED: ['SENT', 'DELIVERED'],
  FAILED: ['SENT'],
} as const;

const SET = {
  DELIVERED: ({ at }: Mark) => ({ deliveredAt: at ?? currentTime() }),
  OPENED: ({ at }: Mark) => ({
    openedAt: at ?? currentTime(),
    deliveredAt: sql`coalesce(${messages.deliveredAt}, ${at ?? currentTime()})`,
  }),
  FAILED: (mark: Mark) => ({
    failedAt: mark.at ?? currentTime(),
    ...(mark.status === 'FAILED' ? { error: mark.error } : {}),
  }),
} as const;

/**
 * Writes down that a message was delivered, opened, or failed on its way, by the id that who carries it gave it. Returns
 * the row; null when there is none, or it says so or more already.
 */
export async function markMessage(
  tx: Tx,
  { channel, providerId }: Pick<MessageRow, 'channel'> & { readonly providerId: string },
  mark: Mark,
): Promise<MessageRow | null> {
  const [row] = await tx
    .update(messages)
    .set({ status: mark.status, ...SET[mark.status](mark) })
    .where(
      and(
        eq(messages.channel, channel),
        eq(messages.providerId, providerId),
        inArray(messages.status, [...FROM[mark.status]]),
      ),
    )
    .returning();
  return row ?? null;
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages, users } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { dataUpdated } from './notices';

/** Several changes in a row are one notice. */
const PAUSE_MS = 10 * 60 * 1000;

/** Queues the notice to a person that their data changed, unless one has just been queued. */
export async function queueDataUpdated(tx: Tx, userId: string): Promise<void> {
  // Locked, so that two at once queue one.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [recent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, dataUpdated.kind),
        sql`${messages.payload} ->> 'userId' = ${userId}`,
        gt(messages.createdAt, new Date(currentTime().getTime() - PAUSE_MS)),
      ),
    )
    .limit(1);
  if (!recent) await notify(tx, dataUpdated, { agencyId: null, userId }, { userId });
}

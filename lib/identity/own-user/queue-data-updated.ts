import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { users } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { dataUpdated } from './notices';

/** Several changes in a row are one notice. */
const PAUSE_MS = 10 * 60 * 1000;

/** Queues the notice to a person that their data changed, unless one has just been queued. */
export async function queueDataUpdated(tx: Tx, userId: string): Promise<void> {
  // Locked, so that two at once queue one.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (await wasSentLately(tx, dataUpdated, { userId }, PAUSE_MS)) return;
  await notify(tx, dataUpdated, { agencyId: null, userId }, { userId });
}

import { and, eq, isNull } from 'drizzle-orm';
import { webhooks } from '@/db/schema';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn } from '@/lib/platform/jobs/turn';
import { attempt } from './attempt';
import { takeNext } from './next-message';

/** How long one agency's messages are sent before others have the place. */
const TURN_MS = 5_000;

/**
 * Sends what is due to the addresses of one agency, to all at the same time and to each one message after the other.
 * After five seconds the rest waits for another turn.
 */
export const handle: JobHandler<{ agencyId: string }> = async ({ agencyId }) => {
  const turn = startTurn(TURN_MS);
  const addresses = await database()
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.agencyId, agencyId), isNull(webhooks.pausedAt), isNull(webhooks.removedAt)));
  const left = await Promise.all(addresses.map(({ id }) => sendTo(id, turn.isOver)));
  return left.includes(true) ? GO_ON : undefined;
};

/** True where time ended before the messages did. */
async function sendTo(webhookId: string, isOver: () => boolean): Promise<boolean> {
  for (;;) {
    const next = await takeNext(webhookId);
    if (!next) return false;
    await attempt(next);
    if (isOver()) return true;
  }
}

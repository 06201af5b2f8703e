import { and, eq, isNull, lte, notInArray, or } from 'drizzle-orm';
import { agencies, webhookDeliveries, webhooks } from '@/db/schema';
import { CLOSED_AGENCY } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { queueSending } from './jobs';

/** Agencies with a message that is due at an address that does not rest. */
export async function agenciesWithDue(): Promise<string[]> {
  const now = currentTime();
  const rows = await database()
    .selectDistinct({ id: webhooks.agencyId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(agencies, eq(agencies.id, webhooks.agencyId))
    .where(
      and(
        eq(webhookDeliveries.state, 'WAITING'),
        lte(webhookDeliveries.nextAttemptAt, now),
        isNull(webhooks.pausedAt),
        isNull(webhooks.removedAt),
        or(isNull(webhooks.restsUntil), lte(webhooks.restsUntil, now)),
        notInArray(agencies.stateId, [...CLOSED_AGENCY]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Queues a job for each agency whose messages are due again. In transactions of their own: no write waits for all. */
export const handle: JobHandler<Record<string, never>> = async () => {
  for (const agencyId of await agenciesWithDue()) await transact((tx) => queueSending(tx, agencyId));
};

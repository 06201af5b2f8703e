import { and, eq, lte, or } from 'drizzle-orm';
import { searchAlerts } from '@/db/schema';
import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { currentTime } from '@/lib/platform/clock';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { tellNewlyFitting } from './alerts/jobs';
import { dueSince } from './alerts/rules';

/** One job for each alert that is due; one that waits already is not queued again. */
export const handle: JobHandler<Record<string, never>> = async () => {
  const now = currentTime();
  await transact(async (tx) => {
    const due = await tx
      .select({ searchId: searchAlerts.searchId, userId: searchAlerts.userId })
      .from(searchAlerts)
      .where(
        or(
          ...ALERT_FREQUENCIES.map((frequency) =>
            and(eq(searchAlerts.frequency, frequency), lte(searchAlerts.ranAt, dueSince(frequency, now))),
          ),
        ),
      );
    for (const { searchId, userId } of due) {
      await enqueue(
        tx,
        tellNewlyFitting,
        { searchId, userId },
        { key: `search-alert:${searchId}:${userId}`, owner: userId },
      );
    }
  });
};

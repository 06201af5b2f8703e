import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { searchAlerts, searchAlertTalents } from '@/db/schema';
import { findReader } from '@/lib/identity/find-reader';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { talentFilterInput } from '../../search/inputs';
import { findAlert, findNewlyFitting } from '../queries';
import { newlyFitting } from './notices';
import { dueSince, LONGEST_CHANGE_MS, MOST_TOLD } from './rules';

/**
 * Looks once for who newly fits, keeps of whom is told, and queues one message. An alert that ran meanwhile, a search that
 * is gone and a reader who no longer works there are left alone. A constant number of statements.
 */
export const handle: JobHandler<{ searchId: string; userId: string }> = async ({ searchId, userId }) => {
  const found = await findAlert(searchId, userId);
  if (!found) return;
  const reader = await findReader(userId, found.agencyId);
  const filters = talentFilterInput.safeParse(found.filters);
  if (!reader || !filters.success) return;
  const now = currentTime();
  const { seenUntil: since, frequency } = found;
  const talents = await findNewlyFitting(reader.actor, filters.data, {
    searchId,
    userId,
    since,
    limit: MOST_TOLD,
  });
  const lookedUntil = new Date(now.getTime() - LONGEST_CHANGE_MS);
  const last = talents.length < MOST_TOLD ? undefined : talents.at(-1)?.changedAt;
  const seenUntil = last ?? (lookedUntil > since ? lookedUntil : since);
  await transact(async (tx) => {
    const [row] = await tx
      .update(searchAlerts)
      .set({ ranAt: now, seenUntil })
      .where(
        and(
          eq(searchAlerts.searchId, searchId),
          eq(searchAlerts.userId, userId),
          eq(searchAlerts.seenUntil, since),
          lte(searchAlerts.ranAt, dueSince(frequency, now)),
        ),
      )
      .returning({ searchId: searchAlerts.searchId });
    if (!row || talents.length === 0) return;
    const digestId = randomUUID();
    await tx
      .insert(searchAlertTalents)
      .values(talents.map(({ id: talentId }) => ({ searchId, userId, talentId, digestId })))
      .onConflictDoNothing();
    const to = { agencyId: found.agencyId, userId, email: reader.email };
    await notify(tx, newlyFitting, to, { searchId, userId, digestId });
  });
};

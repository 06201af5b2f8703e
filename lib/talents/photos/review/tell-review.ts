import { and, eq, isNull } from 'drizzle-orm';
import { photoDecisions, talents } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { photosReviewed } from './notices';
import { findStandingDecisions } from './queries';

/** Takes what a talent was not told yet, once, and queues the message about what of it still holds. */
export const handle: JobHandler<{ talentId: string }> = async ({ talentId }) => {
  await transact(async (tx) => {
    const told = await tx
      .update(photoDecisions)
      .set({ toldAt: currentTime() })
      .where(
        and(
          eq(photoDecisions.talentId, talentId),
          isNull(photoDecisions.toldAt),
          isNull(photoDecisions.undoneAt),
        ),
      )
      .returning({ id: photoDecisions.id });
    const decisionIds = told.map(({ id }) => id);
    if ((await findStandingDecisions(tx, decisionIds)).length === 0) return;
    const [talent] = await tx.select({ email: talents.email }).from(talents).where(eq(talents.id, talentId));
    if (!talent) return;
    const to = { agencyId: null, talentId, email: talent.email };
    await notify(tx, photosReviewed, to, { talentId, decisionIds });
  });
};

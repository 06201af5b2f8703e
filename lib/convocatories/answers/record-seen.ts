import { and, eq, isNull } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { mayAnswerCall } from '../policy';

/**
 * Keeps that a talent opened its call, the first time alone. A link that somebody of the agency had to pass on says
 * nothing of who opened it, and keeps nothing. Throws FORBIDDEN.
 */
export async function recordSeen(actor: Actor): Promise<void> {
  const { subject, ...visitor } = mayAnswerCall(actor);
  if (visitor.givenToUserId) return;
  await transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(convocateds)
      .set({ seenAt: now, updatedAt: now })
      .where(
        and(
          eq(convocateds.convocatoryId, subject.convocatoryId),
          eq(convocateds.talentId, subject.talentId),
          isNull(convocateds.seenAt),
        ),
      )
      .returning();
    if (!row) return;
    await recordAudit(tx, actor, 'convocated.see', row, {
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
  });
}

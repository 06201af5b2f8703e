import { and, isNotNull, isNull } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PlacesInput, placesInput } from '../many-places/inputs';
import { mayReviewAnswers } from '../policy';

/**
 * Notes that the administrator has seen answers that talents deny: they wait no longer. Answers how many of these waited;
 * seen twice changes nothing. Throws UNAUTHENTICATED, FORBIDDEN, INVALID.
 */
export async function seeDisownedAnswers(actor: Actor, input: PlacesInput): Promise<number> {
  mayReviewAnswers(actor);
  const { ids } = parseInput(placesInput, input);
  return transact(async (tx) => {
    const rows = await tx
      .update(convocateds)
      .set({ disownedSeenAt: currentTime() })
      .where(
        and(
          anyOf(convocateds.id, ids),
          isNotNull(convocateds.disownedAt),
          isNull(convocateds.disownedSeenAt),
        ),
      )
      .returning();
    for (const row of rows) {
      const { eventId, talentId } = row;
      await recordAudit(tx, actor, 'convocated.see-disowned', row, { detail: { eventId, talentId } });
    }
    return rows.length;
  });
}

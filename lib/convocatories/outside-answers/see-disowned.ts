import { and, isNotNull, isNull } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PlacesInput, placesInput } from '../many-places/inputs';
import { mayReviewAnswers } from '../policy';

/**
 * Notes that the administrator has seen answers that talents deny: they wait no longer. Answers how many of these waited;
 * seen twice changes nothing. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and NOT_FOUND where none is such an answer.
 */
export async function seeDisownedAnswers(actor: Actor, input: PlacesInput): Promise<number> {
  mayReviewAnswers(actor);
  const { ids } = parseInput(placesInput, input);
  const named = and(anyOf(convocateds.id, ids), isNotNull(convocateds.disownedAt));
  return transact(async (tx) => {
    const rows = await tx
      .update(convocateds)
      .set({ disownedSeenAt: currentTime() })
      .where(and(named, isNull(convocateds.disownedSeenAt)))
      .returning();
    if (rows.length === 0 && (await tx.$count(convocateds, named)) === 0)
      throw notFound('errors.convocated.notFound');
    for (const row of rows) {
      const { eventId, talentId } = row;
      await recordAudit(tx, actor, 'convocated.see-disowned', row, { detail: { eventId, talentId } });
    }
    return rows.length;
  });
}

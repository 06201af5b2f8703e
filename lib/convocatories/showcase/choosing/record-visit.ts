import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { convocateds, showcaseGlances, showcaseViewers, showcaseVisits } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { isOfTheHouse } from '@/lib/quotations/given-answers/policy';
import { OPENING_PAUSE_MS } from '@/lib/quotations/given-answers/rules';
import { type VisitInput, visitInput } from './inputs';
import { lockViewer } from './lock-viewer';
import { mayChoose } from './policy';

/**
 * Notes that a viewer looks at its page, for how long since it was last told, and whom it opened. Coming back within
 * `OPENING_PAUSE_MS` goes on with the same visit, which lasts no longer than the clock says. `reader` is who is signed in in
 * that browser: the agency looking at its own link leaves no mark. Answers whether it was noted. Throws NOT_FOUND for a
 * viewer that is revoked, INVALID, FORBIDDEN.
 */
export async function recordVisit(actor: Actor, reader: Actor, input: VisitInput): Promise<boolean> {
  const { agencyId, subject } = mayChoose(actor);
  const { viewerId, eventId } = subject;
  const { seconds, talentIds } = parseInput(visitInput, input);
  if (isOfTheHouse(reader, agencyId)) return false;
  const now = currentTime();
  return transact(async (tx) => {
    await lockViewer(tx, agencyId, viewerId);
    await tx.update(showcaseViewers).set({ openedAt: now }).where(eq(showcaseViewers.id, viewerId));
    const [last] = await tx
      .select()
      .from(showcaseVisits)
      .where(eq(showcaseVisits.viewerId, viewerId))
      .orderBy(desc(showcaseVisits.lastAt))
      .limit(1);
    const since = last ? now.getTime() - last.lastAt.getTime() : Number.POSITIVE_INFINITY;
    if (last && since <= OPENING_PAUSE_MS) {
      const lasted = last.seconds + Math.min(seconds, Math.ceil(since / 1000));
      await tx
        .update(showcaseVisits)
        .set({ seconds: lasted, lastAt: now, updatedAt: now })
        .where(eq(showcaseVisits.id, last.id));
    } else await tx.insert(showcaseVisits).values({ agencyId, viewerId, lastAt: now });
    const opened = await tx
      .select({ convocatedId: convocateds.id, talentId: convocateds.talentId })
      .from(convocateds)
      .where(
        and(
          eq(convocateds.eventId, eventId),
          isNotNull(convocateds.shownAt),
          anyOf(convocateds.talentId, talentIds),
        ),
      );
    if (opened.length === 0) return true;
    await tx
      .insert(showcaseGlances)
      .values(opened.map((place) => ({ ...place, agencyId, viewerId })))
      .onConflictDoUpdate({
        target: [showcaseGlances.viewerId, showcaseGlances.convocatedId],
        set: { times: sql`${showcaseGlances.times} + 1`, updatedAt: now },
      });
    return true;
  });
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { showcaseMarks } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type OrderChosenInput, orderChosenInput } from './inputs';
import { lockOpenRound } from './lock-viewer';
import { mayChoose } from './policy';

/**
 * Puts talents whom a viewer said yes to in the order given: they share the places that they have now among all. One that
 * has no yes any more is passed over. Answers how many were placed. Throws CONFLICT once its selection is sent, INVALID,
 * FORBIDDEN.
 */
export async function orderChosen(actor: Actor, input: OrderChosenInput): Promise<number> {
  const viewer = mayChoose(actor);
  const { talentIds } = parseInput(orderChosenInput, input);
  return transact(async (tx) => {
    const round = await lockOpenRound(tx, viewer);
    const found = await tx
      .select({ id: showcaseMarks.id, talentId: showcaseMarks.talentId, rank: showcaseMarks.rank })
      .from(showcaseMarks)
      .where(
        and(
          eq(showcaseMarks.roundId, round.id),
          anyOf(showcaseMarks.talentId, talentIds),
          isNotNull(showcaseMarks.rank),
        ),
      );
    const order = new Map(talentIds.map((id, index) => [id, index]));
    const ids = found
      .sort((a, b) => (order.get(a.talentId) ?? 0) - (order.get(b.talentId) ?? 0))
      .map(({ id }) => id);
    const held = found.map(({ rank }) => rank ?? 0).sort((a, b) => a - b);
    const placed = await tx
      .update(showcaseMarks)
      .set({ rank: sql`placed.rank`, updatedAt: currentTime() })
      .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(held)}::integer[]) as placed(id, rank)`)
      .where(eq(showcaseMarks.id, sql`placed.id`))
      .returning({ id: showcaseMarks.id });
    return placed.length;
  });
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, showcaseMarks } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { getShownTalent } from '../queries';
import { type MarkTalentInput, markTalentInput } from './inputs';
import { lockOpenRound } from './lock-viewer';
import { mayChoose } from './policy';

export type TalentMark = typeof showcaseMarks.$inferSelect;

/**
 * Keeps what a viewer says of a talent that it is shown; what it said before goes, and a new yes stands behind the others.
 * Throws CONFLICT once its selection is sent and for a closed event, NOT_FOUND for a talent that is not shown, INVALID,
 * FORBIDDEN.
 */
export async function markTalent(actor: Actor, input: MarkTalentInput): Promise<TalentMark> {
  const viewer = mayChoose(actor);
  const { talentId, mark, comment } = parseInput(markTalentInput, input);
  const { agencyId } = viewer;
  const { eventId } = viewer.subject;
  const shown = await getShownTalent(actor, eventId, talentId);
  if (shown.state === 'NOT_FOUND') throw notFound('errors.selection.notShown');
  if (shown.state !== 'OPEN') throw conflict('errors.event.closed');
  return transact(async (tx) => {
    const round = await lockOpenRound(tx, viewer);
    const place = await placeShown(tx, eventId, talentId);
    const now = currentTime();
    const next = sql<number>`(select coalesce(max(m.rank), 0) + 1 from ${showcaseMarks} m where m.round_id = ${round.id})`;
    const [kept] = await tx
      .insert(showcaseMarks)
      .values({
        agencyId,
        roundId: round.id,
        convocatedId: place,
        talentId,
        mark: mark ?? null,
        rank: mark === 'YES' ? next : null,
        comment: comment || null,
      })
      .onConflictDoUpdate({
        target: [showcaseMarks.roundId, showcaseMarks.convocatedId],
        set: {
          ...(mark === undefined
            ? {}
            : { mark, rank: mark === 'YES' ? sql`coalesce(${showcaseMarks.rank}, excluded.rank)` : null }),
          ...(comment === undefined ? {} : { comment: comment || null }),
          updatedAt: now,
        },
      })
      .returning();
    if (!kept) throw new Error('insert returned nothing');
    return kept;
  });
}

/** The place in which a talent is shown at an event: there is one. */
async function placeShown(tx: Tx, eventId: string, talentId: string): Promise<string> {
  const [place] = await tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.eventId, eventId),
        eq(convocateds.talentId, talentId),
        isNotNull(convocateds.shownAt),
      ),
    );
  if (!place) throw notFound('errors.selection.notShown');
  return place.id;
}

import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { showcaseMarks, showcaseRounds, showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { MOST_AT_ONCE, partsOf } from '@/lib/core/parts-of';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { decidePlaces, type PlaceOutcome } from '../../many-places/act-on-places';
import { mayManageConvocatories } from '../../policy';
import { type ApplySelectionInput, applySelectionInput } from './inputs';

/**
 * Makes the decisions that a sent selection asks for: confirms those with a yes in the client's order, each as
 * `decidePlaces` does, and where the agency says so discards those with a no. Answers what became of each, why it was not
 * done included. Throws CONFLICT for a selection that is not sent, NOT_FOUND alike for another agency's, FORBIDDEN.
 */
export async function applySelection(actor: Actor, input: ApplySelectionInput): Promise<PlaceOutcome[]> {
  const { agencyId } = mayManageConvocatories(actor);
  const { roundId, discards } = parseInput(applySelectionInput, input);
  const [round] = await database()
    .select({ sentAt: showcaseRounds.sentAt, eventId: showcaseViewers.eventId })
    .from(showcaseRounds)
    .innerJoin(showcaseViewers, eq(showcaseViewers.id, showcaseRounds.viewerId))
    .where(and(eq(showcaseRounds.id, roundId), eq(showcaseRounds.agencyId, agencyId)));
  if (!round) throw notFound('errors.selection.notFound');
  if (!round.sentAt) throw conflict('errors.selection.stillOpen');
  const marks = await database()
    .select({ id: showcaseMarks.convocatedId, mark: showcaseMarks.mark })
    .from(showcaseMarks)
    .where(and(eq(showcaseMarks.roundId, roundId), isNotNull(showcaseMarks.mark)))
    .orderBy(asc(showcaseMarks.rank), asc(showcaseMarks.id));
  const decide = async (mark: 'YES' | 'NO', stateId: number): Promise<PlaceOutcome[]> => {
    const ids = marks.filter((each) => each.mark === mark).map(({ id }) => id);
    const outcomes: PlaceOutcome[] = [];
    for (const part of partsOf(ids, MOST_AT_ONCE))
      outcomes.push(...(await decidePlaces(actor, { ids: part, stateId })));
    return outcomes;
  };
  const outcomes = await decide('YES', CONVOCATED.CONFIRMED);
  if (discards) outcomes.push(...(await decide('NO', CONVOCATED.DISCARDED)));
  await transact(async (tx) => {
    const now = currentTime();
    await tx
      .update(showcaseRounds)
      .set({ appliedAt: now, updatedAt: now })
      .where(eq(showcaseRounds.id, roundId));
    await recordAudit(
      tx,
      actor,
      'selection.apply',
      { id: roundId, agencyId },
      { detail: { eventId: round.eventId, done: outcomes.filter(({ done }) => done).length } },
    );
  });
  return outcomes;
}

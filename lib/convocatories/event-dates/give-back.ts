import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, takenYeses, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { type Untold, withdraw } from '@/lib/notifications/untold';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { answerAgain, payChanged } from '../notices';
import type { Convocatory } from '../queries';
import type { Span } from './rules';
import { lockTaken, type Taken } from './taken-yeses';

type GivenBack = {
  /** Ids of the places whose yes holds again. */
  readonly given: ReadonlySet<string>;
  /** How many yeses would hold again, and cannot be given back. */
  readonly left: number;
};

/**
 * Gives back the yeses of a call that were taken back within the last ten minutes, hold for these dates and its pay again,
 * and of which nobody was told: answer, confirmation and booking are as they were, and what waited to be told (`untold`,
 * which the caller holds, as it holds the event) is withdrawn. Who was told, or is booked elsewhere meanwhile, stays asked
 * again.
 */
export async function giveBack(
  tx: Tx,
  actor: Actor,
  call: Pick<Convocatory, 'id' | 'agencyId' | 'eventId'>,
  dates: Span,
  untold: readonly Untold[],
): Promise<GivenBack> {
  const found = await lockTaken(tx, call, dates);
  const given = new Set<string>();
  for (const taken of found.filter(({ told }) => !told)) {
    try {
      await tx.transaction((inner) => restore(inner, actor, taken, dates));
    } catch (error) {
      if (isExclusionViolation(error)) continue;
      throw error;
    }
    given.add(taken.place.id);
  }
  const asks: readonly string[] = [answerAgain.kind, payChanged.kind];
  await withdraw(
    tx,
    untold.filter(({ kind, payload }) => asks.includes(kind) && given.has(String(payload.convocatedId))),
  );
  return { given, left: found.length - given.size };
}

/** Throws an exclusion violation when the talent is booked elsewhere. */
async function restore(tx: Tx, actor: Actor, { place, yes }: Taken, dates: Span): Promise<void> {
  const { stateId, reply, repliedAt, acceptedFrom, acceptedUntil } = yes;
  await tx
    .update(convocateds)
    .set({
      ...{ stateId, reply, repliedAt, acceptedFrom, acceptedUntil },
      applicationStateId: APPLICATION.ACCEPTED,
      updatedAt: currentTime(),
    })
    .where(eq(convocateds.id, place.id));
  if (stateId === CONVOCATED.CONFIRMED) {
    await tx.insert(talentBookings).values({
      agencyId: place.agencyId,
      talentId: place.talentId,
      convocatedId: place.id,
      kind: 'CONFIRMED',
      during: sql`tstzrange(${dates.startDate.toISOString()}, ${dates.endDate.toISOString()}, '[]')`,
    });
  }
  await tx.delete(takenYeses).where(eq(takenYeses.convocatedId, place.id));
  await recordAudit(tx, actor, 'convocated.give-back', place, {
    from: place.stateId,
    to: stateId,
    detail: { eventId: place.eventId, talentId: place.talentId },
  });
}

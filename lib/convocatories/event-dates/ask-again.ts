import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, convocateds, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { contractOfPlace } from '../contract-in-force';
import type { Convocated, Convocatory } from '../queries';
import { endsOutside } from '../rules';
import type { Span } from './rules';

/** A place whose yes does not hold any more; `contractId` of who has signed. */
export type Unagreed = {
  readonly place: Convocated;
  readonly email: string;
  readonly contractId: string | null;
};

/** Locks the places whose yes does not cover a call's new dates. */
export async function lockUnagreed(tx: Tx, call: Convocatory, dates: Span): Promise<Unagreed[]> {
  const accepted = await lockAccepted(tx, call.id);
  return accepted.filter(({ place }) => endsOutside(dates, acceptedSpan(place, call)).length > 0);
}

/** Locks the places of a call whose talent said yes to more than `budget` a day. */
export async function lockPaidLess(tx: Tx, callId: string, budget: number): Promise<Unagreed[]> {
  const accepted = await lockAccepted(tx, callId);
  return accepted.filter(({ place }) => place.acceptedBudget !== null && place.acceptedBudget > budget);
}

const lockAccepted = (tx: Tx, callId: string): Promise<Unagreed[]> =>
  tx
    .select({ place: convocateds, email: talents.email, contractId: contracts.id })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(contracts, contractOfPlace)
    .where(
      and(eq(convocateds.convocatoryId, callId), eq(convocateds.applicationStateId, APPLICATION.ACCEPTED)),
    )
    .orderBy(sql`${convocateds.id}`)
    .for('update', { of: convocateds });

/** Returns the dates that a talent accepted; where they were not recorded, the dates that its call had. */
const acceptedSpan = ({ acceptedFrom, acceptedUntil }: Convocated, call: Convocatory): Span => ({
  startDate: acceptedFrom ?? call.startDate,
  endDate: acceptedUntil ?? call.endDate,
});

/**
 * Takes each of these yeses back: who was confirmed is only called again, and its booking is free. Returns those who are to
 * answer again, whom the caller tells.
 */
export async function askAgain(
  tx: Tx,
  actor: Actor,
  unagreed: readonly Unagreed[],
): Promise<readonly Unagreed[]> {
  for (const { place } of unagreed) {
    const stateId = place.stateId === CONVOCATED.CONFIRMED ? CONVOCATED.CALLED : place.stateId;
    await tx
      .update(convocateds)
      .set({
        stateId,
        applicationStateId: APPLICATION.PENDING,
        reply: null,
        repliedAt: null,
        acceptedFrom: null,
        acceptedUntil: null,
        updatedAt: currentTime(),
      })
      .where(eq(convocateds.id, place.id));
    if (place.stateId === CONVOCATED.CONFIRMED) {
      await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, place.id));
    }
    await recordAudit(tx, actor, 'convocated.ask-again', place, {
      from: place.stateId,
      to: stateId,
      detail: { eventId: place.eventId, talentId: place.talentId },
    });
  }
  return unagreed.filter(({ place }) => place.stateId !== CONVOCATED.DISCARDED);
}

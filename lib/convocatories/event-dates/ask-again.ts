import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { contracts, convocateds, convocatories, takenYeses, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { contractOfPlace } from '../contract-in-force';
import { agreedSpan, askedState, holds, type Span } from './rules';

/** Whose yes does not hold for these dates and this pay of a call; null for what does not change. */
export const unagreedOf = <Place extends Parameters<typeof holds>[0]>(
  accepted: readonly Place[],
  dates: Span | null,
  budget: number | null,
): Place[] => accepted.filter((yes) => !holds(yes, dates, budget));

/** A place whose talent said yes, with the dates and pay to which it did, and `contractId` of who has signed. */
export type Accepted = Awaited<ReturnType<typeof findAccepted>>[number];

/** The places of calls whose talent said yes. */
const acceptedOf = (db: Db | Tx, callIds: readonly string[]) =>
  db
    .select({
      place: convocateds,
      call: { startDate: convocatories.startDate, endDate: convocatories.endDate },
      name: talents.name,
      email: talents.email,
      contractId: contracts.id,
    })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(contracts, contractOfPlace)
    .where(
      and(
        inArray(convocateds.convocatoryId, [...callIds]),
        eq(convocateds.applicationStateId, APPLICATION.ACCEPTED),
      ),
    )
    .orderBy(asc(convocateds.id));

type Row = Awaited<ReturnType<typeof acceptedOf>>[number];

const withYes = ({ call, ...row }: Row) => ({
  ...row,
  agreed: agreedSpan(row.place, call),
  acceptedBudget: row.place.acceptedBudget,
});

export const findAccepted = async (db: Db | Tx, callIds: readonly string[]) =>
  (await acceptedOf(db, callIds)).map(withYes);

/** The same, locked until the transaction ends. */
export const lockAccepted = async (tx: Tx, callId: string): Promise<Accepted[]> =>
  (await acceptedOf(tx, [callId]).for('update', { of: convocateds })).map(withYes);

/**
 * Takes each of these yeses back, and keeps for a while what it was: who was confirmed is only called again, and its
 * booking is free. Returns those who are to answer again, whom the caller tells.
 */
export async function askAgain(
  tx: Tx,
  actor: Actor,
  unagreed: readonly Accepted[],
): Promise<readonly Accepted[]> {
  for (const { place, agreed } of unagreed) {
    const stateId = askedState(place.stateId);
    const { agencyId, reply, repliedAt } = place;
    const yes = {
      ...{ agencyId, stateId: place.stateId, reply, repliedAt },
      ...{ acceptedFrom: agreed.startDate, acceptedUntil: agreed.endDate },
    };
    await tx
      .insert(takenYeses)
      .values({ convocatedId: place.id, ...yes })
      .onConflictDoUpdate({
        target: takenYeses.convocatedId,
        set: { ...yes, takenAt: sql`excluded.taken_at` },
      });
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

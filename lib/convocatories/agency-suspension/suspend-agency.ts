import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, events, talentBookings, talents } from '@/db/schema';
import { type AgencyDetail, getAgency } from '@/lib/agencies/queries';
import { closeAgency } from '@/lib/agencies/review/close-agency';
import { type SuspendAgencyInput, suspendAgencyInput } from '@/lib/agencies/review/inputs';
import { mayReviewAgencies } from '@/lib/agencies/review/policy';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { queueEmail } from '@/lib/notifications/queue-email';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { followCover, holdEvent } from '../cover-event';
import { bookingFreed } from '../emails';

/**
 * Suspends an agency with a reason (22, 23 or 24 → 26). At the next request its sessions, its links and its showcases
 * are over, and so are its bookings ahead: who was confirmed or held for an event that is not over is only called
 * again, its dates are free for others, and it is told. Reactivating brings none of that back by itself: whom the
 * agency still wants it confirms anew. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT from any
 * other state.
 */
export async function suspendAgency(actor: Actor, input: SuspendAgencyInput): Promise<AgencyDetail> {
  const administrator = mayReviewAgencies(actor);
  const { id, reason } = parseInput(suspendAgencyInput, input);
  await transact(async (tx) => {
    await closeAgency(tx, administrator, { id, reason });
    await freeBookings(tx, actor, id);
  });
  return getAgency(actor, id);
}

async function freeBookings(tx: Tx, actor: Actor, agencyId: string): Promise<void> {
  const ahead = await tx
    .selectDistinct({ id: events.id })
    .from(talentBookings)
    .innerJoin(convocateds, eq(convocateds.id, talentBookings.convocatedId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(and(eq(talentBookings.agencyId, agencyId), sql`upper(${talentBookings.during}) > now()`))
    .orderBy(events.id);
  for (const { id } of ahead) {
    const event = await holdEvent(tx, sql`${id}::uuid`);
    if (!event) continue;
    const freed = await tx
      .update(convocateds)
      .set({ stateId: CONVOCATED.CALLED, updatedAt: new Date() })
      .where(
        and(
          eq(convocateds.eventId, id),
          inArray(convocateds.stateId, [CONVOCATED.CONFIRMED, CONVOCATED.RESERVE]),
        ),
      )
      .returning();
    const ids = freed.map((place) => place.id);
    if (ids.length === 0) continue;
    await tx.delete(talentBookings).where(inArray(talentBookings.convocatedId, ids));
    const people = await tx
      .select({ convocatedId: convocateds.id, email: talents.email })
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .where(inArray(convocateds.id, ids));
    for (const { convocatedId, email } of people) {
      await recordAudit(tx, actor, {
        agencyId,
        entity: 'convocated',
        entityId: convocatedId,
        action: 'free',
        to: CONVOCATED.CALLED,
        detail: { eventId: id, talentId: freed.find((place) => place.id === convocatedId)?.talentId },
      });
      await queueEmail(tx, bookingFreed, { convocatedId }, { agencyId, to: email });
    }
    await followCover(tx, actor, event);
  }
}

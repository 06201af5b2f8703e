import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, events, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { followCover, lockEventOf } from '../decisions/cover-event';
import { bookingFreed } from '../notices';
import { tellPlaces } from '../tell-places';

/**
 * Frees the bookings ahead of a suspended agency: who was confirmed or held for an event that is not over is only called
 * again, its dates are free for others, and it is told.
 */
export async function freeBookings(tx: Tx, actor: Actor, agencyId: string): Promise<void> {
  const ahead = await tx
    .selectDistinct({ id: events.id })
    .from(talentBookings)
    .innerJoin(convocateds, eq(convocateds.id, talentBookings.convocatedId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(
      and(eq(talentBookings.agencyId, agencyId), sql`upper(${talentBookings.during}) > ${currentTime()}`),
    )
    .orderBy(events.id);
  for (const { id } of ahead) {
    const event = await lockEventOf(tx, sql`${id}::uuid`);
    if (!event) continue;
    const freed = await tx
      .update(convocateds)
      .set({ stateId: CONVOCATED.CALLED, updatedAt: currentTime() })
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
      .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .where(inArray(convocateds.id, ids));
    await recordAudits(
      tx,
      actor,
      'convocated.free',
      people.map(({ convocatedId, talentId }) => ({
        id: convocatedId,
        agencyId,
        to: CONVOCATED.CALLED,
        detail: { eventId: id, talentId },
      })),
    );
    await tellPlaces(tx, bookingFreed, { agencyId, id }, people);
    await followCover(tx, actor, event);
  }
}

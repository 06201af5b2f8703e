import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, events, talentBookings } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { Actor } from '@/lib/core/actor';
import { CLOSED_EVENT_STATES, CONVOCATED } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { revokeEventLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { followCover, lockEventOf } from '../decisions/cover-event';
import { talentLeft } from '../notices';
import { fillFromReserve } from '../reserves/jobs';
import { isShownToClient } from '../rules';

/** Links of an event ahead. Claims for work that is done stay open: it has to be paid. */
const ENDED_LINKS: readonly LinkPurpose[] = ['TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'];

/**
 * Ends what a suspended talent has ahead, event by event: its places are discarded (1812), its bookings and holds are
 * gone, its links of that event open nothing, and the producer of each is told. Its own answers stay as it gave them.
 */
export async function endPlaces(tx: Tx, actor: Actor, talentId: string): Promise<void> {
  const ahead = await tx
    .selectDistinct({ id: events.id })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(and(eq(convocateds.talentId, talentId), gt(events.endDate, currentTime())))
    .orderBy(events.id);
  for (const { id } of ahead) {
    const event = await lockEventOf(tx, sql`${id}::uuid`);
    if (event && !CLOSED_EVENT_STATES.includes(event.stateId)) await endInEvent(tx, actor, event, talentId);
  }
}

async function endInEvent(tx: Tx, actor: Actor, event: Event, talentId: string): Promise<void> {
  const places = await tx
    .select()
    .from(convocateds)
    .where(
      and(
        eq(convocateds.eventId, event.id),
        eq(convocateds.talentId, talentId),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
      ),
    )
    .for('update');
  const ids = places.map((place) => place.id);
  await tx
    .update(convocateds)
    .set({ stateId: CONVOCATED.DISCARDED, updatedAt: currentTime() })
    .where(inArray(convocateds.id, ids));
  await tx.delete(talentBookings).where(inArray(talentBookings.convocatedId, ids));
  for (const purpose of ENDED_LINKS) {
    await revokeEventLinks(tx, event.agencyId, { eventId: event.id, talentId, purpose });
  }
  await recordAudits(
    tx,
    actor,
    'convocated.end',
    places.map((place) => ({
      ...place,
      from: place.stateId,
      to: CONVOCATED.DISCARDED,
      detail: { eventId: event.id, talentId },
    })),
  );
  const counting = places.find(isShownToClient);
  if (counting) {
    const to = { agencyId: event.agencyId, eventId: event.id };
    await notify(tx, talentLeft, to, { convocatedId: counting.id });
  }
  await followCover(tx, actor, event);
  for (const place of places) if (place.stateId === CONVOCATED.CONFIRMED) await fillFromReserve(tx, place);
}

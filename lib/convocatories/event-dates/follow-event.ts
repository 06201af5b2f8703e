import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { beginsSoon } from '@/lib/events/rules';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { eventChanged } from '../notices';
import { followDates } from './follow-dates';

/**
 * Lets what an event holds follow its new dates (`followDates`), and tells by mail who stays confirmed of new dates or
 * another place. Throws CONFLICT when a contract is signed for other dates, or a talent who had agreed to the new dates
 * is taken elsewhere on them.
 */
export async function followEvent(
  tx: Tx,
  actor: Actor,
  { before, after, moved }: Happenings['event.updated'],
): Promise<void> {
  const rescheduled = +before.startDate !== +after.startDate || +before.endDate !== +after.endDate;
  if (rescheduled) {
    await followDates(tx, actor, before, after).catch((error: unknown) => {
      throw isExclusionViolation(error) ? conflict('errors.event.talentsBooked') : error;
    });
  }
  if (rescheduled || moved) await tellConfirmed(tx, after);
}

async function tellConfirmed(tx: Tx, event: Event): Promise<void> {
  const confirmed = await tx
    .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(and(eq(convocateds.eventId, event.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  const urgent = beginsSoon(event, currentTime());
  for (const { convocatedId, talentId, email } of confirmed) {
    const to = { agencyId: event.agencyId, eventId: event.id, talentId, email, urgent };
    await notify(tx, eventChanged, to, { convocatedId });
  }
}

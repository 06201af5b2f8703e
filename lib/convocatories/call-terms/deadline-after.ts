import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities } from '@/db/schema';
import type { Event } from '@/lib/events/queries';
import { currentTime } from '@/lib/platform/clock';
import type { Convocatory } from '../queries';
import { takesAnswers } from '../rules';
import { usualDeadline } from './usual-deadline';

/** The deadline as it is kept: the usual one where there is none, or where new dates have left the old one behind. */
export async function deadlineAfter(tx: Tx, event: Event, after: Convocatory, moved: boolean): Promise<Date> {
  const now = currentTime();
  if (after.deadline && (!moved || takesAnswers(after, now))) return after.deadline;
  const [city] = await tx
    .select({ timeZone: cities.timeZone })
    .from(cities)
    .where(eq(cities.id, event.cityId));
  if (!city) throw new Error('an event is in a city');
  return usualDeadline(after, city.timeZone, now);
}

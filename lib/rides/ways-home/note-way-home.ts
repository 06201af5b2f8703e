import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { waysHome } from '@/db/schema';
import { WAYS_HOME } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { isCalendarDate } from '@/lib/core/dates';
import { line } from '@/lib/core/inputs';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findPlaces } from '../grants/grant-rides';
import { mayRunEventRides } from '../policy';

export const noteWayHomeInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentId: z.uuid('errors.notFound'),
  /** The day of work, `YYYY-MM-DD`. */
  day: z.string().check(z.refine(isCalendarDate, 'validation.date')),
  /** Null takes back what was noted. */
  way: z.nullable(z.enum(WAYS_HOME, 'validation.required')),
  note: z.optional(z.nullable(line(120))),
});
export type NoteWayHomeInput = z.input<typeof noteWayHomeInput>;

/**
 * Notes how somebody confirmed at an event gets home from a day of work without a ride of ours. Throws UNAUTHENTICATED,
 * FORBIDDEN, INVALID, and NOT_FOUND alike for another agency's people.
 */
export async function noteWayHome(actor: Actor, input: NoteWayHomeInput): Promise<string> {
  const { agencyId, userId } = mayRunEventRides(actor);
  const { eventId, talentId, day, way, note } = parseInput(noteWayHomeInput, input);
  return transact(async (tx) => {
    const places = await findPlaces(tx, { agencyId, eventId, talentIds: [talentId] });
    const row = { id: places.get(talentId) ?? eventId, agencyId };
    if (way === null) {
      const own = and(eq(waysHome.eventId, eventId), eq(waysHome.talentId, talentId), eq(waysHome.day, day));
      const gone = await tx
        .delete(waysHome)
        .where(and(own, eq(waysHome.agencyId, agencyId)))
        .returning();
      if (gone.length > 0)
        await recordAudit(tx, actor, 'way-home.clear', row, { detail: { eventId, talentId, day } });
      return talentId;
    }
    const values = { way, note: note || null, notedBy: userId };
    await tx
      .insert(waysHome)
      .values({ agencyId, eventId, talentId, day, ...values })
      .onConflictDoUpdate({
        target: [waysHome.eventId, waysHome.talentId, waysHome.day],
        set: { ...values, updatedAt: currentTime() },
      });
    await recordAudit(tx, actor, 'way-home.note', row, { detail: { eventId, talentId, day, way } });
    return talentId;
  });
}

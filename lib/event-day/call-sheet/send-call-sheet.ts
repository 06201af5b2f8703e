import { and, eq, sql } from 'drizzle-orm';
import { callSheets, convocateds, talents } from '@/db/schema';
import { tellPlaces } from '@/lib/convocatories/tell-places';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { getEvent } from '@/lib/events/queries';
import { beginsSoon } from '@/lib/events/rules';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { callSheetSent } from '../notices';
import { mayRunEventDay } from '../policy';
import { takesCallSheet } from '../rules';
import { type SendCallSheetInput, sendCallSheetInput } from './inputs';

/**
 * Sends everybody confirmed, or those named, their own call sheet with its calendar file. Answers how many. Throws
 * CONFLICT before a sheet is written, without anybody confirmed and for a closed event, INVALID, NOT_FOUND alike for
 * another agency's event, UNAUTHENTICATED, FORBIDDEN.
 */
export async function sendCallSheet(actor: Actor, input: SendCallSheetInput): Promise<number> {
  const { agencyId } = mayRunEventDay(actor);
  const { eventId, convocatedIds } = parseInput(sendCallSheetInput, input);
  const event = await getEvent(actor, eventId);
  if (!takesCallSheet(event.stateId)) throw conflict('errors.event.closed');
  return transact(async (tx) => {
    const mine = and(eq(callSheets.eventId, eventId), eq(callSheets.agencyId, agencyId));
    const [before] = await tx.select({ sentAt: callSheets.sentAt }).from(callSheets).where(mine);
    const [sheet] = await tx
      .update(callSheets)
      // Sending changes nothing that it says.
      .set({ sentAt: currentTime(), updatedAt: sql`${callSheets.updatedAt}` })
      .where(mine)
      .returning({ updatedAt: callSheets.updatedAt });
    if (!sheet) throw conflict('errors.eventDay.noSheet');
    const people = await tx
      .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .where(
        and(
          eq(convocateds.eventId, eventId),
          eq(convocateds.agencyId, agencyId),
          eq(convocateds.stateId, CONVOCATED.CONFIRMED),
          convocatedIds ? anyOf(convocateds.id, convocatedIds) : undefined,
        ),
      );
    if (people.length === 0) throw conflict('errors.eventDay.nobody');
    const urgent = beginsSoon(event, currentTime());
    // The first one is no change of what they know.
    const how = { urgent, gathers: Boolean(before?.sentAt) };
    await tellPlaces(tx, callSheetSent, { agencyId, id: eventId }, people, how);
    await recordAudit(
      tx,
      actor,
      'call-sheet.send',
      { id: eventId, agencyId },
      { detail: { eventId, people: people.length } },
    );
    return people.length;
  });
}

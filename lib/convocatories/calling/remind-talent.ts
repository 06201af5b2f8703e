import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { convocateds, convocatories, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { type PlaceInput, placeInput } from '../inputs';
import { talentCalled } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { takesAnswers } from '../rules';

/** Shortest time between two reminders of one talent. */
const PAUSE_MS = 20 * 3_600_000;

/**
 * Sends a talent who has not answered its call again, once a day at the most. Throws NOT_FOUND, FORBIDDEN, and CONFLICT
 * when it has answered, was asked within the day or the call takes no answers.
 */
export async function remindTalent(actor: Actor, input: PlaceInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(placeInput, input);
  return transact(async (tx) => {
    const [found] = await tx
      .select({ place: convocateds, call: convocatories, email: talents.email })
      .from(convocateds)
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .where(and(eq(convocateds.id, id), eq(convocateds.agencyId, agency.agencyId), shownTo(agency)));
    if (!found) throw notFound('errors.convocated.notFound');
    const now = currentTime();
    const { applicationStateId, stateId } = found.place;
    if (applicationStateId !== APPLICATION.PENDING || stateId === CONVOCATED.DISCARDED) {
      throw conflict('errors.convocated.answered');
    }
    if (!takesAnswers(found.call, now)) throw conflict('errors.convocatory.closed');
    const pause = new Date(now.getTime() - PAUSE_MS);
    const [row] = await tx
      .update(convocateds)
      .set({ remindedAt: now, updatedAt: now })
      .where(
        and(
          eq(convocateds.id, id),
          or(
            lt(convocateds.remindedAt, pause),
            and(isNull(convocateds.remindedAt), lt(convocateds.createdAt, pause)),
          ),
        ),
      )
      .returning();
    if (!row) throw conflict('errors.convocated.justAsked');
    await recordAudit(tx, actor, 'convocated.remind', row, {
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    const { agencyId, talentId, eventId } = row;
    await notify(tx, talentCalled, { agencyId, talentId, eventId, email: found.email }, { convocatedId: id });
    return row;
  });
}

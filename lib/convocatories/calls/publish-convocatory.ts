import { and, eq, sql } from 'drizzle-orm';
import { cities, convocatories, eventPersonals, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { CONVOCATORY, EVENT } from '@/lib/core/states';
import { moveEvent } from '@/lib/events/move-event';
import { OPEN_EVENT_STATES } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { usualDeadline } from '../call-terms/usual-deadline';
import { type PublishConvocatoryInput, publishConvocatoryInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';
import { endsOutside } from '../rules';
import { describedBy } from './described-by';
import { requireNeeded } from './require-needed';

/**
 * Opens a call (41) for the people of one profile and gender of an event; the event's first one
 * moves it to "en convocatoria" (34). Its dates lie within the event's. Its code is the event's followed by its
 * number within the event. Without a deadline talents answer until the evening before. Throws INVALID, FORBIDDEN,
 * NOT_FOUND, CONFLICT when the event is closed or needs those people no more, and with `asOnlyOne` when a call of those people is open already.
 */
export async function publishConvocatory(
  actor: Actor,
  input: PublishConvocatoryInput,
  { asOnlyOne = false } = {},
): Promise<Convocatory> {
  const agency = mayManageConvocatories(actor);
  const { eventPersonalId, eventId, stateId, open, ...data } = parseInput(publishConvocatoryInput, input);
  return transact(async (tx) => {
    const [target] = await tx
      .select({ event: events, timeZone: cities.timeZone })
      .from(eventPersonals)
      .innerJoin(events, eq(events.id, eventPersonals.eventId))
      .innerJoin(cities, eq(cities.id, events.cityId))
      .where(and(eq(eventPersonals.id, eventPersonalId), eq(eventPersonals.agencyId, agency.agencyId)))
      .for('update', { of: events });
    if (!target) throw notFound('errors.event.notFound');
    if (eventId && eventId !== target.event.id) throw notFound('errors.event.personalNotFound');
    if (stateId && stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.stateFixed');
    await requireNeeded(tx, target.event.id, eventPersonalId);
    if (!OPEN_EVENT_STATES.includes(target.event.stateId) || target.event.endDate < currentTime()) {
      throw conflict('errors.event.closed');
    }
    if (asOnlyOne && (await tx.$count(convocatories, openOf(eventPersonalId))) > 0)
      throw conflict('errors.convocatory.alreadyOpen');
    const now = currentTime();
    const outside = endsOutside(data, target.event);
    if (outside.length > 0) {
      const fields = Object.fromEntries(outside.map((end) => [end, 'validation.withinEvent']));
      throw new AppError('INVALID', 'errors.invalid', fields);
    }
    if (data.deadline && data.deadline < now) {
      throw new AppError('INVALID', 'errors.invalid', { deadline: 'validation.past' });
    }
    const [row] = await tx
      .insert(convocatories)
      .values({
        ...data,
        ...describedBy(data),
        agencyId: agency.agencyId,
        eventId: target.event.id,
        eventPersonalId,
        openedAt: open ? now : null,
        stateId: CONVOCATORY.OPEN,
        deadline: data.deadline ?? usualDeadline(data, target.timeZone, now),
        cityId: data.cityId ?? target.event.cityId,
        code: sql`${String(target.event.code)} || '-' || (select count(*) + 1 from ${convocatories}
          where ${convocatories.eventId} = ${target.event.id})`,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(
      tx,
      actor,
      'convocatory.publish',
      { id: row.id, agencyId: agency.agencyId },
      { to: CONVOCATORY.OPEN, detail: { eventId: target.event.id, ...(open ? { open } : {}) } },
    );
    if (target.event.stateId === EVENT.CREATED) await moveEvent(tx, actor, target.event, EVENT.CALLING);
    return row;
  });
}

/** The open calls for people of a need. No other one is published while the event is locked. */
const openOf = (eventPersonalId: string) =>
  and(eq(convocatories.eventPersonalId, eventPersonalId), eq(convocatories.stateId, CONVOCATORY.OPEN));

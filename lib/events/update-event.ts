import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events, finalClients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { type UpdateEventInput, updateEventInput } from './inputs';
import { movePlace } from './move-place';
import { mayManageEvents } from './policy';
import type { Event } from './queries';
import { OPEN_EVENT_STATES, stateAt } from './rules';

const TEXTS = ['description', 'additionalProfiles'] as const;

/**
 * Changes what the input names of an event that is still open; an empty text takes a text away. What hangs on the event
 * follows (`event.updated`). Throws INVALID, FORBIDDEN, NOT_FOUND alike for another agency's, and CONFLICT for a closed
 * one and for what a later domain refuses.
 */
export async function updateEvent(actor: Actor, input: UpdateEventInput): Promise<Event> {
  const agency = mayManageEvents(actor);
  const data = parseInput(updateEventInput, input);
  const own = and(eq(events.id, data.id), eq(events.agencyId, agency.agencyId));
  return transact(async (tx) => {
    const [before] = await tx.select().from(events).where(own).for('update');
    if (!before) throw notFound('errors.event.notFound');
    const now = currentTime();
    if (!OPEN_EVENT_STATES.includes(stateAt(before, 0, now))) throw conflict('errors.event.closed');
    checkDates(before, data, now);
    const { changes, moved } = await changesOf(tx, before, data);
    const [after] = await tx
      .update(events)
      .set({ ...changes, updatedAt: now })
      .where(and(own, inArray(events.stateId, [...OPEN_EVENT_STATES])))
      .returning();
    if (!after) throw conflict('errors.event.closed');
    await recordAudit(
      tx,
      actor,
      'event.update',
      { id: after.id, agencyId: agency.agencyId },
      { detail: { fields: [...Object.keys(changes), ...(moved ? ['place'] : [])] } },
    );
    await react(tx, actor, 'event.updated', { before, after, moved });
    return after;
  });
}

function checkDates(before: Event, { startDate, endDate }: UpdateEventInput, now: Date): void {
  const invalid = (key: string) => new AppError('INVALID', 'errors.invalid', { endDate: key });
  if ((endDate ?? before.endDate) < (startDate ?? before.startDate)) throw invalid('validation.dateOrder');
  if (endDate && endDate < now) throw invalid('validation.past');
}

/** Returns the fields that differ. A form sends every field; the audit trail records only the changed ones. */
async function changesOf(tx: Tx, before: Event, data: UpdateEventInput) {
  const changes: Partial<typeof events.$inferInsert> = {};
  const { name, startDate, endDate, cityId, finalClientColumn, finalClientName } = data;
  if (name && name !== before.name) changes.name = name;
  if (startDate && +startDate !== +before.startDate) changes.startDate = startDate;
  if (endDate && +endDate !== +before.endDate) changes.endDate = endDate;
  if (cityId && cityId !== before.cityId) changes.cityId = cityId;
  if (finalClientColumn !== undefined && finalClientColumn !== before.finalClientColumn) {
    changes.finalClientColumn = finalClientColumn;
  }
  for (const key of TEXTS) {
    const text = data[key] === undefined ? before[key] : emptyToNull(data[key]);
    if (text !== before[key]) changes[key] = text;
  }
  if (finalClientName !== undefined) {
    const brand = emptyToNull(finalClientName);
    const finalClientId = brand ? await keepFinalClient(tx, before, brand) : null;
    if (finalClientId !== before.finalClientId) changes.finalClientId = finalClientId;
  }
  const occasion = {
    agencyId: before.agencyId,
    eventDirectoryId: before.eventDirectoryId,
    name: changes.name ?? before.name,
    startDate: changes.startDate ?? before.startDate,
    endDate: changes.endDate ?? before.endDate,
    cityId: changes.cityId ?? before.cityId,
  };
  const place = await movePlace(tx, occasion, data);
  if (place.eventDirectoryId !== before.eventDirectoryId) changes.eventDirectoryId = place.eventDirectoryId;
  return { changes, moved: place.moved || changes.cityId !== undefined };
}

async function keepFinalClient(tx: Tx, event: Event, name: string): Promise<string> {
  const own = and(eq(finalClients.agencyId, event.agencyId), eq(finalClients.name, name));
  const [known] = await tx.select({ id: finalClients.id }).from(finalClients).where(own).limit(1);
  if (known) return known.id;
  const [made] = await tx
    .insert(finalClients)
    .values({ agencyId: event.agencyId, name })
    .returning({ id: finalClients.id });
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}

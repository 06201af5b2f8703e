import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { lockOpenEvent } from '../lock-open-event';
import { mayManageEvents } from '../policy';
import type { Event } from '../queries';
import { type KeepPersonalInput, keepPersonalInput, personalIdInput, personalsOfInput } from './inputs';
import { withProfileIds } from './profile-ids';
import { whyFixed } from './rules';

type Personal = typeof eventPersonals.$inferSelect;

const MOST = 60;

/**
 * Adds people that an open event needs, or changes those whose id is given. Once a call is out for them, profile, gender
 * and dates stay; fewer than are confirmed are never asked for. Throws INVALID, FORBIDDEN, NOT_FOUND, and CONFLICT for a
 * closed event and for what a call stands in the way of.
 */
export async function keepPersonal(actor: Actor, input: KeepPersonalInput): Promise<Personal> {
  const { agencyId } = mayManageEvents(actor);
  const { id, eventId, ...given } = parseInput(keepPersonalInput, input);
  const [data] = await withProfileIds([given]);
  if (!data) throw new Error('one row came in, none out');
  return transact(async (tx) => {
    const event = await lockOpenEvent(tx, agencyId, eventId);
    const wanted = {
      ...data,
      startDate: data.startDate ?? event.startDate,
      endDate: data.endDate ?? event.endDate,
    };
    checkWithin(event, wanted);
    const row = id
      ? await change(tx, { agencyId, id, eventId }, wanted)
      : await add(tx, { agencyId, eventId }, wanted);
    await told(tx, actor, event);
    return row;
  });
}

/** Takes away people that an open event needs. Throws as `keepPersonal`. */
export async function removePersonal(actor: Actor, input: { readonly id: string }): Promise<Personal> {
  const { agencyId } = mayManageEvents(actor);
  const { id } = parseInput(personalIdInput, input);
  return transact(async (tx) => {
    const own = and(eq(eventPersonals.id, id), eq(eventPersonals.agencyId, agencyId));
    const [seen] = await tx.select().from(eventPersonals).where(own);
    if (!seen) throw notFound('errors.event.personalNotFound');
    const event = await lockOpenEvent(tx, agencyId, seen.eventId);
    if ((await callsOf(tx, id)).calls > 0) throw conflict('errors.event.personalCalled');
    const [row] = await tx.delete(eventPersonals).where(own).returning();
    if (!row) throw notFound('errors.event.personalNotFound');
    await told(tx, actor, event);
    return row;
  });
}

/** Takes away all people that an open event needs; none when a call is out for any of them. Throws as `keepPersonal`. */
export async function removePersonals(actor: Actor, input: { readonly eventId: string }): Promise<Event> {
  const { agencyId } = mayManageEvents(actor);
  const { eventId } = parseInput(personalsOfInput, input);
  return transact(async (tx) => {
    const event = await lockOpenEvent(tx, agencyId, eventId);
    if ((await tx.$count(convocatories, eq(convocatories.eventId, eventId))) > 0)
      throw conflict('errors.event.personalCalled');
    const gone = await tx
      .delete(eventPersonals)
      .where(and(eq(eventPersonals.eventId, eventId), eq(eventPersonals.agencyId, agencyId)))
      .returning({ id: eventPersonals.id });
    if (gone.length > 0) await told(tx, actor, event);
    return event;
  });
}

type Wanted = Pick<Personal, 'profileId' | 'gender' | 'quantity' | 'budget' | 'startDate' | 'endDate'>;

async function add(tx: Tx, of: { agencyId: string; eventId: string }, wanted: Wanted): Promise<Personal> {
  if ((await tx.$count(eventPersonals, eq(eventPersonals.eventId, of.eventId))) >= MOST)
    throw new AppError('INVALID', 'errors.event.manyPersonals');
  const [row] = await tx
    .insert(eventPersonals)
    .values({ ...wanted, ...of })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

async function change(
  tx: Tx,
  { agencyId, id, eventId }: { agencyId: string; id: string; eventId: string },
  wanted: Wanted,
): Promise<Personal> {
  const own = and(
    eq(eventPersonals.id, id),
    eq(eventPersonals.eventId, eventId),
    eq(eventPersonals.agencyId, agencyId),
  );
  const [before] = await tx.select().from(eventPersonals).where(own).for('update');
  if (!before) throw notFound('errors.event.personalNotFound');
  const fixed = whyFixed(before, wanted, await callsOf(tx, id));
  if (fixed) throw new AppError('CONFLICT', fixed.key, {}, { values: { count: fixed.count } });
  const [row] = await tx
    .update(eventPersonals)
    .set({ ...wanted, updatedAt: currentTime() })
    .where(own)
    .returning();
  if (!row) throw notFound('errors.event.personalNotFound');
  return row;
}

async function callsOf(tx: Tx, personalId: string) {
  const [row] = await tx
    .select({
      calls: sql<number>`count(distinct ${convocatories.id})::int`,
      confirmed: count(convocateds.id),
      signed: sql<number>`(select count(*)::int from contracts c join convocateds p on p.id = c.convocated_id
        join convocatories v on v.id = p.convocatory_id where v.event_personal_id = ${personalId} and c.voided_at is null)`,
    })
    .from(convocatories)
    .leftJoin(
      convocateds,
      and(eq(convocateds.convocatoryId, convocatories.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)),
    )
    .where(eq(convocatories.eventPersonalId, personalId));
  return row ?? { calls: 0, confirmed: 0, signed: 0 };
}

/** Throws INVALID for dates outside of those of the event. */
export function checkWithin(
  event: Event,
  { startDate, endDate }: Pick<Wanted, 'startDate' | 'endDate'>,
): void {
  const outside = Object.entries({ startDate, endDate }).filter(
    ([, date]) => date < event.startDate || date > event.endDate,
  );
  if (outside.length === 0) return;
  const fields = Object.fromEntries(outside.map(([name]) => [name, 'validation.withinEvent']));
  throw new AppError('INVALID', 'errors.invalid', fields);
}

async function told(tx: Tx, actor: Actor, event: Event): Promise<void> {
  await recordAudit(
    tx,
    actor,
    'event.update',
    { id: event.id, agencyId: event.agencyId },
    { detail: { fields: ['personals'] } },
  );
  await react(tx, actor, 'event.needs', event);
}

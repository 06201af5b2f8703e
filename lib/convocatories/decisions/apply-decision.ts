import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import {
  cities,
  contracts,
  convocateds,
  convocatories,
  eventPersonals,
  talentBookings,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED, TALENT } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { whyNotBound } from '@/lib/talents/rules';
import { inForce } from '../contract-in-force';
import { placeMoved, talentConfirmed } from '../notices';
import type { Convocated } from '../queries';
import { isToldOfMove, whyNotDecide } from '../rules';
import { followCover } from './cover-event';

type Decision = {
  readonly stateId: number;
  /** More may be confirmed than asked for. */
  readonly beyondNeed?: boolean | undefined;
  /** How the trail names it. */
  readonly happened: 'convocated.decide' | 'convocated.undo' | 'convocated.promote';
};

/**
 * Gives a place a state with all that follows: its booking or hold, the trail, what the talent is told,
 * and the event's cover. The caller locks the event and the place. Throws CONFLICT for what the rules refuse; a booking
 * that another confirmation stands in the way of is an exclusion violation of the database.
 */
export async function applyDecision(
  tx: Tx,
  actor: Actor,
  event: Event,
  place: Convocated,
  { stateId, beyondNeed, happened }: Decision,
): Promise<Convocated> {
  const signedAt = await findSignature(tx, place.id);
  const obstacle = whyNotDecide({ ...place, signedAt }, stateId);
  if (obstacle) throw conflict(obstacle);
  if (stateId !== CONVOCATED.DISCARDED) await checkTalent(tx, event, place.talentId, stateId);
  const beyond = stateId === CONVOCATED.CONFIRMED && (await isCovered(tx, place));
  if (beyond && !beyondNeed) throw conflict('errors.convocated.covered');
  const [row] = await tx
    .update(convocateds)
    .set({ stateId, updatedAt: currentTime() })
    .where(eq(convocateds.id, place.id))
    .returning();
  if (!row) throw notFound('errors.convocated.notFound');
  await book(tx, row);
  await recordAudit(tx, actor, happened, row, {
    from: place.stateId,
    to: stateId,
    detail: { eventId: row.eventId, talentId: row.talentId, ...(beyond ? { beyondNeed: true } : {}) },
  });
  await tellTalent(tx, row, place, happened);
  await followCover(tx, actor, event);
  return row;
}

/**
 * Finds when the contract of a place was signed. Signing locks the event's row too, so the answer holds until the
 * transaction ends.
 */
async function findSignature(tx: Tx, convocatedId: string): Promise<Date | null> {
  const [contract] = await tx
    .select({ signedAt: contracts.signedAt })
    .from(contracts)
    .where(and(eq(contracts.convocatedId, convocatedId), inForce));
  return contract?.signedAt ?? null;
}

/**
 * Throws CONFLICT for who is suspended, and, when it is to be confirmed, for who is under 18 on a day of the event, by
 * the calendar of its city, or of an age nobody knows. The caller locks the event, for which who suspends a talent waits too.
 */
async function checkTalent(tx: Tx, event: Event, talentId: string, stateId: number): Promise<void> {
  const [found] = await tx
    .select({
      stateId: talents.stateId,
      birthdate: talents.birthdate,
      guardianConsentedAt: talents.guardianConsentedAt,
      timeZone: cities.timeZone,
    })
    .from(talents)
    .innerJoin(cities, eq(cities.id, event.cityId))
    .where(eq(talents.id, talentId));
  if (!found) throw notFound('errors.convocated.notFound');
  if (found.stateId === TALENT.SUSPENDED) throw conflict('errors.convocated.suspended');
  if (stateId !== CONVOCATED.CONFIRMED) return;
  const why = whyNotBound(found, isoDateInZone(event.startDate, found.timeZone));
  if (why) throw conflict(`errors.convocated.${why}`);
}

/** True when the profile and gender for which a place was called has all the people it needs. */
async function isCovered(tx: Tx, { convocatoryId }: Convocated): Promise<boolean> {
  const sisters = alias(convocatories, 'sisters');
  const [need] = await tx
    .select({ quantity: eventPersonals.quantity, confirmed: count(convocateds.id) })
    .from(convocatories)
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(sisters, eq(sisters.eventPersonalId, eventPersonals.id))
    .leftJoin(
      convocateds,
      and(eq(convocateds.convocatoryId, sisters.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)),
    )
    .where(eq(convocatories.id, convocatoryId))
    .groupBy(eventPersonals.id);
  return need !== undefined && need.confirmed >= need.quantity;
}

/** A confirmed talent is booked, a reserved one held, any other free. */
async function book(tx: Tx, row: Convocated): Promise<void> {
  await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, row.id));
  if (row.stateId !== CONVOCATED.CONFIRMED && row.stateId !== CONVOCATED.RESERVE) return;
  await tx.insert(talentBookings).values({
    agencyId: row.agencyId,
    talentId: row.talentId,
    convocatedId: row.id,
    kind: row.stateId === CONVOCATED.CONFIRMED ? 'CONFIRMED' : 'HOLD',
    during: sql`(select tstzrange(${convocatories.startDate}, ${convocatories.endDate}, '[]')
      from ${convocatories} where ${convocatories.id} = ${row.convocatoryId})`,
  });
}

/**
 * Tells the talent what was decided. Of a move that may still be taken back ten minutes later, and of one that is taken
 * back nothing: what waited of it says nothing any more.
 */
async function tellTalent(tx: Tx, row: Convocated, before: Convocated, happened: Decision['happened']) {
  const confirmed = row.stateId === CONVOCATED.CONFIRMED;
  if (happened === 'convocated.undo' || !(confirmed || isToldOfMove(before, row.stateId))) return;
  const { id: convocatedId, agencyId, talentId, eventId } = row;
  const [talent] = await tx.select({ email: talents.email }).from(talents).where(eq(talents.id, talentId));
  const to = { agencyId, talentId, eventId, email: talent?.email ?? null };
  if (!confirmed) {
    return notify(tx, placeMoved, to, { convocatedId, from: before.stateId, to: row.stateId });
  }
  const promoted = before.stateId === CONVOCATED.RESERVE;
  const payload = promoted ? { convocatedId, promoted } : { convocatedId };
  await notify(tx, talentConfirmed, { ...to, gathers: promoted }, payload);
}

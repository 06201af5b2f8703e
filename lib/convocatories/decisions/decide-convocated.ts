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
import { isClosed, stateAt } from '@/lib/events/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { whyNotBound } from '@/lib/talents/rules';
import { type DecideConvocatedInput, decideConvocatedInput } from '../inputs';
import { talentConfirmed } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { whyNotDecide } from '../rules';
import { followCover, lockEvent } from './cover-event';

/**
 * The agency's decision: confirm (1813), reserve (1815), discard (1812) or back to called (1811).
 * Confirming books the talent for the convocatory's dates — the database refuses a second booking
 * that overlaps, whichever agency made it — and mails the link to the contract. Whoever has signed
 * can no longer be discarded, who has not said yes itself is not confirmed, nobody suspended is taken back, and no more than asked for are, unless
 * `beyondNeed` says that this is meant. The event is confirmed or calls again as its cover becomes complete or
 * loses somebody. Throws CONFLICT (also when the event is closed), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function decideConvocated(actor: Actor, input: DecideConvocatedInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id, stateId, beyondNeed } = parseInput(decideConvocatedInput, input);
  return transact(async (tx) => {
    const own = and(
      eq(convocateds.id, id),
      eq(convocateds.agencyId, agency.agencyId),
      shownTo(agency, convocateds.talentId),
    );
    const eventOfPlace = tx.select({ id: convocateds.eventId }).from(convocateds).where(own);
    const event = await lockEvent(tx, sql`(${eventOfPlace})`);
    if (!event) throw notFound('errors.convocated.notFound');
    const [before] = await tx.select().from(convocateds).where(own).for('update');
    if (!before) throw notFound('errors.convocated.notFound');
    if (isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
    if (before.stateId === stateId) return before;
    const signedAt = await findSignature(tx, id);
    const obstacle = whyNotDecide({ ...before, signedAt }, stateId);
    if (obstacle) throw conflict(obstacle);
    if (stateId !== CONVOCATED.DISCARDED) await checkTalent(tx, event, before.talentId, stateId);
    const beyond = stateId === CONVOCATED.CONFIRMED && (await isCovered(tx, before));
    if (beyond && !beyondNeed) throw conflict('errors.convocated.covered');
    const [row] = await tx
      .update(convocateds)
      .set({ stateId, updatedAt: currentTime() })
      .where(own)
      .returning();
    if (!row) throw notFound('errors.convocated.notFound');
    await book(tx, row);
    await recordAudit(tx, actor, 'convocated.decide', row, {
      from: before.stateId,
      to: stateId,
      detail: { eventId: row.eventId, talentId: row.talentId, ...(beyond ? { beyondNeed: true } : {}) },
    });
    if (stateId === CONVOCATED.CONFIRMED) await tellTalent(tx, row);
    await followCover(tx, actor, event);
    return row;
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.convocated.booked') : error;
  });
}

/**
 * Finds when the contract of a place was signed. Signing locks the event's row too, so the answer holds until the
 * transaction ends.
 */
async function findSignature(tx: Tx, convocatedId: string): Promise<Date | null> {
  const [contract] = await tx
    .select({ signedAt: contracts.signedAt })
    .from(contracts)
    .where(eq(contracts.convocatedId, convocatedId));
  return contract?.signedAt ?? null;
}

/**
 * Throws CONFLICT for who is suspended, and, when it is to be confirmed, for who is under 18 on a day of the event, by
 * the calendar of its city, or of an age nobody knows. The caller holds the event, for which who suspends a talent waits too.
 */
async function checkTalent(tx: Tx, event: Event, talentId: string, stateId: number): Promise<void> {
  const [found] = await tx
    .select({ stateId: talents.stateId, birthdate: talents.birthdate, timeZone: cities.timeZone })
    .from(talents)
    .innerJoin(cities, eq(cities.id, event.cityId))
    .where(eq(talents.id, talentId));
  if (!found) throw notFound('errors.convocated.notFound');
  if (found.stateId === TALENT.SUSPENDED) throw conflict('errors.convocated.suspended');
  if (stateId !== CONVOCATED.CONFIRMED) return;
  const why = whyNotBound(found.birthdate, isoDateInZone(event.startDate, found.timeZone));
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

async function tellTalent(tx: Tx, row: Convocated): Promise<void> {
  const [talent] = await tx
    .select({ email: talents.email })
    .from(talents)
    .where(eq(talents.id, row.talentId));
  await notify(
    tx,
    talentConfirmed,
    { agencyId: row.agencyId, email: talent?.email ?? null },
    { convocatedId: row.id },
  );
}

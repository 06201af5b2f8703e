import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { leadsTo } from '@/lib/core/states/lifecycle';
import { RIDE_LIFE } from '@/lib/core/states/ride';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { react } from '@/lib/platform/reactions/react';
import type { Journey } from '../providers/provider';
import type { Ride } from '../queries';
import { isOver } from '../rules';
import { tellPeople } from './tell-people';

/**
 * Keeps what the provider said of a ride at `askedAt`; nothing of what was asked before the last answer, or of a ride
 * that is over. What it came to is told (`ride.charged`) once it is over. Returns the row as it is now.
 */
export async function applyJourney(
  tx: Tx,
  actor: Actor,
  ride: Ride,
  told: Pick<Journey, 'journeyId' | 'state'> & Partial<Journey>,
  askedAt: Date,
): Promise<Ride> {
  const state = leadsTo(RIDE_LIFE, ride.state, told.state) ? told.state : ride.state;
  const over = isOver(state);
  const { driver, vehicle, car, fare, waypoints } = told;
  const [row] = await tx
    .update(rides)
    .set({
      state,
      journeyId: told.journeyId,
      busyUntil: null,
      lookedAt: askedAt,
      // Before the person is in the car another driver may come.
      ...(state === 'HIRE' ? { driverName: null, driverPhone: null, vehicle: null } : {}),
      ...(driver ? { driverName: driver.name, driverPhone: driver.phone } : {}),
      ...(vehicle ? { vehicle } : {}),
      ...(waypoints ? { waypoints } : {}),
      carLat: over ? null : (car?.lat ?? ride.carLat),
      carLng: over ? null : (car?.lng ?? ride.carLng),
      eta: over ? null : (told.etaSeconds ?? null),
      ...(fare ? { total: fare.amount, currencyCode: fare.currencyCode } : {}),
      ...(over ? { endedAt: currentTime() } : {}),
      updatedAt: currentTime(),
    })
    .where(
      and(
        eq(rides.id, ride.id),
        eq(rides.state, ride.state),
        isNull(rides.endedAt),
        or(isNull(rides.lookedAt), lte(rides.lookedAt, askedAt)),
      ),
    )
    .returning();
  if (!row) return ride;
  if (row.state !== ride.state) await tellMoved(tx, actor, ride, row);
  return row;
}

async function tellMoved(tx: Tx, actor: Actor, before: Ride, row: Ride): Promise<void> {
  await recordAudit(tx, actor, 'ride.move', row, {
    from: before.state,
    to: row.state,
    detail: { eventId: row.eventId, talentId: row.talentId },
  });
  await tellPeople(tx, row);
  // Also one that is cancelled late may cost something; one that was driven does, whatever the provider says of it.
  const amount = row.total ?? (row.state === 'TERMINATED' ? row.estimate : null);
  if (isOver(row.state) && amount && row.currencyCode)
    await react(tx, actor, 'ride.charged', { ride: row, amount });
}

/** Ends a ride that never came about, with the reason for the person (a key of `ride.failures`). Null when it is over already. */
export async function endRide(
  tx: Tx,
  actor: Actor,
  ride: Ride,
  state: 'FAILED' | 'RIDER_CANCEL',
  failure: string | null = null,
): Promise<Ride | null> {
  const [row] = await tx
    .update(rides)
    .set({ state, failure, busyUntil: null, endedAt: currentTime(), updatedAt: currentTime() })
    .where(and(eq(rides.id, ride.id), eq(rides.state, ride.state), isNull(rides.endedAt)))
    .returning();
  if (!row) return null;
  await recordAudit(tx, actor, 'ride.move', row, {
    from: ride.state,
    to: state,
    detail: { eventId: row.eventId, talentId: row.talentId, ...(failure ? { failure } : {}) },
  });
  await tellPeople(tx, row);
  return row;
}

import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { eventCode } from '@/lib/events/rules';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { parseInput } from '@/lib/platform/parse-input';
import { findRideRules } from '../limits/queries';
import { askEstimate } from '../ordering/ask-estimate';
import { keepIntention } from '../ordering/keep-intention';
import { mayRunEventRides } from '../policy';
import type { Estimate } from '../providers/provider';
import type { Ride } from '../queries';
import { askSeveral } from './ask-several';
import { type CarsInput, carsInput } from './inputs';
import { type CarPlan, endsNear, nameOf, type PlannedCar, planCars } from './plan-cars';

/** What became of one of many cars. */
export type OrderedCar = {
  readonly talentIds: readonly string[];
  /** The ride of these people, also one that was there before; null when none was ordered. */
  readonly ride: Ride | null;
  readonly isNew: boolean;
  /** Why none was ordered. */
  readonly problem: AppError | null;
};

/**
 * Orders cars for people of an event: each intention is kept by itself and sent by the queue, so that one that fails
 * stops no other, and whoever has such a ride already gets no second. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND
 * alike for another agency's event, and CONFLICT with what stands in the way of all.
 */
export async function orderEventRides(actor: Actor, input: CarsInput): Promise<OrderedCar[]> {
  const agency = mayRunEventRides(actor);
  const data = parseInput(carsInput, input);
  const { scheduledFor, cars } = await planCars(agency, data);
  if (!data.message && cars.some(({ plan }) => plan && endsNear(plan))) {
    throw new AppError('INVALID', 'errors.invalid', { message: 'ride.approximateNote' });
  }
  const rules = await findRideRules(database(), data.eventId);
  const priced =
    rules.budget !== null
      ? await askSeveral(cars, ({ plan }) => plan && priceOf(plan, scheduledFor))
      : cars.map(() => null);
  const done: OrderedCar[] = [];
  // One after the other: each counts against the limits after the one before.
  for (const [index, car] of cars.entries()) {
    done.push(await orderCar(car, priced[index] ?? null));
  }
  return done;

  async function orderCar({ talentIds, plan, problem }: PlannedCar, price: Estimate | AppError | null) {
    const failed = problem ?? (price instanceof AppError ? price : null);
    if (!plan || failed) return { talentIds, ride: null, isNew: false, problem: failed };
    const { talent, event } = plan.basis;
    try {
      const kept = await keepIntention(actor, {
        ...plan,
        rider: {
          name: nameOf(plan.basis),
          phone: talent.phone ?? '',
          dialingCode: talent.dialingCode ?? plan.basis.dialingCode,
        },
        direction: data.direction,
        scheduledFor,
        reason: eventCode(event) ?? event.name,
        message: data.message || null,
        orderedBy: agency.userId,
        fare: price instanceof AppError ? null : (price?.fare ?? null),
        sendAfterMs: 0,
      });
      return { talentIds, ...kept, problem: null };
    } catch (error) {
      if (error instanceof AppError) return { talentIds, ride: null, isNew: false, problem: error };
      // The others are ordered all the same; this one is told as failed.
      log.error({ err: error, eventId: data.eventId }, 'one of many rides was not kept');
      const unexpected = new AppError('UNAVAILABLE', 'ride.notKept');
      return { talentIds, ride: null, isNew: false, problem: unexpected };
    }
  }
}

/** What the provider asks for a car, or why it does not say. */
export async function priceOf(
  { coverage, origin, destination, via }: CarPlan,
  scheduledFor: Date | null,
): Promise<Estimate | AppError> {
  try {
    const startAt = scheduledFor ? { startAt: scheduledFor } : {};
    return await askEstimate(coverage, { origin, destination, via, ...startAt });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { parseInput } from '@/lib/platform/parse-input';
import { readRideIva } from '../limits/queries';
import { mayRunEventRides } from '../policy';
import { costOfRide, type RideCost } from '../rules';
import { askSeveral } from './ask-several';
import { type CarsInput, carsInput } from './inputs';
import { priceOf } from './order-event-rides';
import { endsNear, planCars } from './plan-cars';

/** What a car would cost and take. */
export type EstimatedCar = {
  readonly talentIds: readonly string[];
  /** Null where the provider does not say, and with a problem. */
  readonly cost: RideCost | null;
  readonly currencyCode: string | null;
  /** Whole minutes until a car is there, and from there on; null where nobody says. */
  readonly pickupMinutes: number | null;
  readonly tripMinutes: number | null;
  /** Somebody is fetched, or taken, about where the address lies: the driver wants a note. */
  readonly isApproximate: boolean;
  readonly problem: AppError | null;
};

const minutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.max(1, Math.round(seconds / 60));

/** What cars for people of an event would cost, before they are ordered. Throws as `orderEventRides`. */
export async function estimateEventRides(actor: Actor, input: CarsInput): Promise<EstimatedCar[]> {
  const agency = mayRunEventRides(actor);
  const { scheduledFor, cars } = await planCars(agency, parseInput(carsInput, input));
  const [iva, priced] = await Promise.all([
    readRideIva(),
    askSeveral(cars, ({ plan }) => plan && priceOf(plan, scheduledFor)),
  ]);
  return cars.map(({ talentIds, problem, plan }, index): EstimatedCar => {
    const told = priced[index];
    if (!plan || !told || told instanceof AppError) {
      const isApproximate = plan !== null && endsNear(plan);
      return { talentIds, ...UNKNOWN, isApproximate, problem: told instanceof AppError ? told : problem };
    }
    const { fee, platformGain } = plan.coverage;
    return {
      talentIds,
      cost: told.fare && costOfRide(told.fare.amount, { fee, platformGain, iva }),
      currencyCode: told.fare?.currencyCode ?? null,
      pickupMinutes: scheduledFor ? null : minutes(told.pickupSeconds),
      tripMinutes: minutes(told.tripSeconds),
      isApproximate: endsNear(plan),
      problem: null,
    };
  });
}

const UNKNOWN = { cost: null, currencyCode: null, pickupMinutes: null, tripMinutes: null } as const;

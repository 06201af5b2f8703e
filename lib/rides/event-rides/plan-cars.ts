import { isApproximate } from '@/lib/catalogues/municipalities';
import type { AgencyActor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { AppError, conflict, type MessageValues, notFound } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { getEvent } from '@/lib/events/queries';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { type Coverage, findCoverage } from '../coverage/queries';
import type { Passenger } from '../ordering/keep-intention';
import type { Stop } from '../providers/provider';
import { findRideBases, type RideBasis } from '../queries';
import { stopsBetween } from '../shared/rules';
import { venuePoint } from '../venue-point';
import { takesAgencyRides } from '../wishes/rules';
import type { Cars } from './inputs';
import { findStops, type PersonStop } from './stops';

/** A car as it would be ordered. */
export type PlannedCar = {
  readonly talentIds: readonly string[];
  /** Why it cannot be ordered; null when it can be tried. */
  readonly problem: AppError | null;
  readonly plan: CarPlan | null;
};

export type CarPlan = {
  readonly basis: RideBasis;
  readonly coverage: Coverage;
  readonly origin: Stop;
  readonly destination: Stop;
  readonly via: readonly Stop[];
  readonly placeName: string | null;
  readonly passengers: readonly Passenger[];
};

export type CarsPlan = {
  readonly scheduledFor: Date | null;
  readonly cars: readonly PlannedCar[];
};

/** Longer than a person needs to see what is ordered, and than a provider takes to send a car. */
const LEAST_AHEAD_MS = 10 * 60_000;

const invalidTime = (message: string) => new AppError('INVALID', 'errors.invalid', { scheduledFor: message });
const refused = (key: string, values: MessageValues) => new AppError('CONFLICT', key, {}, { values });

/**
 * What each car would drive, or why it cannot. Throws NOT_FOUND alike for another agency's event, INVALID for an hour that
 * has passed, and CONFLICT with what stands in the way of all.
 */
export async function planCars(actor: AgencyActor, { eventId, direction, ...data }: Cars): Promise<CarsPlan> {
  const event = await getEvent(actor, eventId);
  if (!takesAgencyRides(event, currentTime())) throw conflict('ride.eventExpired');
  const scheduledFor = data.scheduledFor ? zonedDateTimeToInstant(data.scheduledFor, event.timeZone) : null;
  if (scheduledFor && scheduledFor.getTime() < currentTime().getTime() + LEAST_AHEAD_MS) {
    throw invalidTime('ride.scheduleInPast');
  }
  if (scheduledFor && !takesAgencyRides(event, scheduledFor)) {
    throw invalidTime('ride.scheduleTooLate');
  }
  const talentIds = data.cars.flat();
  const [bases, stops, coverage] = await Promise.all([
    findRideBases(database(), { agencyId: actor.agencyId, eventId, talentIds }),
    findStops(database(), event, talentIds),
    findCoverage(database(), event.cityId, actor.agencyId),
  ]);
  if (!coverage) throw conflict('ride.notInCity');
  const anybody = bases.values().next().value;
  // Nobody of these is confirmed there, or nobody at all.
  if (!anybody) throw notFound('errors.convocated.notFound');
  const venue = venueStop(anybody);
  if (!venue) throw conflict('ride.noVenue');
  const cars = data.cars.map((ids): PlannedCar => {
    try {
      return {
        talentIds: ids,
        problem: null,
        plan: planCar({ ids, bases, stops, coverage, venue, direction }),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { talentIds: ids, problem: error, plan: null };
    }
  });
  return { scheduledFor, cars };
}

type Given = {
  readonly ids: readonly string[];
  readonly bases: ReadonlyMap<string, RideBasis>;
  readonly stops: ReadonlyMap<string, PersonStop>;
  readonly coverage: Coverage;
  readonly venue: Stop;
  readonly direction: Cars['direction'];
};

/** The first person lives farthest away: the way begins there, or ends there. */
function planCar({ ids, bases, stops, coverage, venue, direction }: Given): CarPlan {
  const people = ids.map((id) => {
    const basis = bases.get(id);
    if (!basis) throw conflict('ride.notForTalent');
    const stop = stops.get(id);
    if (!stop) throw refused('ride.noStop', { name: nameOf(basis) });
    const { name: city, country } = basis.city;
    return {
      basis,
      placeName: stop.placeName,
      stop: { address: stop.address, lat: stop.lat, lng: stop.lng, city, country },
    };
  });
  const [lead, ...rest] = people;
  if (!lead) throw conflict('ride.nobodyChosen');
  if (!lead.basis.talent.phone) throw refused('ride.noPhone', { name: nameOf(lead.basis) });
  const others = direction === 'HOME' ? rest.toReversed() : rest;
  const passengers = others.map(
    ({ basis, stop, placeName }): Passenger => ({
      talentId: basis.talent.id,
      name: nameOf(basis),
      stop,
      placeName,
    }),
  );
  const [origin, destination] = direction === 'HOME' ? [venue, lead.stop] : [lead.stop, venue];
  const via = stopsBetween(
    origin,
    others.map(({ stop }) => stop),
    destination,
  );
  if (via.length > 0 && !coverage.provider.takesVia) {
    throw refused('ride.sharedStops', { provider: coverage.provider.name });
  }
  return { basis: lead.basis, coverage, origin, destination, via, placeName: lead.placeName, passengers };
}

/** Whether somebody is fetched, or taken, about where the address lies. */
export const endsNear = ({ origin, destination, via }: CarPlan): boolean =>
  [origin, destination, ...via].some(isApproximate);

export const nameOf = ({ talent }: RideBasis): string => fullName(talent);

function venueStop(basis: RideBasis): Stop | null {
  const point = venuePoint(basis);
  if (!point || !basis.venue) return null;
  const { name: city, country } = basis.city;
  return { ...point, address: basis.venue.address ?? `${basis.venue.name}, ${city}`, city, country };
}

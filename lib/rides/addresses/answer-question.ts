import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { boxAround, type KnownAddress, type Point } from '@/lib/core/geography';
import { isUuid } from '@/lib/core/ids';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { drivingRoute } from '@/lib/maps/driving-route';
import type { Geocoder } from '@/lib/maps/geocoder';
import { configuredGeocoder } from '@/lib/maps/geocoder-of';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { mayOpenRidePage, mayRunEventRides } from '../policy';
import { findRideBases, findRideBasis, type RideBasis } from '../queries';
import { type AddressQuestion, addressQuestion } from './inputs';

export type AddressAnswer = {
  /** Five at the most, all in the box; for a point or the city, one or none. */
  readonly addresses: readonly KnownAddress[];
  /** Null where nobody knows the roads. */
  readonly route: readonly Point[] | null;
};

const NOTHING: AddressAnswer = { addresses: [], route: null };

/**
 * Asks the configured services what the page of a ride wants to know of the map; empty where none is configured. What is
 * asked is kept nowhere. Throws FORBIDDEN, INVALID, RATE_LIMITED and UNAVAILABLE.
 */
export async function answerQuestion(actor: Actor, question: AddressQuestion): Promise<AddressAnswer> {
  const { convocatoryId, talentId } = mayOpenRidePage(actor).subject;
  return answer(actor, question, async () => {
    const basis = await findRideBasis(database(), convocatoryId, talentId);
    if (!basis) throw new AppError('CONFLICT', 'ride.notForTalent');
    return basis;
  });
}

/** Somebody confirmed at an event. */
export type RidingPerson = { readonly eventId: string; readonly talentId: string };

/**
 * The same for who says where somebody confirmed at an event of the own agency is fetched. Throws UNAUTHENTICATED too,
 * and NOT_FOUND alike for another agency's people.
 */
export async function answerAgencyQuestion(
  actor: Actor,
  { eventId, talentId }: RidingPerson,
  question: AddressQuestion,
): Promise<AddressAnswer> {
  const { agencyId } = mayRunEventRides(actor);
  if (!isUuid(eventId) || !isUuid(talentId)) throw notFound('errors.convocated.notFound');
  const found = await findRideBases(database(), { agencyId, eventId, talentIds: [talentId] });
  const basis = found.get(talentId);
  if (!basis) throw notFound('errors.convocated.notFound');
  return answer(actor, question, async () => basis);
}

async function answer(
  actor: Actor,
  question: AddressQuestion,
  around: () => Promise<RideBasis>,
): Promise<AddressAnswer> {
  const asked = parseInput(addressQuestion, question);
  await spendAllowance(actor, 'search');
  if (asked.of === 'route') return { ...NOTHING, route: await drivingRoute(asked.from, asked.to) };
  const geocoder = configuredGeocoder();
  if (!geocoder) return NOTHING;
  if (asked.of === 'point') return one(await geocoder.nameOf(asked.point));
  const basis = await around();
  if (asked.of === 'city') return one(await cityOf(geocoder, basis));
  return {
    ...NOTHING,
    addresses: await search(geocoder, basis, asked.text, asked.near ?? null),
  };
}

const one = (found: KnownAddress | null): AddressAnswer => ({ ...NOTHING, addresses: found ? [found] : [] });

/** In the box of the specification around the person, the venue or the city; without any of them, in the country. */
async function search(
  geocoder: Geocoder,
  basis: RideBasis,
  text: string,
  near: Point | null,
): Promise<KnownAddress[]> {
  const centre = near ?? venueOf(basis) ?? (await cityOf(geocoder, basis));
  const box = centre && boxAround(centre);
  const found = await geocoder.search({
    text: box ? text : `${text}, ${basis.city.name}`,
    box,
    country: basis.city.country,
  });
  // Some servers take a box for a preference.
  return found.filter(
    ({ lat, lng }) => !box || (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east),
  );
}

function venueOf({ venue }: RideBasis): Point | null {
  return venue && venue.lat !== null && venue.lng !== null ? { lat: venue.lat, lng: venue.lng } : null;
}

async function cityOf(geocoder: Geocoder, { city }: RideBasis): Promise<KnownAddress | null> {
  const [found] = await geocoder.search({ text: city.name, box: null, country: city.country });
  return found ?? null;
}

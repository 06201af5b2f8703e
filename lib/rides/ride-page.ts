import { isApproximate } from '@/lib/catalogues/municipalities';
import { listEnabledCountries } from '@/lib/catalogues/queries';
import { isVisitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { fullName } from '@/lib/core/full-name';
import { eventCode } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { findReadyCoverage } from './coverage/ready';
import { followRide } from './ordering/follow-ride';
import { mayOpenRidePage, type RideHolder, seesOwnPlaces } from './policy';
import { findRideBasis, findSavedPlaces, findShownRide, type RideBasis, type SavedPlace } from './queries';
import { problemOfBasis, problemOfCoverage, type RideProblem } from './ride-problem';
import type { RideView } from './ride-view';
import { viewFor } from './shared/view-for';
import { venuePoint } from './venue-point';

export type OfferedPlace = {
  /** Null for the venue. */
  readonly id: string | null;
  readonly name: string | null;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  /** The centre of its municipality. */
  readonly isApproximate?: boolean;
};

export type DialingCode = { readonly code: string; readonly countries: string };

export type RidePage =
  /** `messageKey` is the specification's text for why no ride can be ordered. */
  | ({ readonly state: 'INVALID' } & RideProblem)
  | {
      readonly state: 'VALID';
      readonly ride: RideView | null;
      readonly provider: string;
      readonly event: {
        readonly name: string;
        readonly agencyName: string;
        readonly agencyLogoFileId: string | null;
      };
      readonly form: {
        readonly name: string;
        /** Empty for who holds a link that passed through other hands. */
        readonly phone: string;
        readonly dialingCode: string;
        /** Of the countries that the product knows, each code once. */
        readonly dialingCodes: readonly DialingCode[];
        readonly reason: string;
        readonly city: string;
        readonly country: string;
      };
      readonly venue: OfferedPlace | null;
      readonly places: readonly SavedPlace[];
      /** Whether places are this person's to keep. */
      readonly keepsPlaces: boolean;
    };

const UNAUTHORIZED = { state: 'INVALID', messageKey: 'ride.unauthorized' } as const;

/**
 * Reads what the holder of a ride's link sees (specification part 2, "Ride-ordering screen"). Who has a ride in course
 * follows and cancels it whatever has happened to the event since.
 */
export async function getRidePage(actor: Actor): Promise<RidePage> {
  if (!isVisitor(actor)) return UNAUTHORIZED;
  const holder = mayOpenRidePage(actor);
  try {
    return await readPage(actor, holder);
  } catch (error) {
    log.error({ err: error }, 'the page of a ride cannot be made');
    return { state: 'INVALID', messageKey: 'ride.unavailable' };
  }
}

async function readPage(actor: Actor, holder: RideHolder): Promise<RidePage> {
  const { convocatoryId, talentId } = holder.subject;
  const basis = await findRideBasis(database(), convocatoryId, talentId);
  const shown = basis && (await findShownRide(database(), basis.event.id, talentId));
  const isOpen = shown?.endedAt === null;
  const problem = problemOfBasis(basis, currentTime());
  if (!basis || (problem && !isOpen)) return { state: 'INVALID', ...(problem ?? UNAUTHORIZED) };
  const found = isOpen ? null : await findReadyCoverage(database(), basis.city.id, basis.agency.id);
  const refused = isOpen ? null : problemOfCoverage(found);
  if (refused) return { state: 'INVALID', ...refused };
  const ride = shown && (await viewFor(await followRide(actor, shown), talentId));
  const own = seesOwnPlaces(holder);
  return {
    state: 'VALID',
    ride,
    provider: found?.coverage.provider.name ?? ride?.provider ?? '',
    event: {
      name: basis.event.name,
      agencyName: basis.agency.name,
      agencyLogoFileId: basis.agency.logoFileId,
    },
    form: formOf(basis, own, await listEnabledCountries()),
    venue: venueOf(basis),
    places: own ? await findSavedPlaces(database(), talentId) : [],
    keepsPlaces: own,
  };
}

const formOf = (
  { talent, event, city }: RideBasis,
  own: boolean,
  countries: readonly { readonly name: string; readonly dialingCode: string }[],
) => ({
  name: fullName(talent),
  phone: own ? (talent.phone ?? '') : '',
  dialingCode: talent.dialingCode,
  dialingCodes: dialingCodesOf(countries, talent.dialingCode),
  reason: eventCode(event) ?? event.name,
  city: city.name,
  country: city.country,
});

function dialingCodesOf(
  countries: readonly { readonly name: string; readonly dialingCode: string }[],
  own: string,
): DialingCode[] {
  const names = new Map<string, string[]>([[own, []]]);
  for (const { name, dialingCode } of countries) {
    names.set(dialingCode, [...(names.get(dialingCode) ?? []), name]);
  }
  return [...names].map(([code, all]) => ({ code, countries: all.join(', ') }));
}

function venueOf(basis: RideBasis): OfferedPlace | null {
  const { venue, city } = basis;
  const point = venuePoint(basis);
  if (!venue || !point) return null;
  const address = venue.address ?? `${venue.name}, ${city.name}`;
  return { id: null, name: venue.name, address, ...point, isApproximate: isApproximate(point) };
}

/** How the ride goes that the page shows; null when there is none. Throws FORBIDDEN. */
export async function getRideView(actor: Actor): Promise<RideView | null> {
  const { subject } = mayOpenRidePage(actor);
  const basis = await findRideBasis(database(), subject.convocatoryId, subject.talentId);
  const shown = basis && (await findShownRide(database(), basis.event.id, subject.talentId));
  return shown && viewFor(await followRide(actor, shown), subject.talentId);
}

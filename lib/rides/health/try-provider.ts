import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cities, countries, placeDirectories, platformTransportations } from '@/db/schema';
import { RIDE_PLATFORMS, type RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { requesterOf } from '../coverage/queries';
import { mayKeepCoverage } from '../policy';
import { isDown } from '../providers/guard-provider';
import {
  type Estimate,
  type Fare,
  type RideProvider,
  RideProviderError,
  type Trip,
} from '../providers/provider';
import { makeProvider, renewProvider } from '../providers/provider-of';
import { withoutPersons } from '../providers/rules';

/** What a provider answered to a token and an estimate. */
export type Trial = {
  readonly platform: RidePlatform;
  /** How far it came: no token, no estimate, or both. */
  readonly reached: 'NOTHING' | 'TOKEN' | 'ESTIMATE';
  readonly tokenMs: number;
  /** Null where it was not asked for one. */
  readonly estimateMs: number | null;
  readonly city: string;
  readonly products: readonly {
    readonly name: string;
    readonly fare: Fare | null;
    readonly pickupSeconds: number | null;
  }[];
  /** The provider's words for what it refused; null where nothing was. */
  readonly failure: string | null;
};

const input = z.object({ platform: z.enum(RIDE_PLATFORMS, 'validation.required') });

/**
 * Tries a provider, also one that is down: a new token, then what a ride of some kilometres would cost in one of its
 * cities, between places of nobody. One that answers is up again for this process. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and CONFLICT for one that is not configured.
 */
export async function tryProvider(actor: Actor, given: { readonly platform: string }): Promise<Trial> {
  mayKeepCoverage(actor);
  const { platform } = parseInput(input, given);
  const provider = makeProvider(platform);
  if (!provider) throw conflict('rideOffice.notConfigured');
  const trial = await tryOut(provider);
  if (trial.reached === 'ESTIMATE' && isDown(platform)) renewProvider(platform);
  await transact((tx) =>
    recordAudit(
      tx,
      actor,
      'ride-provider.try',
      { id: platform, agencyId: null },
      { detail: { reached: trial.reached } },
    ),
  );
  return trial;
}

async function tryOut(provider: RideProvider): Promise<Trial> {
  const { city, ...trip } = await findTrialTrip(provider.platform);
  const none = { platform: provider.platform, city, products: [], estimateMs: null } as const;
  const token = await timed(() => provider.authenticate());
  if (token.error) return { ...none, reached: 'NOTHING', tokenMs: token.ms, failure: wordsOf(token.error) };
  const asked = await timed(() => provider.estimate(trip));
  const took = { tokenMs: token.ms, estimateMs: asked.ms };
  if (asked.error) return { ...none, ...took, reached: 'TOKEN', failure: wordsOf(asked.error) };
  const products = (asked.answer ?? []).map(({ productName, fare, pickupSeconds }: Estimate) => ({
    ...{ name: productName, fare, pickupSeconds },
  }));
  return { ...none, ...took, reached: 'ESTIMATE', products, failure: null };
}

const wordsOf = (error: RideProviderError): string => withoutPersons(error.message);

async function timed<T>(
  work: () => Promise<T>,
): Promise<{ ms: number; answer?: T; error?: RideProviderError }> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    return { answer: await work(), ms: took() };
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    return { error, ms: took() };
  }
}

/** Plaza de Bolívar to the Parque de la 93: where it is offered nowhere with a venue on the map. */
const BOGOTA = {
  origin: { lat: 4.5981, lng: -74.076, address: 'Plaza de Bolívar', city: 'Bogotá', country: 'CO' },
  destination: { lat: 4.6767, lng: -74.0483, address: 'Parque de la 93', city: 'Bogotá', country: 'CO' },
};
/** Two kilometres to the north. */
const AWAY = 0.018;

/** From the venue of one of its cities, so that no address of a person is asked about. */
async function findTrialTrip(platform: RidePlatform): Promise<Trip & { readonly city: string }> {
  const offered = await database()
    .select({
      row: platformTransportations,
      city: cities.name,
      country: countries.code,
      venue: placeDirectories,
    })
    .from(platformTransportations)
    .innerJoin(cities, eq(cities.id, platformTransportations.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .innerJoin(
      placeDirectories,
      and(eq(placeDirectories.cityId, cities.id), isNotNull(placeDirectories.latitude)),
    )
    .where(eq(platformTransportations.platform, platform))
    .orderBy(sql`${platformTransportations.enabled} desc`, cities.id, placeDirectories.id)
    .limit(1);
  const [found] = offered;
  const requesterId = (await requesterOf(platform, found?.row.id ?? null)) ?? '';
  if (!found || found.venue.latitude === null || found.venue.longitude === null) {
    return { ...BOGOTA, requesterId, city: BOGOTA.origin.city };
  }
  const { city, country, venue } = found;
  const origin = {
    ...{ lat: found.venue.latitude, lng: found.venue.longitude },
    ...{ address: venue.address ?? venue.name, city, country },
  };
  return { origin, destination: { ...origin, lat: origin.lat + AWAY }, requesterId, city };
}

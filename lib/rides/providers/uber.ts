import * as z from 'zod/mini';
import { currencyDecimals, isCurrencyCode } from '@/lib/core/money';
import { isSameTrip } from '../rules';
import { askProvider, tokenKeeper } from './ask-provider';
import { type Estimate, type Fare, type Journey, type RideProvider, RideProviderError } from './provider';

type Account = {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organizationId: string;
  /** Milliseconds that each answer may take. */
  readonly patienceMs?: number;
};

const STATES: Readonly<Record<string, Journey['state']>> = {
  processing: 'HIRE',
  scheduled: 'HIRE',
  driver_redispatched: 'HIRE',
  accepted: 'HIRED',
  arriving: 'ARRIVED',
  in_progress: 'PICK_UP',
  completed: 'TERMINATED',
  no_drivers_available: 'NOT_FOUND',
  offer_expired: 'NOT_FOUND',
  failed: 'NOT_FOUND',
  driver_canceled: 'DRIVER_CANCEL',
  rider_canceled: 'RIDER_CANCEL',
  coordinator_canceled: 'RIDER_CANCEL',
};

const text = z.catch(z.optional(z.nullable(z.string())), undefined);
const number = z.catch(z.optional(z.nullable(z.number())), undefined);
const point = z.object({ latitude: z.number(), longitude: z.number() });
const place = z.catch(
  z.optional(z.nullable(z.object({ latitude: number, longitude: number, eta: number }))),
  undefined,
);

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });
const estimates = z.object({
  product_estimates: z.array(
    z.object({
      product: z.object({ product_id: z.string(), display_name: text }),
      estimate_info: z.catch(
        z.optional(
          z.object({
            fare_id: text,
            fare: z.catch(
              z.optional(z.object({ fare_id: text, value: z.number(), currency_code: z.string() })),
              undefined,
            ),
            pickup_estimate: number,
            trip: z.catch(z.optional(z.object({ duration_estimate: number })), undefined),
          }),
        ),
        undefined,
      ),
    }),
  ),
});
const created = z.object({ request_id: z.string(), status: text });
const trip = z.object({
  request_id: z.string(),
  status: z.string(),
  driver: z.catch(z.optional(z.nullable(z.object({ name: z.string(), phone_number: text }))), null),
  vehicle: z.catch(
    z.optional(
      z.nullable(z.object({ make: text, model: text, license_plate: text, vehicle_color_name: text })),
    ),
    null,
  ),
  location: z.catch(z.optional(z.nullable(point)), null),
  guest: z.catch(z.optional(z.object({ phone_number: z.string() })), undefined),
  pickup: place,
  destination: place,
  expense_memo: text,
  client_fare_numeric: number,
  currency_code: text,
});
const list = z.object({ trips: z.array(z.unknown()), next_key: text });

/** Pages of trips under way that are looked through for one order. */
const MOST_PAGES = 5;

/** Uber writes fares as decimals of the currency. */
const fareOf = (value: number | null | undefined, currency: string | null | undefined): Fare | null =>
  value != null && currency && isCurrencyCode(currency)
    ? { amount: Math.round(value * 10 ** currencyDecimals(currency)), currencyCode: currency }
    : null;

const seconds = (minutes: number | null | undefined): number | null =>
  minutes == null ? null : minutes * 60;

/** At once, or when the person is to be fetched, in milliseconds. */
const scheduling = (startAt: Date | undefined) =>
  startAt ? { scheduling: { pickup_time: startAt.getTime() } } : {};

function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') || '-' };
}

function journeyOf(told: z.infer<typeof trip>): Journey {
  const state = STATES[told.status.toLowerCase()];
  if (!state) throw new RideProviderError('UNCERTAIN', 'a trip in a state that we do not know');
  const { driver, vehicle, location, guest, pickup, destination } = told;
  const name = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ');
  const isKnown = guest && pickup?.latitude != null && pickup.longitude != null;
  return {
    journeyId: told.request_id,
    state,
    driver: driver ? { name: driver.name, phone: driver.phone_number ?? null } : null,
    vehicle: vehicle
      ? {
          ...(vehicle.license_plate ? { plate: vehicle.license_plate } : {}),
          ...(name ? { name } : {}),
          ...(vehicle.vehicle_color_name ? { color: vehicle.vehicle_color_name } : {}),
        }
      : null,
    car: location ? { lat: location.latitude, lng: location.longitude } : null,
    waypoints: null,
    etaSeconds: seconds(state === 'PICK_UP' ? destination?.eta : pickup?.eta),
    fare: fareOf(told.client_fare_numeric, told.currency_code),
    trip:
      isKnown && destination?.latitude != null && destination.longitude != null
        ? {
            phone: guest.phone_number,
            origin: { lat: pickup.latitude ?? 0, lng: pickup.longitude ?? 0 },
            destination: { lat: destination.latitude, lng: destination.longitude },
          }
        : null,
  };
}

/** Rides for guests by Uber for Business (developer.uber.com, Guest Rides). Its trips under way can be listed. */
export function uber(account: Account): RideProvider {
  const { baseUrl, tokenUrl, clientId, clientSecret, organizationId, patienceMs } = account;
  const { token, withToken } = tokenKeeper(async () => {
    const { access_token: value, expires_in: left = 3600 } = await askProvider(tokenUrl, {
      method: 'POST',
      ...{ schema: tokenAnswer, patienceMs },
      form: {
        grant_type: 'client_credentials',
        scope: 'guests.trips',
        client_id: clientId,
        client_secret: clientSecret,
      },
    });
    return { value, seconds: left };
  });

  const ask = <T>(
    schema: z.ZodMiniType<T>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<T> =>
    withToken((bearer) =>
      askProvider(`${baseUrl}/v1/guests/trips${path}`, {
        ...{ method, schema, patienceMs },
        headers: { authorization: `Bearer ${bearer}`, 'x-uber-organizationuuid': organizationId },
        ...(body === undefined ? {} : { body }),
      }),
    );

  return {
    platform: 'uber',
    name: 'Uber',
    // Only its hourly rides stop in between.
    takesVia: false,
    authenticate: async () => void (await token()),
    estimate: async ({ origin, destination, startAt }) => {
      const { product_estimates: offered } = await ask(estimates, 'POST', '/estimates', {
        ...scheduling(startAt),
        pickup: { latitude: origin.lat, longitude: origin.lng },
        dropoff: { latitude: destination.lat, longitude: destination.lng },
      });
      return offered
        .map(
          ({ product, estimate_info: info }): Estimate => ({
            productId: product.product_id,
            productName: product.display_name ?? 'Uber',
            fareId: info?.fare_id ?? info?.fare?.fare_id ?? null,
            fare: fareOf(info?.fare?.value, info?.fare?.currency_code),
            pickupSeconds: seconds(info?.pickup_estimate),
            tripSeconds: info?.trip?.duration_estimate ?? null,
          }),
        )
        .sort((a, b) => (a.fare?.amount ?? Infinity) - (b.fare?.amount ?? Infinity));
    },
    order: async (
      { rider, origin, destination, startAt, reason, message, reference },
      { productId, fareId },
    ) => {
      const { request_id: journeyId, status } = await ask(created, 'POST', '', {
        ...scheduling(startAt),
        guest: {
          ...namesOf(rider.name),
          phone_number: `+${rider.dialingCode}${rider.phone}`,
          email: rider.email,
          locale: 'es',
        },
        pickup: { latitude: origin.lat, longitude: origin.lng, address: origin.address },
        dropoff: { latitude: destination.lat, longitude: destination.lng, address: destination.address },
        product_id: productId,
        ...(fareId ? { fare_id: fareId } : {}),
        ...(message ? { note_for_driver: message } : {}),
        // By which it is found again.
        expense_memo: `${reason} ${reference}`,
      });
      return { journeyId, state: STATES[status?.toLowerCase() ?? ''] ?? 'HIRE' };
    },
    find: async ({ reference, rider, origin, destination }) => {
      let start: string | null = null;
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = new URLSearchParams({
          trip_status: 'ACTIVE',
          limit: '50',
          ...(start ? { start_key: start } : {}),
        });
        const { trips, next_key } = await ask(list, 'GET', `?${query}`);
        for (const one of trips) {
          const told = trip.safeParse(one).data;
          if (!told || !STATES[told.status.toLowerCase()]) continue;
          const journey = journeyOf(told);
          const isOurs = told.expense_memo
            ? told.expense_memo.includes(reference)
            : journey.trip && isSameTrip({ phone: rider.phone, origin, destination }, journey.trip);
          if (isOurs) return journey;
        }
        if (!next_key) return 'ABSENT';
        start = next_key;
      }
      return 'CANNOT_TELL';
    },
    read: async (journeyId) => journeyOf(await ask(trip, 'GET', `/${encodeURIComponent(journeyId)}`)),
    cancel: async (journeyId) => void (await ask(z.unknown(), 'DELETE', `/${encodeURIComponent(journeyId)}`)),
  };
}

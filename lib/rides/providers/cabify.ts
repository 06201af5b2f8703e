import * as z from 'zod/mini';
import type { Point } from '@/lib/core/geography';
import { currencyDecimals, isCurrencyCode } from '@/lib/core/money';
import { fromIsoUnits } from '../rules';
import { askProvider, tokenKeeper } from './ask-provider';
import { startOf, stopOf } from './cabify-stops';
import { type Estimate, type Fare, type Journey, type RideProvider, RideProviderError } from './provider';

type Account = {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Under which the account files its rides; null for none. */
  readonly labelSlug: string | null;
  /** Milliseconds that each answer may take. */
  readonly patienceMs?: number;
};

const STATES: Readonly<Record<string, Journey['state']>> = {
  hire: 'HIRE',
  hired: 'HIRED',
  arrived: 'ARRIVED',
  'pick up': 'PICK_UP',
  'drop off': 'DROP_OFF',
  terminated: 'TERMINATED',
  'not found': 'NOT_FOUND',
  'driver cancel': 'DRIVER_CANCEL',
  'no show': 'NO_SHOW',
  'rider cancel': 'RIDER_CANCEL',
};

const text = z.catch(z.optional(z.nullable(z.string())), undefined);
const amount = z.object({ amount: z.number(), currency: z.string() });
const loc = z.tuple([z.number(), z.number()]);
const stateName = z.union([z.string(), z.object({ name: z.string() })]);
const row = z.object({
  loc: z.catch(z.optional(loc), undefined),
  state: z.catch(z.optional(stateName), undefined),
});

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });
const estimates = z.array(
  z.object({
    product: z.object({
      id: z.string(),
      name: z.catch(z.optional(z.union([z.string(), z.record(z.string(), z.string())])), undefined),
      service_type: text,
    }),
    total: z.catch(z.optional(amount), undefined),
    eta: z.catch(z.optional(z.object({ estimated: z.number() })), undefined),
    duration: z.catch(z.optional(z.number()), undefined),
  }),
);
const created = z.object({
  id: z.optional(z.string()),
  journey_id: z.optional(z.string()),
  state: z.catch(z.optional(stateName), undefined),
});
const journeyState = z.object({
  state: z.catch(z.optional(stateName), undefined),
  driver: z.catch(z.optional(z.nullable(z.object({ name: z.string(), phone_number: text }))), null),
  vehicle: z.catch(z.optional(z.nullable(z.object({ plate: text, name: text, color: text }))), null),
  waypoints: z.catch(
    z.optional(z.nullable(z.object({ total: z.optional(z.number()), rows: z.array(row) }))),
    null,
  ),
  eta: z.catch(z.optional(z.object({ estimated: z.number() })), undefined),
});
const booking = z.object({
  end_state: z.catch(z.optional(z.nullable(stateName)), undefined),
  total: z.catch(z.optional(amount), undefined),
  cost: z.catch(z.optional(z.object({ total: amount })), undefined),
  rider: z.catch(
    z.optional(z.object({ mobile: z.object({ mobile_cc: z.string(), mobile_num: z.string() }) })),
    undefined,
  ),
  stops: z.catch(z.optional(z.array(z.object({ loc }))), undefined),
});

const nameOf = (state: z.infer<typeof stateName> | null | undefined): string | undefined =>
  (typeof state === 'string' ? state : state?.name)?.toLowerCase().replaceAll('_', ' ');

const fareOf = (total: z.infer<typeof amount> | undefined): Fare | null =>
  total && isCurrencyCode(total.currency)
    ? { amount: fromIsoUnits(total.amount, currencyDecimals(total.currency)), currencyCode: total.currency }
    : null;

const pointOf = (at: readonly [number, number] | undefined): Point | null =>
  at ? { lat: at[0], lng: at[1] } : null;

/**
 * Rides by Cabify's public API, version 4 (specification part 2, section 7.4). It has no key by which an order counts
 * once, and lists no journeys: an order without an answer is known only when a webhook names it.
 */
export function cabify({
  baseUrl,
  clientId,
  clientSecret,
  labelSlug,

  patienceMs,
}: Account): RideProvider {
  const { token, withToken } = tokenKeeper(async () => {
    const query = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { access_token: value, expires_in: seconds = 3600 } = await askProvider(
      `${baseUrl}/auth/api/authorization?${query}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        schema: tokenAnswer,
        ...{ patienceMs },
      },
    );
    return { value, seconds };
  });

  const ask = <T>(
    schema: z.ZodMiniType<T>,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<T> =>
    withToken((bearer) =>
      askProvider(`${baseUrl}/api/v4${path}`, {
        ...{ method, schema, patienceMs },
        headers: { authorization: `Bearer ${bearer}` },
        ...(body === undefined ? {} : { body }),
      }),
    );

  const pathOf = (journeyId: string) => `/journey/${encodeURIComponent(journeyId)}`;

  async function readJourney(
    journeyId: string,
    requesterId: string,
    { whole = false }: { readonly whole?: boolean } = {},
  ): Promise<Journey> {
    const query = new URLSearchParams({ requester_id: requesterId });
    const told = await ask(journeyState, 'GET', `${pathOf(journeyId)}/state?${query}`);
    const rows = told.waypoints?.rows ?? [];
    const last = rows.at(-1);
    let state = STATES[nameOf(told.state) ?? nameOf(last?.state) ?? ''];
    const booked =
      whole || !state || END_STATES.has(state) ? await ask(booking, 'GET', pathOf(journeyId)) : null;
    state ??= STATES[nameOf(booked?.end_state) ?? ''];
    if (!state) throw new RideProviderError('UNCERTAIN', 'a journey without a state that we know');
    const { driver, vehicle } = told;
    return {
      journeyId,
      state,
      driver: driver ? { name: driver.name, phone: driver.phone_number ?? null } : null,
      vehicle: vehicle
        ? {
            ...(vehicle.plate ? { plate: vehicle.plate } : {}),
            ...(vehicle.name ? { name: vehicle.name } : {}),
            ...(vehicle.color ? { color: vehicle.color } : {}),
          }
        : null,
      car: pointOf(last?.loc),
      waypoints: told.waypoints ?? null,
      etaSeconds: told.eta?.estimated ?? null,
      fare: fareOf(booked?.total ?? booked?.cost?.total),
      trip: booked ? tripOf(booked) : null,
    };
  }

  return {
    platform: 'cabify',
    name: 'Cabify',
    takesVia: true,
    authenticate: async () => void (await token()),
    estimate: async ({ requesterId, origin, via = [], destination, startAt }) => {
      const answer = await ask(estimates, 'POST', '/estimates', {
        ...startOf(startAt),
        requester_id: requesterId,
        stops: [origin, ...via, destination].map(stopOf),
      });
      const offered = answer.filter(({ product }) => product.service_type !== 'delivery');
      return offered
        .map(
          ({ product, total, eta, duration }): Estimate => ({
            productId: product.id,
            productName: (typeof product.name === 'string' ? product.name : product.name?.es) ?? 'Cabify',
            fareId: null,
            fare: fareOf(total),
            pickupSeconds: eta?.estimated ?? null,
            tripSeconds: duration ?? null,
          }),
        )
        .sort((a, b) => (a.fare?.amount ?? Infinity) - (b.fare?.amount ?? Infinity));
    },
    order: async (
      { rider, requesterId, origin, via = [], destination, startAt, reason, message },
      { productId },
    ) => {
      const { id, journey_id, state } = await ask(created, 'POST', '/journey', {
        rider: {
          mobile: { mobile_cc: rider.dialingCode, mobile_num: rider.phone },
          email: rider.email,
          locale: 'ES',
          name: rider.name,
        },
        stops: [origin, ...via, destination].map(stopOf),
        ...(startAt ? startOf(startAt) : {}),
        ...(labelSlug ? { label_slug: labelSlug } : {}),
        message: message ?? '',
        product_id: productId,
        reason,
        requester_id: requesterId,
      });
      const journeyId = journey_id ?? id;
      if (!journeyId) throw new RideProviderError('UNCERTAIN', 'an order taken without a name');
      return { journeyId, state: STATES[nameOf(state) ?? ''] ?? 'HIRE' };
    },
    find: async () => 'CANNOT_TELL',
    read: readJourney,
    cancel: async (journeyId) => void (await ask(z.unknown(), 'POST', `${pathOf(journeyId)}/state`)),
  };
}

const END_STATES: ReadonlySet<string> = new Set([
  'TERMINATED',
  'NOT_FOUND',
  'DRIVER_CANCEL',
  'NO_SHOW',
  'RIDER_CANCEL',
]);

/** Whose booking it is and between which stops; null where it does not say both. */
function tripOf({ rider, stops }: z.infer<typeof booking>): Journey['trip'] {
  const origin = pointOf(stops?.[0]?.loc);
  const destination = pointOf(stops?.at(-1)?.loc);
  if (!rider || !origin || !destination) return null;
  return { phone: `${rider.mobile.mobile_cc}${rider.mobile.mobile_num}`, origin, destination };
}

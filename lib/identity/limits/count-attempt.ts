import { sql } from 'drizzle-orm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError, rateLimited } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { keyOf, limiterOf, networkKey, orUnavailable } from './limiters';
import { KNOWN_NETWORK_SECONDS, LIMITS, type LimitKind, LOGIN_DOORS, loginAddress } from './rules';

/** One attempt: the e-mail it is about, in any spelling (or an id), and the address the request came from. */
export type Attempt = {
  readonly address?: string | null;
  /** Address from `requestIp` of lib/platform. All null ones share one counter. */
  readonly ip: string | null;
  /** Browser in which this address has logged in before, from `knownBrowser`. It has its own counter. */
  readonly browser?: string | null;
};

type Counter = { readonly limiter: RateLimiterPostgres; readonly key: string; readonly isCeiling?: boolean };

/**
 * Counts one attempt before the thing itself is done, each counter in one atomic statement: against its address from
 * that network, its network, and its address from everywhere. A browser known to the address is counted alone, and a
 * network known to it is not closed by what others try elsewhere. Whoever tries many times at once gets no more than
 * the limit. Throws RATE_LIMITED with the wait once a limit is passed, and UNAVAILABLE when the database does not
 * answer: without counting, nobody passes.
 *
 * Where only failures are to count, take the attempt back when it succeeds: `forgiveAttempt`.
 */
export async function countAttempt(kind: LimitKind, attempt: Attempt): Promise<void> {
  for (const { limiter, key, isCeiling } of counters(kind, attempt)) {
    try {
      await orUnavailable(() => limiter.consume(key), rateLimited);
    } catch (error) {
      const refused = error instanceof AppError && error.code === 'RATE_LIMITED';
      if (!refused || !isCeiling || !(await isKnownNetwork(kind, attempt))) throw error;
    }
  }
}

/**
 * Clears the counter of an address after a success, remembers its network, and gives the network this one attempt back:
 * giving more would let somebody wipe out attempts on others by an account of their own. A failure is logged and does
 * no harm.
 */
export async function forgiveAttempt(kind: LimitKind, attempt: Attempt): Promise<void> {
  const { address, ip, browser } = attempt;
  try {
    if (address && browser) {
      await browserLimiter(kind).delete(pairKey(attempt, browser));
      return;
    }
    await networkLimiter(kind).reward(networkKey(ip));
    if (!address) return;
    const pair = pairLimiter(kind);
    await pair?.delete(pairKey(attempt));
    for (const limiter of ceilings(kind)) {
      await (pair ? limiter.reward(addressKey(address)) : limiter.delete(addressKey(address)));
    }
    if (pair) await knownNetworks(kind).set(pairKey(attempt), 1, KNOWN_NETWORK_SECONDS);
  } catch (error) {
    log.warn({ err: error, kind }, 'attempts not forgiven');
  }
}

/**
 * Remembers the network of somebody who gave a right code: what others try for that person elsewhere does not close it.
 * Nothing is given back, so that codes are not asked for without end. A failure is logged and does no harm.
 */
export async function rememberNetwork(kinds: readonly LimitKind[], attempt: Attempt): Promise<void> {
  try {
    for (const kind of kinds) await knownNetworks(kind).set(pairKey(attempt), 1, KNOWN_NETWORK_SECONDS);
  } catch (error) {
    log.warn({ err: error, kinds }, 'network not remembered');
  }
}

/**
 * The log-ins that failed for an e-mail, from wherever, no longer stand in its way: its owner has proved by mail to be
 * that. The networks' counts stay. A failure to do so is logged and does no harm.
 */
export async function forgetLogins(who: 'agency' | 'talent', email: string): Promise<void> {
  const kind = 'login';
  try {
    for (const door of LOGIN_DOORS[who]) {
      const address = addressKey(loginAddress(door, email));
      for (const limiter of ceilings(kind)) await limiter.delete(address);
      for (const scope of ['pair', 'browser']) {
        const prefix = `${kind}:${scope}:${address}.`;
        await database().execute(sql`delete from rate_limits where starts_with(key, ${prefix})`);
      }
    }
  } catch (error) {
    log.warn({ err: error, kind }, 'attempts not forgotten');
  }
}

function counters(kind: LimitKind, attempt: Attempt): Counter[] {
  const { address, ip, browser } = attempt;
  if (address && browser) return [{ limiter: browserLimiter(kind), key: pairKey(attempt, browser) }];
  const network = { limiter: networkLimiter(kind), key: networkKey(ip) };
  if (!address) return [network];
  const pair = pairLimiter(kind);
  // What the first refuses the next do not count: one address tried in vain closes no network.
  return [
    ...(pair ? [{ limiter: pair, key: pairKey(attempt) }] : []),
    network,
    ...ceilings(kind).map((limiter) => ({ limiter, key: addressKey(address), isCeiling: true })),
  ];
}

async function isKnownNetwork(kind: LimitKind, attempt: Attempt): Promise<boolean> {
  return (await orUnavailable(() => knownNetworks(kind).get(pairKey(attempt)), rateLimited)) !== null;
}

const addressKey = (address: string): string => keyOf(address.trim().toLowerCase().normalize('NFC'));
const pairKey = ({ address, ip }: Attempt, browser?: string): string =>
  `${addressKey(address ?? '')}.${browser ? keyOf(browser) : networkKey(ip)}`;

const networkLimiter = (kind: LimitKind) => {
  const { attempts, seconds } = LIMITS[kind].perNetwork;
  return limiterOf(`${kind}:network`, attempts, seconds);
};

const pairLimiter = (kind: LimitKind) => {
  const span = LIMITS[kind].perAddressAndNetwork;
  return span && limiterOf(`${kind}:pair`, span.attempts, span.seconds);
};

const browserLimiter = (kind: LimitKind) => {
  const { attempts, seconds } = LIMITS[kind].perAddressAndNetwork ?? LIMITS[kind].perNetwork;
  return limiterOf(`${kind}:browser`, attempts, seconds);
};

const ceilings = (kind: LimitKind) =>
  LIMITS[kind].perAddress.map(({ attempts, seconds }) =>
    limiterOf(`${kind}:address${seconds}`, attempts, seconds),
  );

const knownNetworks = (kind: LimitKind) => limiterOf(`${kind}:known`, 1, KNOWN_NETWORK_SECONDS);

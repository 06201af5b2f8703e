import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, rateLimited } from '@/lib/core/errors';
import { databasePool } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { networkOf } from '@/lib/platform/request-ip';
import { LIMITS, type LimitKind } from './rules';

/** Who tries: the e-mail it is about, in any spelling (or an id), and the address the request came from. */
export type Attempt = {
  readonly address?: string | null;
  /** As `requestIp` of lib/platform gives it; what is null shares one counter. */
  readonly ip: string | null;
};

type Counter = { readonly limiter: RateLimiterPostgres; readonly key: string };

/**
 * Counts one attempt against its network and then its address, each in one atomic statement, before the thing
 * itself is done: whoever tries many times at once gets no more than the limit. Throws RATE_LIMITED with the wait
 * once a limit is passed, and UNAVAILABLE when the database does not answer: without counting, nobody passes.
 *
 * Where only failures are to count, take the attempt back when it succeeds: `forgiveAttempt`.
 */
export async function countAttempt(kind: LimitKind, attempt: Attempt): Promise<void> {
  for (const { limiter, key } of counters(kind, attempt)) {
    await orUnavailable(() => limiter.consume(key));
  }
}

/** Throws as `countAttempt` does when no further attempt would pass, and counts nothing. */
export async function checkAttempts(kind: LimitKind, attempt: Attempt): Promise<void> {
  for (const { limiter, key } of counters(kind, attempt)) {
    const counted = await orUnavailable(() => limiter.get(key));
    if (counted && counted.consumedPoints >= limiter.points) throw refusal(counted);
  }
}

/**
 * After a success: the address begins anew, and its network gets this one attempt back (not more, or somebody with
 * an account of their own could wipe out what they tried on others). A failure to do so is logged and does no harm.
 */
export async function forgiveAttempt(kind: LimitKind, { address, ip }: Attempt): Promise<void> {
  try {
    await limiterOf(kind, 'network').reward(networkKey(ip));
    if (address) await limiterOf(kind, 'address').delete(addressKey(address));
  } catch (error) {
    log.warn({ err: error, kind }, 'attempts not forgiven');
  }
}

/**
 * What failed for an address no longer stands in its way: its owner has proved by mail to be that. The network's count
 * stays. A failure to do so is logged and does no harm.
 */
export async function forgetAttempts(kind: LimitKind, address: string): Promise<void> {
  try {
    await limiterOf(kind, 'address').delete(addressKey(address));
  } catch (error) {
    log.warn({ err: error, kind }, 'attempts not forgotten');
  }
}

function counters(kind: LimitKind, { address, ip }: Attempt): Counter[] {
  const network = { limiter: limiterOf(kind, 'network'), key: networkKey(ip) };
  return address ? [network, { limiter: limiterOf(kind, 'address'), key: addressKey(address) }] : [network];
}

/** Who tried is kept only as a keyed hash: the table tells nobody's address. */
const keyOf = (text: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(text).digest('base64url');
const networkKey = (ip: string | null): string => keyOf(networkOf(ip));
const addressKey = (address: string): string => keyOf(address.trim().toLowerCase().normalize('NFC'));

/** Without the names it gives its statements, which a pool between us and PostgreSQL does not keep. */
const client = {
  query: ({ text, values }: { text: string; values: unknown[] }) => databasePool().query(text, values),
};

const made = new Map<string, RateLimiterPostgres>();

function limiterOf(kind: LimitKind, scope: 'address' | 'network'): RateLimiterPostgres {
  const keyPrefix = `${kind}:${scope}`;
  const known = made.get(keyPrefix);
  if (known) return known;
  const { perAddress, perNetwork, seconds } = LIMITS[kind];
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: 'client',
    tableName: 'rate_limits',
    // Made by a migration, and swept by a job.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: scope === 'address' ? perAddress : perNetwork,
    duration: seconds,
  });
  made.set(keyPrefix, limiter);
  return limiter;
}

const refusal = ({ msBeforeNext }: RateLimiterRes): AppError => rateLimited(msBeforeNext / 1000);

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RateLimiterRes) throw refusal(error);
    log.error({ err: error }, 'attempts cannot be counted');
    throw new AppError('UNAVAILABLE', 'errors.unavailable');
  }
}

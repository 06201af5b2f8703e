import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@/lib/core/errors';
import { databasePool } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { networkOf } from '@/lib/platform/request-ip';

/** Keys a counter by a keyed hash, so that the table holds nobody's address. */
export const keyOf = (text: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(text).digest('base64url');
export const networkKey = (ip: string | null): string => keyOf(networkOf(ip));

/** Without the names it gives its statements, which a pool between us and PostgreSQL does not keep. */
const client = {
  query: ({ text, values }: { text: string; values: unknown[] }) => databasePool().query(text, values),
};

const made = new Map<string, RateLimiterPostgres>();

/** The counters of one kind and scope, each good for `points` in `seconds` from its first one on. */
export function limiterOf(keyPrefix: string, points: number, seconds: number): RateLimiterPostgres {
  const known = made.get(keyPrefix);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: 'client',
    tableName: 'rate_limits',
    // Made by a migration, and swept by a job.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
  });
  made.set(keyPrefix, limiter);
  return limiter;
}

/**
 * Runs a statement of a limiter: what passes the limit is thrown as `refusal` makes it of the seconds to wait, and a
 * database that does not answer as UNAVAILABLE.
 */
export async function orUnavailable<T>(
  work: () => Promise<T>,
  refusal: (seconds: number) => AppError,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RateLimiterRes) throw refusal(error.msBeforeNext / 1000);
    log.error({ err: error }, 'attempts cannot be counted');
    throw new AppError('UNAVAILABLE', 'errors.unavailable');
  }
}

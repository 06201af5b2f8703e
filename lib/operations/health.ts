import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { sameSecret } from '@/lib/platform/same-secret';
import { withDeadline } from '@/lib/platform/with-deadline';
import { countDownPlatforms } from '@/lib/rides/health/queries';
import { disk } from '@/lib/storage/disk';
import { mayOperate } from './policy';

const PATIENCE_MS = 3_000;
const MEGABYTE = 1024 * 1024;
/** From here on something is wrong, and not merely busy. */
const LATE = { workerSeconds: 30, queueSeconds: 120, freeMegabytes: 500, clockSeconds: 30 } as const;

export const PARTS = ['database', 'worker', 'queue', 'mail', 'storage', 'disk', 'clock', 'rides'] as const;
export type PartName = (typeof PARTS)[number];

/** One part: whether it is well, and a number about it; null where there is none. */
export type Part = { readonly well: boolean; readonly figure: number | null };

export type Health = { readonly well: boolean; readonly parts: Readonly<Record<PartName, Part>> };

const AILING: Part = { well: false, figure: null };

type Counts = { now: number; worker: number | null; oldest: number | null; dead: number; failed: number };

/** Of the database alone, in one statement. */
async function count(): Promise<Counts> {
  const { rows } = await database().execute<Counts>(sql`
    select extract(epoch from clock_timestamp())::float as now,
           (select extract(epoch from now() - max(seen_at))::float from worker_heartbeats) as worker,
           (select extract(epoch from now() - min(run_at))::float from graphile_worker._private_jobs
             where attempts < max_attempts and locked_at is null and run_at <= now()) as oldest,
           (select count(*)::int from graphile_worker._private_jobs
             where attempts >= max_attempts and locked_at is null) as dead,
           (select count(*)::int from messages where status = 'FAILED') as failed`);
  return rows[0] as Counts;
}

async function tryStorage(): Promise<Part> {
  const key = `health/${randomUUID()}`;
  await disk().put(key, 'well');
  await disk().delete(key);
  return { well: true, figure: null };
}

async function freeSpace(): Promise<Part> {
  await mkdir(env().DATA_DIR, { recursive: true });
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  const figure = Math.floor((bavail * bsize) / MEGABYTE);
  return { well: figure >= LATE.freeMegabytes, figure };
}

const within = <T>(what: string, work: () => Promise<T>): Promise<T | null> =>
  withDeadline(PATIENCE_MS, what, work).catch(() => null);

/**
 * How each part of Elenco is doing, in three seconds at the most: seconds since a worker was seen, seconds that the oldest
 * job waits, messages given up, megabytes free where the data are, seconds by which the clock differs from the database's, and providers of rides that do not answer. Jobs given up count against the queue. For administrators.
 */
export async function checkParts(actor: Actor): Promise<Health> {
  mayOperate(actor);
  return checkAll();
}

/**
 * The same for a program that watches over the installation and brings its token (MONITOR_TOKEN). Throws UNAUTHENTICATED
 * for another one, and for any where none is set.
 */
export async function checkPartsFor(token: string): Promise<Health> {
  const { MONITOR_TOKEN } = env();
  if (!MONITOR_TOKEN || !sameSecret(token, MONITOR_TOKEN))
    throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  return checkAll();
}

async function checkAll(): Promise<Health> {
  const [counts, storage, space] = await Promise.all([
    within('counting', count),
    within('storage', tryStorage),
    within('disk', freeSpace),
  ]);
  const down = countDownPlatforms();
  const parts = {
    database: { well: counts !== null, figure: null },
    worker: counts
      ? { well: counts.worker !== null && counts.worker < LATE.workerSeconds, figure: round(counts.worker) }
      : AILING,
    queue: counts
      ? { well: counts.dead === 0 && (counts.oldest ?? 0) < LATE.queueSeconds, figure: round(counts.oldest) }
      : AILING,
    mail: counts ? { well: counts.failed === 0, figure: counts.failed } : AILING,
    storage: storage ?? AILING,
    disk: space ?? AILING,
    clock: counts ? clockOf(counts) : AILING,
    rides: { well: down === 0, figure: down },
  };
  return { well: Object.values(parts).every(({ well }) => well), parts };
}

/** By how many seconds this machine and the database disagree: sessions, links and codes end by the clock. */
function clockOf({ now }: Counts): Part {
  const figure = Math.round(Math.abs(currentTime().getTime() / 1_000 - now));
  return { well: figure < LATE.clockSeconds, figure };
}

const round = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds));

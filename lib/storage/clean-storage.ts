import { and, between, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { disk } from './disk';
import { folderOf } from './put-file';
import { KEPT_AFTER_DELETION_DAYS } from './quota';
import { renditionFolder } from './rendition';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Old enough that the transaction which would have inserted the row has ended. */
const FIRST_DAY = 2;
/** Days looked back on, so that a week without a worker is made up for. */
const LAST_DAY = 14;
const FORGOTTEN_AFTER_DAYS = 60;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk().listAll(folder, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}

async function withoutRow(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, [...keys]));
  const known = new Set(rows.map((row) => row.key));
  return keys.filter((key) => !known.has(key));
}

const LOCK = sql`hashtextextended('bytes without a row', 0)`;
const WAITS_FOR_STORAGE = sql`set local idle_in_transaction_session_timeout = '30min'`;

/** Keeps bytes without a row where they are until `tx` ends: for who writes to the folders of days that are over. */
export const keepBytesWithoutRow = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);

/** Removes bytes whose row was never committed. Returns how many; leaves what `keepBytesWithoutRow` keeps to another day. */
export async function removeOrphans(): Promise<number> {
  const now = currentTime();
  let removed = 0;
  for (let days = FIRST_DAY; days <= LAST_DAY; days++)
    removed += await database().transaction((tx) => removeOrphansBelow(tx, folderOf(daysAgo(now, days))));
  return removed;
}

async function removeOrphansBelow(tx: Tx, folder: string): Promise<number> {
  await tx.execute(WAITS_FOR_STORAGE);
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}) as free`,
  );
  if (!rows[0]?.free) return 0;
  const orphans = await withoutRow(tx, await keysBelow(folder));
  for (const key of orphans) await disk().delete(key);
  return orphans.length;
}

/** Removes the bytes, and the smaller copies, of files deleted a week ago or more. Returns how many files. */
export async function purgeDeleted(): Promise<number> {
  const now = currentTime();
  const rows = await database()
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(
      and(
        between(files.deletedAt, daysAgo(now, FORGOTTEN_AFTER_DAYS), daysAgo(now, KEPT_AFTER_DELETION_DAYS)),
      ),
    );
  for (const { id, key } of rows) {
    await disk().delete(key);
    await disk().deleteAll(renditionFolder(id));
  }
  return rows.length;
}

/** Daily: storage keeps only what has a row. */
export const handle: JobHandler<object> = async (_payload, { log }) => {
  const orphans = await removeOrphans();
  const purged = await purgeDeleted();
  if (orphans + purged > 0) log.info({ orphans, purged }, 'storage cleaned');
};

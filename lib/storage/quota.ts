import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { disk } from './disk';
import { type FileRow, insertFile, type StoredBytes } from './put-file';
import type { FileKind } from './rules';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Room for all files of an agency, generated ones included. */
export const AGENCY_QUOTA_BYTES = 5 * 1024 * MB;
/** Room for the uploads of a talent for one event: its four documents, each replaced twice. */
export const LINK_QUOTA_BYTES = 120 * MB;
/** A file that was replaced or deleted lies on the disk for so long (`clean-storage.ts`). */
export const KEPT_AFTER_DELETION_DAYS = 7;

type Owner = Pick<StoredBytes, 'agencyId' | 'talentId' | 'eventId'>;

async function used(tx: Tx, whose: SQL | undefined) {
  const since = new Date(currentTime().getTime() - KEPT_AFTER_DELETION_DAYS * DAY_MS);
  const [row] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
      firstDropped: sql<string | null>`min(${files.deletedAt})`,
    })
    .from(files)
    .where(and(whose, or(isNull(files.deletedAt), gt(files.deletedAt, since))));
  return { bytes: row?.bytes ?? 0, firstDropped: row?.firstDropped ? new Date(row.firstDropped) : null };
}

/** A file that was replaced gives its room back a week later; who has replaced none can only ask for more. */
function refusal(firstDropped: Date | null): AppError {
  if (!firstDropped) return new AppError('CONFLICT', 'upload.noRoom');
  const wait = firstDropped.getTime() + KEPT_AFTER_DELETION_DAYS * DAY_MS - currentTime().getTime();
  const values = { days: Math.max(1, Math.ceil(wait / DAY_MS)) };
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
  return new AppError('RATE_LIMITED', 'upload.noRoomYet', {}, { values, retryAfterSeconds });
}

async function requireRoom(
  tx: Tx,
  { agencyId, talentId, eventId }: Owner,
  bytes: number,
  kinds: readonly FileKind[],
): Promise<void> {
  if (!agencyId) return;
  const ofAgency = eq(files.agencyId, agencyId);
  const agency = await used(tx, ofAgency);
  if (agency.bytes + bytes > AGENCY_QUOTA_BYTES) throw refusal(agency.firstDropped);
  if (!talentId || !eventId) return;
  const ofLink = and(
    ofAgency,
    eq(files.talentId, talentId),
    eq(files.eventId, eventId),
    inArray(
      files.kind,
      kinds.map(({ name }) => name),
    ),
  );
  const link = await used(tx, ofLink);
  if (link.bytes + bytes > LINK_QUOTA_BYTES) throw refusal(link.firstDropped);
}

/**
 * Gives uploaded bytes their row if there is room for them, counting one upload of an agency at a time; else the bytes
 * go at once. `kinds` are those that count together for a talent at an event. Replaced files count until they are dropped. Throws RATE_LIMITED with the wait where replaced files will
 * make room, and CONFLICT where nothing will.
 */
export async function insertUpload(
  tx: Tx,
  stored: StoredBytes,
  kinds: readonly FileKind[],
): Promise<FileRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${stored.agencyId}`}, 0))`);
  try {
    await requireRoom(tx, stored, stored.size, kinds);
  } catch (error) {
    await disk()
      .delete(stored.key)
      .catch(() => undefined);
    throw error;
  }
  return insertFile(tx, stored);
}

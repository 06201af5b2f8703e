import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { withDeadline } from '@/lib/platform/with-deadline';
import { disk } from './disk';
import { failedStorage } from './failed-storage';
import { readLimited } from './read-limited';
import type { FileKind } from './rules';

export type FileRow = typeof files.$inferSelect;

/** Generated documents may be larger than uploads. */
const MAX_STORED_BYTES = 50 * 1024 * 1024;
const WRITE_MS = 30_000;

export type NewFile = {
  readonly kind: FileKind;
  /** The agency that may read it; null for what belongs to none, such as a talent's own photo. */
  readonly agencyId: string | null;
  readonly talentId?: string | null;
  readonly eventId?: string | null;
  /** The user or talent who uploaded it. */
  readonly ownerId?: string | null;
  readonly mime: string;
  /** Name under which it is shown and downloaded; see `displayName`. */
  readonly name: string;
  /** PRIVATE unless told. */
  readonly visibility?: FileRow['visibility'];
  readonly width?: number | null;
  readonly height?: number | null;
} & ({ readonly bytes: Buffer } | { readonly stream: AsyncIterable<Uint8Array> });

/** Bytes already written, waiting for their row. */
export type StoredBytes = typeof files.$inferInsert;

/** The folder of a day: the daily clean-up looks only at days that are over. */
export const folderOf = (day: Date): string => `files/${day.toISOString().slice(0, 10)}`;

/**
 * Writes the bytes and returns the row to insert. For use before a transaction that should not wait for storage;
 * without its row the bytes are removed after two days. What people upload must have passed `inspectUpload`. Throws
 * UNAVAILABLE when storage takes nothing.
 */
export async function storeBytes(file: NewFile): Promise<StoredBytes> {
  const bytes = 'bytes' in file ? file.bytes : await readLimited(file.stream, MAX_STORED_BYTES);
  const key = `${folderOf(currentTime())}/${randomUUID()}`;
  const encrypted = file.kind.isSensitive === true;
  await withDeadline(WRITE_MS, 'storing a file', () =>
    disk().put(key, encrypted ? encrypt(bytes, key) : bytes),
  ).catch((error: unknown) => {
    throw failedStorage(error);
  });
  return {
    kind: file.kind.name,
    agencyId: file.agencyId,
    talentId: file.talentId ?? null,
    eventId: file.eventId ?? null,
    ownerId: file.ownerId ?? null,
    visibility: encrypted ? 'PRIVATE' : (file.visibility ?? 'PRIVATE'),
    key,
    name: file.name,
    mime: file.mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: file.width ?? null,
    height: file.height ?? null,
    encrypted,
  };
}

/** Gives stored bytes their row. */
export async function insertFile(tx: Tx, stored: StoredBytes): Promise<FileRow> {
  const [row] = await tx.insert(files).values(stored).returning();
  if (!row) throw new Error('The file row was not returned');
  return row;
}

/** `storeBytes` and `insertFile` in one, inside the caller's transaction. */
export async function putFile(tx: Tx, file: NewFile): Promise<FileRow> {
  return insertFile(tx, await storeBytes(file));
}

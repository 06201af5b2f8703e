import { createHash, type Hash } from 'node:crypto';
import { decrypt, encrypt } from '@/lib/platform/encryption';
import { withDeadline } from '@/lib/platform/with-deadline';
import { disk } from '@/lib/storage/disk';
import { failedStorage } from '@/lib/storage/failed-storage';
import { readStored } from '@/lib/storage/read-stored';

/** What is in memory of an archive at once, and the size of a stored object. */
export const PART_BYTES = 8 * 1024 * 1024;
const WRITE_MS = 30_000;

/** Where the parts of a run of an archive lie. */
export type Run = { readonly id: string; readonly run: string };

export const folderOf = ({ id }: Pick<Run, 'id'>): string => `archives/${id}`;
const keyOf = (of: Run, part: number): string => `${folderOf(of)}/${of.run}/${part}`;

export type Stored = { readonly parts: number; readonly size: number; readonly sha256: string };

/**
 * Writes bytes to storage in parts, each encrypted by itself, as they come: none but the part under way is in memory.
 * Throws UNAVAILABLE when storage takes nothing.
 */
export async function storeParts(
  of: Run,
  bytes: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Stored> {
  const hash: Hash = createHash('sha256');
  let parts = 0;
  let size = 0;
  let waiting: Uint8Array[] = [];
  let held = 0;
  const write = async () => {
    const key = keyOf(of, parts);
    const sealed = encrypt(Buffer.concat(waiting), key);
    await withDeadline(WRITE_MS, 'storing a part of an archive', () => disk().put(key, sealed)).catch(
      (error: unknown) => {
        throw failedStorage(error);
      },
    );
    parts += 1;
    waiting = [];
    held = 0;
  };
  for await (const chunk of bytes) {
    signal?.throwIfAborted();
    hash.update(chunk);
    size += chunk.byteLength;
    for (let from = 0; from < chunk.byteLength; ) {
      const piece = chunk.subarray(from, from + PART_BYTES - held);
      waiting.push(piece);
      held += piece.byteLength;
      from += piece.byteLength;
      if (held === PART_BYTES) await write();
    }
  }
  if (held > 0) await write();
  return { parts, size, sha256: hash.digest('hex') };
}

/** The bytes again, a part in memory at a time. The stream fails when storage lacks one or gives other bytes. */
export function readParts(of: Run, parts: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (next === parts) return controller.close();
        const key = keyOf(of, next);
        next += 1;
        const bytes = await readStored(key)
          .then((sealed) => decrypt(sealed, key))
          .catch((error: unknown) => {
            throw failedStorage(error);
          });
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Drops all that runs of an archive left. */
export async function dropParts(id: string): Promise<void> {
  await disk().deleteAll(`${folderOf({ id })}/`);
}

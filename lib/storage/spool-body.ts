import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/core/errors';
import { env } from '@/lib/platform/env';
import { busy } from '@/lib/platform/gate';
import { arrivingFolder } from '@/lib/platform/require-what-it-needs';
import { failedStorage } from './failed-storage';

/** Most bytes on disk of all arriving bodies together. */
const MOST_SPOOLED_BYTES = 512 * 1024 * 1024;
const RETRY_SECONDS = 30;
/** Bytes of a body that is too long that are still read and dropped: a client cut off while sending reads no answer. */
const DRAINED_BYTES = 1024 * 1024;

let spooled = 0;

export type SpooledBody = {
  readonly size: number;
  readonly read: () => Promise<Buffer>;
  /** Frees the room on the disk. Always to be called. */
  readonly drop: () => Promise<void>;
};

/** The disk of DATA_DIR is full or refuses: said as for storage, since the file cannot be kept for now. */
function refuse(error: unknown): never {
  throw failedStorage(error);
}

async function openNew(file: string): Promise<FileHandle> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(refuse);
  return open(file, 'wx+', 0o600).catch(refuse);
}

/**
 * Writes a body to a nameless file while it arrives, so that slow senders hold no memory. Throws TOO_LARGE
 * with `upload.tooLarge` when it passes `maxBytes`, and UNAVAILABLE when too much is arriving at once or nothing can be
 * written.
 */
export async function spoolBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<SpooledBody> {
  const file = path.join(arrivingFolder(env().DATA_DIR), randomUUID());
  const handle = await openNew(file);
  // Without its name it goes with the process, however that ends. Where an open file cannot lose it, `drop` does it.
  await rm(file, { force: true }).catch(() => undefined);
  let size = 0;
  const drop = async () => {
    spooled -= size;
    size = 0;
    await handle.close();
    await rm(file, { force: true });
  };
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      spooled += chunk.byteLength;
      if (size > maxBytes + DRAINED_BYTES) break;
      if (size > maxBytes) continue;
      if (spooled > MOST_SPOOLED_BYTES) throw busy(RETRY_SECONDS);
      await handle.write(chunk).catch(refuse);
    }
    if (size > maxBytes) throw new AppError('TOO_LARGE', 'upload.tooLarge');
  } catch (error) {
    await drop();
    throw error;
  }
  const total = size;
  const read = async () => {
    const bytes = Buffer.alloc(total);
    await handle.read(bytes, 0, total, 0);
    return bytes;
  };
  return { size: total, read, drop };
}

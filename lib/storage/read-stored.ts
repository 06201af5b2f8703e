import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { withDeadline } from '@/lib/platform/with-deadline';
import { disk } from './disk';

/** Longer than storage needs for the largest file on a slow line, shorter than a job may take. */
const WHOLE_MS = 30_000;

/** Reads all bytes under a key. Throws when they have not arrived in half a minute. */
export const readStored = (key: string): Promise<Buffer> =>
  withDeadline(WHOLE_MS, 'reading a stored file', async (signal) => {
    const stream = await disk().getStream(key);
    signal.addEventListener('abort', () => stream.destroy(), { once: true });
    return buffer(stream);
  });

/** The bytes themselves when they are those that were stored. Throws when storage gave others. */
export function sameAsStored(bytes: Buffer, sha256: string): Buffer {
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  throw new Error('Storage gave other bytes than were stored');
}

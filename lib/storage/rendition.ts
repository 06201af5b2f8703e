import { randomUUID } from 'node:crypto';
import { notFound } from '@/lib/core/errors';
import { PHOTO_WIDTHS } from '@/lib/core/photo-url';
import { shrinkImage } from './decode-image';
import { disk } from './disk';
import { failedStorage } from './failed-storage';
import { fileHeaders } from './file-response';
import { readFileBytes } from './open-file';
import type { FileRow } from './put-file';
import { readStored } from './read-stored';

const WEBP_QUALITY = 80;
const IMAGES = new Set(['image/png', 'image/jpeg']);

/** Folder of the smaller copies of a file. */
export const renditionFolder = (fileId: string): string => `renditions/${fileId}`;

const inProgress = new Map<string, Promise<Buffer>>();

async function makeRendition(file: FileRow, width: number, key: string): Promise<Buffer> {
  const bytes = await shrinkImage(await readFileBytes(file), width, WEBP_QUALITY);
  // Written aside and moved: a reader never meets half a picture.
  const partial = `${key}.${randomUUID()}`;
  await disk().put(partial, bytes);
  await disk().move(partial, key);
  return bytes;
}

/** Nothing when it has not been made yet, and when what storage gives is no WebP at all. */
async function keptRendition(key: string): Promise<Buffer | null> {
  if (!(await disk().exists(key))) return null;
  const bytes = await readStored(key);
  return bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP'
    ? bytes
    : null;
}

async function storedOrMade(file: FileRow, width: number): Promise<Buffer> {
  const key = `${renditionFolder(file.id)}/${width}.webp`;
  const kept = await keptRendition(key).catch((error: unknown) => {
    throw failedStorage(error);
  });
  if (kept) return kept;
  const making = inProgress.get(key) ?? makeRendition(file, width, key);
  inProgress.set(key, making);
  return making.finally(() => inProgress.delete(key));
}

/**
 * An HTTP answer with an image in one of `PHOTO_WIDTHS` (never larger than it is), as WebP; made at the
 * first request and kept. Throws NOT_FOUND for another width, for what is no image, and for encrypted files, of
 * which no plain copy may exist.
 */
export async function renditionResponse(file: FileRow, width: string): Promise<Response> {
  const pixels = PHOTO_WIDTHS.find((allowed) => String(allowed) === width);
  if (!pixels || !IMAGES.has(file.mime) || file.encrypted) throw notFound();
  const bytes = await storedOrMade(file, pixels);
  const headers = fileHeaders({
    mime: 'image/webp',
    name: `${file.name.replace(/\.[a-z]+$/i, '')}.webp`,
    size: bytes.length,
    isPublic: file.visibility === 'PUBLIC',
  });
  return new Response(new Uint8Array(bytes), { headers });
}

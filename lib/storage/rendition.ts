import { randomUUID } from 'node:crypto';
import { notFound } from '@/lib/core/errors';
import { PHOTO_WIDTHS } from '@/lib/core/photo-url';
import { RENDITION_FORMATS, type RenditionFormat, shrinkImage } from './decode-image';
import { disk } from './disk';
import { failedStorage } from './failed-storage';
import { fileHeaders } from './file-response';
import { readFileBytes } from './open-file';
import type { FileRow } from './put-file';
import { readStored } from './read-stored';

const IMAGES = new Set(['image/png', 'image/jpeg']);

/** Folder of the smaller copies of a file. */
export const renditionFolder = (fileId: string): string => `renditions/${fileId}`;

const inProgress = new Map<string, Promise<Buffer>>();

const keyOf = (fileId: string, width: number, format: RenditionFormat) =>
  `${renditionFolder(fileId)}/${width}.${format}`;

async function makeRendition(file: FileRow, width: number, format: RenditionFormat): Promise<Buffer> {
  const key = keyOf(file.id, width, format);
  const bytes = await shrinkImage(await readFileBytes(file), width, format);
  // Written aside and moved: a reader never meets half a picture.
  const partial = `${key}.${randomUUID()}`;
  await disk().put(partial, bytes);
  await disk().move(partial, key);
  return bytes;
}

/** True for bytes that begin as a file of that format does. */
const isOfFormat = (bytes: Buffer, format: RenditionFormat): boolean =>
  format === 'webp'
    ? bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP'
    : bytes.subarray(4, 12).toString() === 'ftypavif';

/** Nothing when it has not been made yet, and when what storage gives is of another format. */
async function keptRendition(key: string, format: RenditionFormat): Promise<Buffer | null> {
  if (!(await disk().exists(key))) return null;
  const bytes = await readStored(key);
  return isOfFormat(bytes, format) ? bytes : null;
}

const findKept = (file: FileRow, width: number, format: RenditionFormat) =>
  keptRendition(keyOf(file.id, width, format), format).catch((error: unknown) => {
    throw failedStorage(error);
  });

async function storedOrMade(file: FileRow, width: number, format: RenditionFormat): Promise<Buffer> {
  const kept = await findKept(file, width, format);
  if (kept) return kept;
  const key = keyOf(file.id, width, format);
  const making = inProgress.get(key) ?? makeRendition(file, width, format);
  inProgress.set(key, making);
  return making.finally(() => inProgress.delete(key));
}

/** Makes the copies of an image in every width and format that are not there yet: for a job, as AVIF takes its time. */
export async function makeRenditions(file: FileRow): Promise<void> {
  for (const format of RENDITION_FORMATS) {
    for (const width of PHOTO_WIDTHS) await storedOrMade(file, width, format);
  }
}

/**
 * An HTTP answer with an image in one of `PHOTO_WIDTHS` (never larger than it is): as AVIF where that was made and
 * `accept`, the header, takes it, else as WebP, made at the first request and kept. Throws NOT_FOUND for another
 * width, for what is no image, and for encrypted files, of which no plain copy may exist.
 */
export async function renditionResponse(
  file: FileRow,
  width: string,
  accept: string | null = null,
): Promise<Response> {
  const pixels = PHOTO_WIDTHS.find((allowed) => String(allowed) === width);
  if (!pixels || !IMAGES.has(file.mime) || file.encrypted) throw notFound();
  const avif = accept?.includes('image/avif') ? await findKept(file, pixels, 'avif') : null;
  const format: RenditionFormat = avif ? 'avif' : 'webp';
  const bytes = avif ?? (await storedOrMade(file, pixels, 'webp'));
  const headers = fileHeaders({
    mime: `image/${format}`,
    name: `${file.name.replace(/\.[a-z]+$/i, '')}.${format}`,
    size: bytes.length,
    isPublic: file.visibility === 'PUBLIC',
  });
  headers.set('Vary', 'Accept');
  return new Response(new Uint8Array(bytes), { headers });
}

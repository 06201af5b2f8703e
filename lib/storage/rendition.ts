import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { notFound } from '@/lib/core/errors';
import { PHOTO_WIDTHS } from '@/lib/core/photo-url';
import { disk } from './disk';
import { fileHeaders } from './file-response';
import { readFileBytes } from './open-file';
import type { FileRow } from './put-file';

const WEBP_QUALITY = 80;
const IMAGES = new Set(['image/png', 'image/jpeg']);

/** Folder of the smaller copies of a file. */
export const renditionFolder = (fileId: string): string => `renditions/${fileId}`;

const inProgress = new Map<string, Promise<Buffer>>();

async function makeRendition(file: FileRow, width: number, key: string): Promise<Buffer> {
  const bytes = await sharp(await readFileBytes(file))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
  // Written aside and moved: a reader never meets half a picture.
  const partial = `${key}.${randomUUID()}`;
  await disk().put(partial, bytes);
  await disk().move(partial, key);
  return bytes;
}

async function storedOrMade(file: FileRow, width: number): Promise<Buffer> {
  const key = `${renditionFolder(file.id)}/${width}.webp`;
  if (await disk().exists(key)) return buffer(await disk().getStream(key));
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

import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { FileKind } from './accepted-files';
import { type PictureFormat, shrinkImage } from './crop-image';
import { HEAD_BYTES, readPictureHead } from './picture-head';
import { UploadError } from './send-file';

/** What the server decodes (lib/storage/decode-image.ts). */
const MOST_PIXELS = 40_000_000;
/** More than is kept of a photo, and enough to read a photographed paper by. */
const LONGEST_SENT = 3000;

/**
 * The file as it is sent: a picture that is larger than the server takes, or of a kind that it does not know, is drawn
 * again, smaller, as a JPEG or as what is asked for. Anything else stays as it is. Throws an UploadError with words where
 * this browser cannot open the picture.
 */
export async function fitPicture(
  file: File,
  accept: readonly FileKind[],
  format: PictureFormat = 'image/jpeg',
): Promise<File> {
  if (!accept.includes('jpg')) return file;
  const head = readPictureHead(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!head) return file;
  const isKnown = head.kind === 'jpg' || head.kind === 'png';
  if (isKnown && file.size <= MAX_UPLOAD_BYTES && head.pixels <= MOST_PIXELS) return file;
  try {
    return await shrinkImage(file, LONGEST_SENT, format);
  } catch {
    throw new UploadError(head.kind === 'heif' ? texts.file.heic : texts.file.notShrunk);
  }
}

import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/core/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { reencodeImage } from './decode-image';
import { isPolyglot } from './detect-polyglot';
import { inspectPdf } from './inspect-pdf';

export const UPLOAD_TYPES = ['pdf', 'png', 'jpg'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
export const IMAGE_TYPES = ['png', 'jpg'] as const satisfies readonly UploadType[];

const MIME: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** An upload fit to be stored: for images these are not the bytes that came, but what they show. */
export type InspectedUpload = {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly extension: UploadType;
  /** Pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
};

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

async function detectType(bytes: Buffer, allow: readonly UploadType[]): Promise<UploadType> {
  const detected = await fileTypeFromBuffer(bytes);
  const type = UPLOAD_TYPES.find((candidate) => candidate === detected?.ext);
  if (!type || !allow.includes(type)) throw refuse(allow.includes('pdf') ? 'wrongType' : 'wrongImageType');
  return type;
}

/**
 * Checks what a person uploads before anything else sees it: at most 10 MB, of an
 * allowed type by its magic bytes (name and declared type count for nothing), nothing else at the same
 * time; images at most 40 megapixels, decoded, one at a time, and encoded again; PDFs without programs or files inside. Throws INVALID with `upload.tooLarge`,
 * `upload.wrongType`, `upload.wrongImageType`, `upload.tooManyPixels`, `upload.activePdf` or `upload.damaged`, and
 * UNAVAILABLE when too many images come at once.
 */
export async function inspectUpload(
  bytes: Buffer,
  { allow }: { readonly allow: readonly UploadType[] },
): Promise<InspectedUpload> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw refuse('tooLarge');
  const extension = await detectType(bytes, allow);
  if (isPolyglot(bytes, extension)) throw refuse('wrongType');
  const mime = MIME[extension];
  if (extension === 'pdf') {
    inspectPdf(bytes);
    return { bytes, mime, extension, width: null, height: null };
  }
  return { ...(await reencodeImage(bytes, extension)), mime, extension };
}

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '@/lib/core/errors';
import { isPolyglot } from './detect-polyglot';

/** 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** 40 megapixels. */
const MAX_PIXELS = 40_000_000;
const JPEG_QUALITY = 90;
const PDF_TAIL = 4096;

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

function checkPdf(bytes: Buffer): void {
  const tail = bytes.subarray(-PDF_TAIL).toString('latin1');
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) throw refuse('damaged');
}

/** Decodes and encodes again: what is not picture (EXIF with its position, comments, trailing data) is gone. */
async function reencode(bytes: Buffer, type: 'png' | 'jpg') {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height) throw refuse('damaged');
  if (size.width * size.height > MAX_PIXELS) throw refuse('tooManyPixels');
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const encoded = type === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw refuse('damaged');
  });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Checks what a person uploads before anything else sees it: at most 10 MB, of an
 * allowed type by its magic bytes (name and declared type count for nothing), nothing else at the same
 * time; images at most 40 megapixels, decoded and encoded again. Throws INVALID with `upload.tooLarge`,
 * `upload.wrongType`, `upload.wrongImageType`, `upload.tooManyPixels` or `upload.damaged`.
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
    checkPdf(bytes);
    return { bytes, mime, extension, width: null, height: null };
  }
  return { ...(await reencode(bytes, extension)), mime, extension };
}

import { AppError } from '@/lib/core/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { createOutside, OutsideEnded } from '@/lib/platform/outside/run-outside';

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

/** What the other process says of it. */
export type Inspected = {
  readonly extension: UploadType;
  readonly picture: { readonly bytes: Uint8Array; readonly width: number; readonly height: number } | null;
  /** From which byte on how many are the PDF; null for a picture, of which none is kept. */
  readonly kept: readonly [from: number, length: number] | null;
};

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

/** One at a time also decides the memory: a progressive picture of 40 megapixels takes a quarter of a gigabyte. */
const inspect = createOutside({
  mostMs: 25_000,
  heapMb: 256,
  memoryMb: 1_024,
  idleMs: 5 * 60_000,
  waiting: 60,
  retryAfterSeconds: 15,
});

/**
 * Checks what a person uploads before anything else sees it, in another process: at most 10 MB, of an
 * allowed type by its magic bytes (name and declared type count for nothing), nothing else at the same
 * time; images at most 40 megapixels, decoded, one at a time, and encoded again; PDFs without programs or files inside.
 * Throws INVALID with `upload.tooLarge`, `upload.wrongType`, `upload.wrongImageType`, `upload.tooManyPixels`,
 * `upload.activePdf`, `upload.lockedPdf`, `upload.incompletePdf`, `upload.damaged`, or `upload.tooCostly` when a bound of time or memory was passed, and
 * UNAVAILABLE when too many come at once.
 */
export async function inspectUpload(
  bytes: Buffer,
  { allow }: { readonly allow: readonly UploadType[] },
): Promise<InspectedUpload> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw refuse('tooLarge');
  const { extension, picture, kept } = await inspectOutside(bytes, allow);
  const mime = MIME[extension];
  if (!picture) {
    const [from, length] = kept ?? [0, bytes.length];
    return { bytes: bytes.subarray(from, from + length), mime, extension, width: null, height: null };
  }
  const { buffer, byteOffset, byteLength } = picture.bytes;
  return { ...picture, bytes: Buffer.from(buffer, byteOffset, byteLength), mime, extension };
}

async function inspectOutside(bytes: Buffer, allow: readonly UploadType[]): Promise<Inspected> {
  try {
    const order = { module: 'lib/storage/inspect-bytes.ts', name: 'inspectBytes', input: { bytes, allow } };
    return (await inspect(order)) as Inspected;
  } catch (error) {
    if (error instanceof OutsideEnded) throw refuse('tooCostly');
    throw error;
  }
}

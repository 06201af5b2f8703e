import sharp from 'sharp';
import { AppError } from '@/lib/core/errors';
import { createGate } from '@/lib/platform/gate';

/** 40 megapixels. */
const MAX_PIXELS = 40_000_000;
const JPEG_QUALITY = 90;
/** A progressive JPEG that programs make has about ten; each one costs a pass over the whole picture. */
const MOST_SCANS = 30;
const SECONDS = 20;

// One picture at a time decides the memory: threads of its own and remembered pictures would multiply it.
sharp.cache(false);
sharp.concurrency(1);

/** Decoding is what takes memory: a progressive picture of 40 megapixels a quarter of a gigabyte. */
const decode = createGate({ atOnce: 1, waiting: 60, retryAfterSeconds: 15 });

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (
    let at = bytes.indexOf('\xff\xda', 0, 'latin1');
    at !== -1;
    at = bytes.indexOf('\xff\xda', at + 2, 'latin1')
  ) {
    if (++scans > MOST_SCANS) return true;
  }
  return false;
}

/** Decodes and encodes again: what is not picture (EXIF with its position, comments, trailing data) is gone. */
export async function reencodeImage(bytes: Buffer, type: 'png' | 'jpg') {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height) throw refuse('damaged');
  if (size.width * size.height > MAX_PIXELS) throw refuse('tooManyPixels');
  if (type === 'jpg' && size.isProgressive && hasTooManyScans(bytes)) throw refuse('damaged');
  return decode(async () => {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient();
    const encoded = type === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
      throw refuse('damaged');
    });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** A smaller copy of a picture that was encoded by us, as WebP, no wider than `width` pixels. */
export const shrinkImage = (bytes: Buffer, width: number, quality: number): Promise<Buffer> =>
  decode(() => sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer());

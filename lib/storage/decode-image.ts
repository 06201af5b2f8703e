import sharp from 'sharp';
import { AppError } from '@/lib/core/errors';
import { createGate } from '@/lib/platform/gate';
import { readJpeg } from './read-jpeg';

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

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const withEnd = (bytes: Buffer): Buffer => {
  const half = bytes.at(-1) === END_OF_JPEG[0];
  return Buffer.concat([half ? bytes.subarray(0, -1) : bytes, END_OF_JPEG]);
};

/** Decodes and encodes again: what is not picture (EXIF with its position, comments, trailing data) is gone. */
export async function reencodeImage(bytes: Buffer, type: 'png' | 'jpg') {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height) throw refuse('damaged');
  if (size.width * size.height > MAX_PIXELS) throw refuse('tooManyPixels');
  const jpeg = type === 'jpg' ? readJpeg(bytes) : null;
  if (jpeg && size.isProgressive && jpeg.scans > MOST_SCANS) throw refuse('damaged');
  const isCut = jpeg !== null && jpeg.end === null;
  return decode(async () => {
    // Where only its last mark is missing the picture is whole; of one that lacks more the decoder warns.
    const upright = sharp(isCut ? withEnd(bytes) : bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: isCut ? 'warning' : 'error',
    })
      .timeout({ seconds: SECONDS })
      .autoOrient();
    const encoded = type === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
      throw refuse('damaged');
    });
    return { bytes: data, width: info.width, height: info.height };
  });
}

export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** About alike to the eye; AVIF is a third smaller, and takes ten times as long to make. */
const RENDITION_QUALITY: Readonly<Record<RenditionFormat, number>> = { avif: 55, webp: 80 };

/** A smaller copy of a picture that was encoded by us, no wider than `width` pixels. */
export const shrinkImage = (bytes: Buffer, width: number, format: RenditionFormat): Promise<Buffer> =>
  decode(() =>
    sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality: RENDITION_QUALITY[format], effort: 4 })
      .toBuffer(),
  );

/** The longest side, in pixels, of a logo: several times the largest box that it is shown or printed in. */
const LONGEST_LOGO = 1200;

type Picture = { readonly bytes: Buffer; readonly width: number | null; readonly height: number | null };

/** A picture that `reencodeImage` encoded, as a logo is kept: one of 12,000 pixels would be decoded for each document. */
export const fitLogo = async <Given extends Picture>(logo: Given): Promise<Given> => {
  if (Math.max(logo.width ?? 0, logo.height ?? 0) <= LONGEST_LOGO) return logo;
  return decode(async () => {
    const { data, info } = await sharp(logo.bytes)
      .resize({ width: LONGEST_LOGO, height: LONGEST_LOGO, fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    return { ...logo, bytes: data, width: info.width, height: info.height };
  });
};

/** The longest side, in pixels, in which a photo is kept: twice the largest copy that is shown. */
const LONGEST_SIDE = 2160;
const PLACEHOLDER_WIDTH = 16;
/** Nine columns give eight differences a row. */
const HASH = { width: 9, height: 8 } as const;

export type PreparedPhoto = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** A few pixels of it as a data URI, under 500 bytes. */
  readonly placeholder: string;
  /** 64 bits of what it looks like, in hexadecimal (`differingBits`). */
  readonly looks: string;
};

/**
 * A photo that `reencodeImage` encoded, as it is kept: a JPEG of at most 2160 pixels, with what is shown until it has
 * loaded, and the differences in brightness of neighbouring points, by which copies of it are known.
 */
export const preparePhoto = (encoded: Buffer): Promise<PreparedPhoto> =>
  decode(async () => {
    const { data: bytes, info } = await sharp(encoded)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY, progressive: true })
      .toBuffer({ resolveWithObject: true });
    const tiny = await sharp(bytes).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 40 }).toBuffer();
    const points = await sharp(bytes)
      .greyscale()
      .resize({ ...HASH, fit: 'fill' })
      .raw()
      .toBuffer();
    return {
      bytes,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      looks: differences(points),
    };
  });

function differences(points: Buffer): string {
  let bits = 0n;
  for (let row = 0; row < HASH.height; row++) {
    for (let column = 0; column < HASH.width - 1; column++) {
      const at = row * HASH.width + column;
      bits = (bits << 1n) | ((points[at] ?? 0) < (points[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

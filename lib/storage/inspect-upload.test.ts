import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { IMAGE_TYPES, inspectUpload, UPLOAD_TYPES } from './inspect-upload';
import { pdfBytes, pngChunkOfZeros, pngHeader, zipBytes } from './testing/sample-files';

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

const refusal = (bytes: Buffer, allow = UPLOAD_TYPES as readonly ('pdf' | 'png' | 'jpg')[]) =>
  inspectUpload(bytes, { allow }).then(
    () => 'accepted',
    (error) => `${error.code} ${error.messageKey}`,
  );

describe('inspectUpload', () => {
  it('takes a PDF as it is', async () => {
    const bytes = pdfBytes();
    expect(await inspectUpload(bytes, { allow: ['pdf'] })).toEqual({
      bytes,
      mime: 'application/pdf',
      extension: 'pdf',
      width: null,
      height: null,
    });
  });

  it('encodes an image again without its EXIF, turned the way it was taken', async () => {
    const exif = { IFD0: { Copyright: 'secret', Orientation: '6' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } };
    const sent = await picture(40, 20).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();

    const kept = await inspectUpload(sent, { allow: IMAGE_TYPES });

    expect(kept).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 20, height: 40 });
    const metadata = await sharp(kept.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(kept.bytes.includes('secret')).toBe(false);
  });

  it('keeps the transparency of a PNG', async () => {
    const sent = await picture().ensureAlpha(0.5).png().toBuffer();
    const kept = await inspectUpload(sent, { allow: ['png'] });
    expect(kept.mime).toBe('image/png');
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('drops what a camera appends after the picture', async () => {
    const sent = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('MotionPhoto trailer')]);
    const kept = await inspectUpload(sent, { allow: ['jpg'] });
    expect(kept.bytes.includes('MotionPhoto')).toBe(false);
  });

  it('refuses more than 10 MB', async () => {
    expect(await refusal(Buffer.alloc(MAX_UPLOAD_BYTES + 1))).toBe('INVALID upload.tooLarge');
  });

  it('refuses by what the bytes are, not by what they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refusal(Buffer.from(svg))).toBe('INVALID upload.wrongType');
    expect(await refusal(Buffer.from(`<?xml version="1.0"?>${svg}`))).toBe('INVALID upload.wrongType');
    expect(await refusal(Buffer.from('<html><body>hi</body></html>'))).toBe('INVALID upload.wrongType');
    expect(await refusal(Buffer.from('MZ\x90\x00'.padEnd(400, '\0'), 'latin1'))).toBe(
      'INVALID upload.wrongType',
    );
    expect(await refusal(await picture().gif().toBuffer())).toBe('INVALID upload.wrongType');
    expect(await refusal(await picture().webp().toBuffer())).toBe('INVALID upload.wrongType');
    expect(await refusal(Buffer.alloc(0))).toBe('INVALID upload.wrongType');
  });

  it('refuses a type that this place does not take', async () => {
    expect(await refusal(pdfBytes(), IMAGE_TYPES)).toBe('INVALID upload.wrongImageType');
    expect(await refusal(await picture().png().toBuffer(), ['pdf'])).toBe('INVALID upload.wrongType');
  });

  it.each([
    ['a JPEG that is also a ZIP', async () => Buffer.concat([await picture().jpeg().toBuffer(), zipBytes()])],
    ['a PNG that is also a ZIP', async () => Buffer.concat([await picture().png().toBuffer(), zipBytes()])],
    ['a PDF that is also a ZIP', async () => Buffer.concat([pdfBytes(), zipBytes()])],
    ['a PDF that is also a page', async () => Buffer.concat([Buffer.from('%PDF-1.4\n<html>'), pdfBytes()])],
    [
      'a PNG with a script in it',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a JPEG with a PDF in its comment',
      async () => {
        const jpeg = await picture().jpeg().toBuffer();
        const comment = Buffer.from('\xff\xfe\x00\x0c%PDF-1.4\n\0', 'latin1');
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
  ])('refuses %s', async (_, make) => {
    expect(await refusal(await make())).toBe('INVALID upload.wrongType');
  });

  it('refuses 65,000 × 65,000 pixels without making room for them', async () => {
    const before = process.memoryUsage().rss;
    const bomb = Buffer.concat([pngHeader(65_000, 65_000), pngChunkOfZeros()]);
    expect(await refusal(bomb)).toBe('INVALID upload.tooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('takes 40 megapixels and refuses one row more', async () => {
    const just = await picture(8_000, 5_000).png({ compressionLevel: 1 }).toBuffer();
    const over = await picture(8_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
    expect(await refusal(just)).toBe('accepted');
    expect(await refusal(over)).toBe('INVALID upload.tooManyPixels');
  });

  it('refuses what is broken off', async () => {
    const noise = await sharp(Buffer.alloc(300 * 300 * 3, 7), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(noise.subarray(0, noise.length / 2))).toBe('INVALID upload.damaged');
    expect(await refusal(pngHeader(10, 10))).toBe('INVALID upload.damaged');
    expect(await refusal(pdfBytes().subarray(0, 60))).toBe('INVALID upload.incompletePdf');
  });
});

describe('a picture that is a bomb', () => {
  it('is refused when a progressive JPEG goes over itself too often', async () => {
    const honest = await picture(400, 300).jpeg({ progressive: true }).toBuffer();
    expect(await refusal(honest)).toBe('accepted');
    const scan = honest.subarray(honest.lastIndexOf(Buffer.from([0xff, 0xda])), honest.length - 2);
    const bomb = Buffer.concat([honest.subarray(0, -2), ...Array(40).fill(scan), honest.subarray(-2)]);
    expect(await refusal(bomb)).toBe('INVALID upload.damaged');
  });
});

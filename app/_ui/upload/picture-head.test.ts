import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureHead } from './picture-head';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });
const head = (bytes: Uint8Array) => readPictureHead(new Uint8Array(bytes).buffer);

describe('the head of a picture says its kind and size', () => {
  test.each([
    ['a JPEG', () => picture(400, 300).jpeg().toBuffer(), { kind: 'jpg', pixels: 120_000 }],
    [
      'a progressive JPEG with what a camera tells',
      () =>
        picture(300, 400)
          .withExif({ IFD0: { Artist: 'x'.repeat(40_000) } })
          .jpeg({ progressive: true })
          .toBuffer(),
      { kind: 'jpg', pixels: 120_000 },
    ],
    ['48 megapixels', () => picture(8_000, 6_000).jpeg().toBuffer(), { kind: 'jpg', pixels: 48_000_000 }],
    ['a PNG', () => picture(20, 10).png().toBuffer(), { kind: 'png', pixels: 200 }],
    ['a WebP', () => picture(20, 10).webp().toBuffer(), { kind: 'webp', pixels: 0 }],
    ['an AVIF', () => picture(20, 10).avif().toBuffer(), { kind: 'heif', pixels: 0 }],
    [
      'a HEIC',
      () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      { kind: 'heif', pixels: 0 },
    ],
  ])('%s', async (_, make, expected) => {
    expect(head(await make())).toEqual(expected);
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'.padEnd(60))],
    ['a video', Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from([0xff, 0xd8])],
  ])('%s is no picture', (_, bytes) => {
    expect(head(bytes)).toBeNull();
  });

  test('a JPEG that is cut or that lies about its parts has no size', () => {
    const cut = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(40)]);
    expect(head(cut)).toEqual({ kind: 'jpg', pixels: 0 });
  });
});

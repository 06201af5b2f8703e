import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectUpload } from './inspect-upload';
import { readJpeg } from './read-jpeg';

const WIDTH = 320;
const HEIGHT = 240;
/** A picture with something everywhere, so that what is missing of it shows. */
const noise = () =>
  sharp(
    Buffer.from(Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7919 + ((at * at) >> 5)) & 255)),
    { raw: { width: WIDTH, height: HEIGHT, channels: 3 } },
  );
const jpeg = (progressive = false) => noise().jpeg({ progressive }).toBuffer();

const verdict = (bytes: Buffer): Promise<string> =>
  inspectUpload(bytes, { allow: ['png', 'jpg'] }).then(
    ({ width, height, bytes: kept }) => (kept.includes('<script') ? 'kept whole' : `${width}×${height}`),
    (error) => String(error.messageKey ?? error),
  );

/** The beginning of a video, with bytes in it that look like parts of a picture. */
const video = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.alloc(400_000, Buffer.from([0xff, 0xda, 0x12, 0x34])),
]);

test.each([false, true])(
  'a photo with its video behind it is taken (progressive: %s)',
  async (progressive) => {
    const photo = await jpeg(progressive);
    expect(readJpeg(Buffer.concat([photo, video]))).toEqual(readJpeg(photo));
    expect(await verdict(Buffer.concat([photo, video]))).toBe('320×240');
  },
);

test.each([
  [1, '320×240'],
  [2, '320×240'],
  [3, 'upload.damaged'],
  [2_000, 'upload.damaged'],
])('a photo without its last %i bytes', async (missing, expected) => {
  for (const progressive of [false, true]) {
    const photo = await jpeg(progressive);
    const told = await verdict(photo.subarray(0, -missing));
    // Of a few bytes the decoder may know that nothing is missing: the picture is then whole.
    if (missing > 2 && missing < 100) expect(['320×240', expected]).toContain(told);
    else expect(told).toBe(expected);
  }
});

const HEAD_OF_PNG = 33;
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:li>&lt;b&gt; <script>texto</script> <svg/></rdf:li></x:xmpmeta>';

/** A photo with XMP, as programs write it into either kind. */
async function photoWithXmp(format: 'jpeg' | 'png'): Promise<Buffer> {
  if (format === 'jpeg') return noise().withXmp(XMP).jpeg().toBuffer();
  const png = await noise().png().toBuffer();
  const chunk = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${XMP}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, HEAD_OF_PNG), length, chunk, sum, png.subarray(HEAD_OF_PNG)]);
}

test.each(['jpeg', 'png'] as const)(
  'a %s whose XMP has the text of a page is taken without it',
  async (format) => {
    const photo = await photoWithXmp(format);
    expect(photo.includes('<script')).toBe(true);
    expect(await verdict(photo)).toBe('320×240');
  },
);

test.each(['jpeg', 'png'] as const)('a %s with the text of a page elsewhere is refused', async (format) => {
  const photo = await photoWithXmp(format);
  expect(await verdict(Buffer.concat([photo, Buffer.from('<script>1</script>')]))).toBe(
    'upload.wrongImageType',
  );
});

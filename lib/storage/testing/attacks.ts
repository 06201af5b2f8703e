import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfBytes, pngChunkOfZeros, pngHeader, zipBytes } from './sample-files';

export type Attack = readonly [
  name: string,
  make: () => Promise<Uint8Array> | Uint8Array,
  sent?: { readonly name?: string; readonly type?: string },
];

const picture = (width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });
const jpeg = () => picture().jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** What is no picture and no paper, whatever it says it is. */
export const DISGUISED: readonly Attack[] = [
  ['a program that is called a photo', () => Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1')],
  ['a photo with a second extension', () => Buffer.from('#!/bin/sh\necho'), { name: 'foto.jpg.sh' }],
  ['an SVG', () => Buffer.from(svg), { name: 'foto.svg', type: 'image/svg+xml' }],
  ['an SVG that says it is a PNG', () => Buffer.from(svg), { name: 'foto.png', type: 'image/png' }],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), { type: 'image/jpeg' }],
  ['a photo that is a ZIP too', async () => Buffer.concat([await jpeg(), zipBytes()])],
  [
    'a photo that is a page too',
    async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['no bytes', () => Buffer.alloc(0)],
];

/** Pictures of more pixels than are decoded. */
export const OVERSIZED: readonly Attack[] = [
  ['a bomb of 65,000 × 65,000', () => Buffer.concat([pngHeader(65_000, 65_000), pngChunkOfZeros()])],
  ['a row over 40 megapixels', () => picture(8_000, 5_001).png({ compressionLevel: 1 }).toBuffer()],
];

/** Pictures that end before their end. */
export const CUT: readonly Attack[] = [
  ['half a photo', async () => (await picture(600, 800).jpeg().toBuffer()).subarray(0, 2_000)],
];

const PDF_END = Buffer.from('\nstartxref\n9\n%%EOF\n');
const pdfOf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part)), PDF_END]);
const objectStream = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('9 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ]);

/** A progressive picture that goes over itself again and again. */
async function manyScans(): Promise<Buffer> {
  const honest = await picture(2_000, 1_500).jpeg({ progressive: true }).toBuffer();
  const scan = honest.subarray(honest.lastIndexOf(Buffer.from([0xff, 0xda])), honest.length - 2);
  return Buffer.concat([honest.subarray(0, -2), ...Array(2_000).fill(scan), honest.subarray(-2)]);
}

/**
 * Files that ask for more than they bring, with what may be said of each. Whoever finds another one adds it here: a
 * test holds that none of them keeps the process from answering.
 */
export const HOSTILE_UPLOADS: readonly (readonly [string, Attack[1], string])[] = [
  ['a PDF of half a million objects', () => pdfOf('1 0 obj<<>>endobj\n'.repeat(550_000)), 'taken'],
  [
    'a PDF of half a million objects that says it is encrypted',
    () => pdfOf('1 0 obj<<>>endobj\n'.repeat(550_000), 'trailer << /Encrypt 1 0 R /Root 1 0 R >>'),
    'tooCostly',
  ],
  [
    'a PDF whose pages lie in one another',
    () => pdfOf('2 0 obj << /Type /Pages /Kids [2 0 R] /Count 9 >> endobj\n'.repeat(1_000)),
    'taken',
  ],
  [
    'a PDF whose tables of places lead to themselves',
    () =>
      Buffer.from(
        `%PDF-1.7\n${'xref\n0 1\n0000000000 65535 f \ntrailer << /Prev 9 >>\n'.repeat(10_000)}startxref\n9\n%%EOF\n`,
      ),
    'taken',
  ],
  [
    'a PDF that names packed objects two thousand times before one end',
    () => pdfOf('9 0 obj ', '/ObjStm stream '.repeat(1_990), ' '.repeat(9_900_000), 'endstream'),
    'damaged',
  ],
  [
    'a PDF whose packed objects lie far from where they begin',
    () => pdfOf('9 0 obj ', ' '.repeat(9_800_000), '/ObjStm stream x endstream'.repeat(1_990)),
    'damaged',
  ],
  [
    'a PDF whose packed objects unfold to thirty times ten megabytes',
    () => pdfOf(...Array<Buffer>(300).fill(objectStream(deflateSync(Buffer.alloc(1_000_000, '/A#41'))))),
    'damaged',
  ],
  ['a PDF of disguised names alone', () => pdfOf('#4a'.repeat(3_300_000)), 'taken'],
  ['a PDF of ends of ZIP archives', () => pdfOf(Buffer.alloc(9_900_000, 'PK\x05\x06', 'latin1')), 'taken'],
  [
    'a PDF with a form that runs programs',
    () => pdfOf('3 0 obj << /AcroForm << /XFA [4 0 R] >> >> endobj'),
    'activePdf',
  ],
  ['a PDF that acts when it is opened', () => pdfOf('3 0 obj << /AA << /O 4 0 R >> >> endobj'), 'activePdf'],
  ['a PDF cut in two', () => pdfBytes().subarray(0, 200), 'incompletePdf'],
  [
    'a picture of 65,000 × 65,000',
    () => Buffer.concat([pngHeader(65_000, 65_000), pngChunkOfZeros()]),
    'tooManyPixels',
  ],
  ['a progressive picture of two thousand layers', manyScans, 'damaged'],
  [
    'forty megapixels in few bytes',
    () => picture(8_000, 5_000).png({ compressionLevel: 9 }).toBuffer(),
    'taken',
  ],
  ['a GIF of many pictures', () => picture(10, 5_000).gif().toBuffer(), 'wrongType'],
  [
    'an SVG that repeats itself',
    () => Buffer.from(`<svg>${'<use href="#a"/>'.repeat(500_000)}</svg>`),
    'wrongType',
  ],
  ['ten megabytes that are nothing', () => Buffer.alloc(10_000_000, 0xff), 'wrongType damaged'],
];

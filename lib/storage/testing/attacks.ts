import sharp from 'sharp';
import { pngChunkOfZeros, pngHeader, zipBytes } from './sample-files';

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

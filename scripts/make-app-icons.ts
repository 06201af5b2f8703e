/**
 * Draws the icons of the talents' app from public/favicon.svg into public/app: npx tsx scripts/make-app-icons.ts. The
 * maskable ones have the mark inside the circle that every system shows.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const INK = '#1c1a17';
const mark = readFileSync('public/favicon.svg', 'utf8');
/** The letter alone: the sheet around it is drawn to the edge. */
const letter = mark.replace(/<rect[^>]*\/>/, '');

mkdirSync('public/app', { recursive: true });
for (const size of [192, 512]) {
  await sharp(Buffer.from(mark), { density: 96 * (size / 32) })
    .resize(size, size)
    .png()
    .toFile(`public/app/icon-${size}.png`);
}
for (const [name, size, share] of [
  ['maskable', 512, 0.8],
  ['icon', 180, 0.9],
] as const) {
  const inner = Math.round(size * share);
  const drawn = await sharp(Buffer.from(letter), { density: 96 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: INK } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toFile(`public/app/${name}-${size}.png`);
}

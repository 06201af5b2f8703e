/** Draws the portraits beside the login form into public/images/portraits: npx tsx scripts/draw-login-portraits.ts */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Gender, renderPortrait } from './demo/drawings/portraits.ts';

const FOLDER = path.resolve(import.meta.dirname, '../public/images/portraits');
/** Chosen by eye, so that neighbours differ in wall, hair and clothes. */
const CAST = [18, 22, 25, 14, 4, 10, 31, 24, 8, 7, 32, 13];

await mkdir(FOLDER, { recursive: true });
for (const [index, number] of CAST.entries()) {
  const gender: Gender = number % 2 ? 'MASCULINO' : 'FEMENINO';
  const kind = number % 3 === 0 ? 'GALLERY' : 'PROFILE';
  const picture = await renderPortrait({ person: `cartel-${number}`, gender, kind, shot: number });
  await sharp(picture)
    .resize(480, 640)
    .webp({ quality: 80 })
    .toFile(path.join(FOLDER, `${index + 1}.webp`));
}

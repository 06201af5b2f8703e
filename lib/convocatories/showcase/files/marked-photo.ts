import sharp from 'sharp';
import { anonymous } from '@/lib/core/actor';
import { createGate } from '@/lib/platform/gate';
import { getFile, readFileIfThere } from '@/lib/storage/open-file';
import { drawText, readable } from '../drawn-text';

/** Pixels of a card's width at 300 dots an inch. */
const WIDTH = 1080;
const HEIGHT = 1440;
const OPACITY = 120;
const QUALITY = 88;

/** Whoever downloads sixty photos leaves the process time for others. */
const oneAtATime = createGate({ atOnce: 1, waiting: 200, retryAfterSeconds: 20 });

/** A mark to lie across a photo, once and again. */
export async function drawMark(words: string): Promise<Buffer> {
  const drawn = await drawText(
    { text: readable(words), face: 'Geist', size: 44, colour: '#ffffff' },
    WIDTH - 80,
  );
  const clear = { r: 255, g: 255, b: 255, alpha: 0 };
  const faint = await sharp(drawn.data)
    .composite([
      {
        input: Buffer.from([255, 255, 255, OPACITY]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: 'dest-in',
      },
    ])
    .extend({ top: 90, bottom: 90, left: 40, right: 40, background: clear })
    .png()
    .toBuffer();
  const turned = await sharp(faint).rotate(-30, { background: clear }).png().toBuffer();
  return sharp(turned).resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

/** How a photo leaves: as a card has it, or whole. */
type Cut = 'card' | 'whole';

/** A public photo as a JPEG without what cameras write into it, with that mark across it; null where storage lost it. */
export const takePhoto = (fileId: string, mark: Buffer | null, cut: Cut): Promise<Buffer | null> =>
  oneAtATime(async () => {
    const bytes = await readFileIfThere(await getFile(anonymous, fileId));
    if (!bytes) return null;
    const sized = await sharp(bytes)
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: cut === 'card' ? 'cover' : 'inside', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = sized.info;
    const picture = sharp(sized.data);
    if (mark) {
      const fitting = await sharp(mark)
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .toBuffer();
      picture.composite([{ input: fitting, tile: true }]);
    }
    return picture.jpeg({ quality: QUALITY }).toBuffer();
  });

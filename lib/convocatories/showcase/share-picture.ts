import sharp, { type OverlayOptions } from 'sharp';
import { anonymous } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { createGate } from '@/lib/platform/gate';
import { getFile, readFileIfThere } from '@/lib/storage/open-file';
import { drawText, readable } from './drawn-text';
import { getShowcaseHeader } from './queries';

/** Pixels, as chats expect the picture of a link. */
const SIZE = { width: 1200, height: 630 };
const SIDE = 88;
const TEXT_WIDTH = SIZE.width - 2 * SIDE;
const LOGO = 72;
const EDGE = 14;
/** A name is written in the first of these that leaves it within the height; in the last one it is cut. */
const TITLE_SIZES = [92, 72, 56];
const TITLE_HEIGHT = 280;
const COLOURS = { ground: '#f6f5f2', ink: '#1c1a17', dimmed: '#5c564e' };

/** Several chats ask at once when a link goes to a group. */
const oneAtATime = createGate({ atOnce: 1, waiting: 20, retryAfterSeconds: 5 });

/** The name as large as it fits, cut below where it fits in no size. */
async function drawTitle(text: string) {
  const line = { text, face: 'Instrument Serif', colour: COLOURS.ink } as const;
  for (const size of TITLE_SIZES) {
    const drawn = await drawText({ ...line, size }, TEXT_WIDTH);
    if (drawn.info.height <= TITLE_HEIGHT) return drawn;
    if (size === TITLE_SIZES.at(-1))
      return sharp(drawn.data)
        .extract({ left: 0, top: 0, width: drawn.info.width, height: TITLE_HEIGHT })
        .toBuffer({ resolveWithObject: true });
  }
  throw new Error('There is no size of a title');
}

async function drawLogo(fileId: string): Promise<Buffer | null> {
  const bytes = await readFileIfThere(await getFile(anonymous, fileId));
  if (!bytes) return null;
  const corners = `<svg><rect width="${LOGO}" height="${LOGO}" rx="14"/></svg>`;
  return sharp(bytes)
    .resize(LOGO, LOGO, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

type Picture = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly agency: { readonly name: string; readonly accent: string | null; readonly logo: string | null };
};

async function drawPicture({ title, lines, agency }: Picture): Promise<Buffer> {
  const logo = agency.logo ? await drawLogo(agency.logo) : null;
  const dimmed = { face: 'Geist', size: 32, colour: COLOURS.dimmed } as const;
  const nameLeft = SIDE + (logo ? LOGO + 24 : 0);
  const name = await drawText(
    { ...dimmed, text: agency.name, colour: COLOURS.ink },
    SIZE.width - SIDE - nameLeft,
  );
  const heading = await drawTitle(title);
  const layers: OverlayOptions[] = [
    {
      input: name.data,
      left: nameLeft,
      top: SIDE + Math.round((LOGO - Math.min(LOGO, name.info.height)) / 2),
    },
    { input: heading.data, left: SIDE, top: 214 },
  ];
  if (logo) layers.push({ input: logo, left: SIDE, top: SIDE });
  let top = 214 + heading.info.height + 28;
  for (const text of lines) {
    const line = await drawText({ ...dimmed, text }, TEXT_WIDTH);
    if (top + line.info.height > SIZE.height - EDGE) break;
    layers.push({ input: line.data, left: SIDE, top });
    top += line.info.height + 14;
  }
  const edge = await sharp({
    create: { width: EDGE, height: SIZE.height, channels: 3, background: agency.accent ?? COLOURS.ink },
  })
    .png()
    .toBuffer();
  layers.push({ input: edge, left: 0, top: 0 });
  return sharp({ create: { ...SIZE, channels: 3, background: COLOURS.ground } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/**
 * The picture that a chat shows of a showcase's link, PNG of 1200 × 630: the event's name, days and place in its agency's
 * look, and nobody's face. Nothing where the showcase does not open. Throws UNAVAILABLE when too many are asked for.
 */
export async function sharePicture(eventId: string): Promise<Buffer | null> {
  const header = await getShowcaseHeader(anonymous, eventId);
  if (header.state !== 'OPEN') return null;
  const { event, agency } = header.showcase;
  const lines = [
    formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
    [event.placeName, event.cityName].filter((part) => part !== null).join(' · '),
  ];
  return oneAtATime(() =>
    drawPicture({
      title: readable(event.name) || readable(agency.name),
      lines: lines.map(readable),
      agency: { ...agency, name: readable(agency.name) },
    }),
  );
}

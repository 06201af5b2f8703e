import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';
import { type Chance, chance } from '../chance.ts';

export const PORTRAIT_WIDTH = 720;
export const PORTRAIT_HEIGHT = 960;

export type Gender = 'FEMENINO' | 'MASCULINO';
/** PROFILE and GALLERY stand before a coloured wall; IBOOK before the white one that the review asks for. */
export type PortraitKind = 'PROFILE' | 'IBOOK' | 'GALLERY';
export type PortraitRequest = {
  /** The face: the same person has the same one in every picture. */
  readonly person: string;
  readonly gender: Gender;
  readonly kind: PortraitKind;
  /** Which picture of that kind; it changes clothes, expression, framing and wall. */
  readonly shot: number;
};

type Look = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;
type Variants<Part extends keyof notionists.Options> = NonNullable<notionists.Options[Part]>;

const FEMININE_HAIR: Variants<'hair'> = [
  ...(['variant02', 'variant04', 'variant08', 'variant10', 'variant11', 'variant20', 'variant23'] as const),
  ...(['variant28', 'variant29', 'variant30', 'variant36', 'variant37', 'variant39', 'variant41'] as const),
  ...(['variant43', 'variant45', 'variant46', 'variant47', 'variant48', 'variant57', 'variant58'] as const),
  'variant59',
];
const MASCULINE_HAIR: Variants<'hair'> = [
  ...(['variant01', 'variant03', 'variant05', 'variant06', 'variant07', 'variant09', 'variant13'] as const),
  ...(['variant15', 'variant16', 'variant18', 'variant19', 'variant22', 'variant24', 'variant25'] as const),
  ...(['variant26', 'variant27', 'variant32', 'variant33', 'variant34', 'variant35', 'variant44'] as const),
  ...(['variant49', 'variant53', 'variant54', 'variant55', 'variant56', 'variant60'] as const),
];
const BEARDS: Variants<'beard'> = [
  'variant01',
  'variant02',
  'variant03',
  'variant07',
  'variant08',
  'variant12',
];
const SMILES: Variants<'lips'> = [
  ...(['variant03', 'variant05', 'variant06', 'variant08', 'variant14', 'variant17'] as const),
  ...(['variant22', 'variant23', 'variant25', 'variant30'] as const),
];
const OPEN_EYES: Variants<'eyes'> = ['variant04', 'variant05'];
const CALM_BROWS: Variants<'brows'> = [
  'variant04',
  'variant05',
  'variant06',
  'variant07',
  'variant09',
  'variant12',
];
const CLEAR_GLASSES: Variants<'glasses'> = ['variant03', 'variant08', 'variant11'];
const NOSES: Variants<'nose'> = [
  'variant01',
  'variant04',
  'variant08',
  'variant09',
  'variant12',
  'variant18',
  'variant20',
];
const BODIES: Variants<'body'> = [
  ...(['variant02', 'variant04', 'variant06', 'variant08', 'variant09', 'variant10', 'variant12'] as const),
  ...(['variant13', 'variant14', 'variant15', 'variant16', 'variant17', 'variant18', 'variant19'] as const),
  ...(['variant20', 'variant21', 'variant22', 'variant23', 'variant24', 'variant25'] as const),
];

/** [centre, edge] of a soft wall. */
const WALLS = [
  ['#dfe3e4', '#9fb0c0'],
  ['#efe0d3', '#d8a587'],
  ['#e2e6db', '#a8b898'],
  ['#ecdfe3', '#c596ab'],
  ['#e6e2ee', '#a99cc9'],
  ['#e5dfd3', '#bfae97'],
  ['#dde9e6', '#8fb5ad'],
  ['#f0e6cf', '#d3b36c'],
  ['#e8dcdc', '#b98686'],
  ['#dce2ee', '#8c9cc4'],
] as const;
const WHITE_WALL = ['#ffffff', '#e6e3df'] as const;

/** What stands on the wall behind the person, in a gallery picture. */
const BACKDROPS = [
  (ink: string) => `<circle cx="360" cy="520" r="300" fill="${ink}"/>`,
  (ink: string) => `<path d="M120 960V420a240 240 0 0 1 480 0v540z" fill="${ink}"/>`,
  (ink: string) => `<rect x="0" y="640" width="720" height="320" fill="${ink}"/>`,
  (ink: string) => `<path d="M0 960V500L720 200v760z" fill="${ink}"/>`,
  (ink: string) =>
    [80, 240, 400, 560].map((x) => `<rect x="${x}" y="0" width="80" height="960" fill="${ink}"/>`).join(''),
  () => '',
] as const;

function lookOf({ person, gender, kind, shot }: PortraitRequest): Look {
  const face = chance(`face:${person}`);
  const day = chance(`day:${person}:${kind}:${shot}`);
  const masculine = gender === 'MASCULINO';
  return {
    seed: person,
    hair: [face.pick(masculine ? MASCULINE_HAIR : FEMININE_HAIR)],
    nose: [face.pick(NOSES)],
    beard: [face.pick(BEARDS)],
    beardProbability: masculine && face.odds(40) ? 100 : 0,
    glasses: [face.pick(CLEAR_GLASSES)],
    glassesProbability: face.odds(15) ? 100 : 0,
    brows: [face.pick(CALM_BROWS)],
    eyes: [day.pick(OPEN_EYES)],
    lips: [day.pick(SMILES)],
    body: [day.pick(BODIES)],
    bodyIconProbability: 0,
    gesture: ['hand', 'waveLongArm'],
    gestureProbability: kind === 'GALLERY' && day.odds(25) ? 100 : 0,
  };
}

/** Where the drawing (a square) lies in the frame: close, half length or off centre; its foot is never seen. */
function framing(kind: PortraitKind, dice: Chance): { side: number; x: number; flip: boolean } {
  if (kind === 'PROFILE') return { side: dice.int(880, 960), x: 0, flip: false };
  const side = dice.pick([720, 800, 900, 1040]);
  return { side, x: kind === 'GALLERY' ? dice.int(-70, 70) : 0, flip: dice.odds(45) };
}

/** A tenth of the light on the wall, to be stretched: at full size the gradient costs as much as the person before it. */
async function wallImage([light, shade]: readonly [string, string], dice: Chance): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120">
<defs><radialGradient id="wall" cx="${dice.int(28, 50)}%" cy="${dice.int(20, 34)}%" r="95%">
<stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#wall)"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  return `<image width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** The drawing without the mask around it, which is the frame it has anyway and costs a sixth of the picture. */
const drawingOf = (request: PortraitRequest): string =>
  createAvatar(notionists, lookOf(request))
    .toString()
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '');

async function pictureSvg(request: PortraitRequest): Promise<string> {
  const dice = chance(`wall:${request.person}:${request.kind}:${request.shot}`);
  const colours = request.kind === 'IBOOK' ? WHITE_WALL : dice.pick(WALLS);
  const backdrop =
    request.kind === 'GALLERY'
      ? dice.pick(BACKDROPS)(dice.pick(['#ffffff55', '#ffffff33', '#00000014']))
      : '';
  const { side, x, flip } = framing(request.kind, dice);
  const left = (PORTRAIT_WIDTH - side) / 2 + x;
  const place = `<svg x="${left}" y="${PORTRAIT_HEIGHT - side}" width="${side}" height="${side}" `;
  const drawing = drawingOf(request).replace('<svg ', place);
  const mirror = flip ? ` transform="matrix(-1 0 0 1 ${PORTRAIT_WIDTH} 0)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}">
${await wallImage(colours, dice)}${backdrop}<g${mirror}>${drawing}</g></svg>`;
}

/**
 * A 720 × 960 JPEG of a drawn person. The drawings are "Notionists" by Zoish (CC0 1.0), so the demo
 * shows no real face and needs no network. The same request always gives the same picture.
 */
export async function renderPortrait(request: PortraitRequest): Promise<Buffer> {
  return sharp(Buffer.from(await pictureSvg(request)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

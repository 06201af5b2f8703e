import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/core/escape-markup';
import { unpackWoff } from '@/lib/pdf/unpack-woff';

/** What our two typefaces cannot draw would be empty boxes. */
const NOT_DRAWN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}|\uFE0F/gu;

/** Without what would be empty boxes. */
export const readable = (text: string): string =>
  text.replaceAll(NOT_DRAWN, '').replaceAll(/\s+/g, ' ').trim();

type Face = 'Instrument Serif' | 'Geist';

/* Whole literal paths below the working directory: Next's file tracing copies what it can read out of this form. */
const faces = (): readonly (readonly [Face, string])[] => [
  [
    'Instrument Serif',
    path.join(
      process.cwd(),
      'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
    ),
  ],
  [
    'Instrument Serif',
    path.join(
      process.cwd(),
      'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff',
    ),
  ],
  ['Geist', path.join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-400-normal.woff')],
  ['Geist', path.join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-ext-400-normal.woff')],
];

let registration: Promise<void> | undefined;

/** Makes the typefaces known to the drawing library, which reads them from files of their own; once per process. */
const registerFaces = (): Promise<void> => {
  registration ??= register();
  return registration;
};

async function register(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'elenco-faces-'));
  for (const [index, [face, woff]] of faces().entries()) {
    const fontfile = path.join(folder, `${index}.ttf`);
    await writeFile(fontfile, unpackWoff(await readFile(woff)));
    // A file is known from the first text that names it on.
    await sharp({ text: { text: 'Ł', font: `${face} 10`, fontfile } }).toBuffer();
  }
}

type Line = { readonly text: string; readonly face: Face; readonly size: number; readonly colour: string };

/** A text as a picture with nothing behind it, wrapped where it is wider. */
export async function drawText({ text, face, size, colour }: Line, width: number) {
  await registerFaces();
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${face} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { breakWord } from './break-word';
import { rememberLayouts } from './remember-layouts';
import { unpackWoff } from './unpack-woff';

/**
 * Each family in two files, as the packages cut them: Latin, and the rest of Latin that some names need.
 * A style names both and react-pdf takes each letter from the first that has it.
 */
export const SANS: string[] = ['Geist', 'Geist Extended'];
export const SERIF: string[] = ['Instrument Serif', 'Instrument Serif Extended', ...SANS];

/*
 * Whole literal paths below the working directory: both `next start` and the worker run in the project's root,
 * and Next's file tracing copies the files it can read out of exactly this form.
 */
const fontFiles = () => [
  {
    family: 'Geist',
    weight: 400,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-400-normal.woff'),
  },
  {
    family: 'Geist',
    weight: 500,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-500-normal.woff'),
  },
  {
    family: 'Geist',
    weight: 600,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-600-normal.woff'),
  },
  {
    family: 'Geist Extended',
    weight: 400,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-ext-400-normal.woff'),
  },
  {
    family: 'Geist Extended',
    weight: 500,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-ext-500-normal.woff'),
  },
  {
    family: 'Geist Extended',
    weight: 600,
    path: join(process.cwd(), 'node_modules/@fontsource/geist/files/geist-latin-ext-600-normal.woff'),
  },
  {
    family: 'Instrument Serif',
    weight: 400,
    path: join(
      process.cwd(),
      'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
    ),
  },
  {
    family: 'Instrument Serif Extended',
    weight: 400,
    path: join(
      process.cwd(),
      'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff',
    ),
  },
];

let registration: Promise<void> | undefined;

/** Makes the fonts known to react-pdf, once per process; reads them from the disk. */
export const registerFonts = (): Promise<void> => {
  registration ??= register();
  return registration;
};

async function register(): Promise<void> {
  Font.registerHyphenationCallback(breakWord);
  for (const { family, weight, path } of fontFiles()) {
    const font = unpackWoff(readFileSync(path)).toString('base64');
    Font.register({ family, fontWeight: weight, src: `data:font/ttf;base64,${font}` });
    await nameGlyphs(family, weight);
  }
}

/**
 * Meets every letter of a font once. A font keeps the glyph it met first, and the N met as a part of Ñ does not know
 * that it is an N: drawn right, but nobody could search, copy or hear it in a document made afterwards.
 */
async function nameGlyphs(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight });
  const font = Font.getFont({ fontFamily, fontWeight })?.data;
  for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
  if (font) rememberLayouts(font);
}

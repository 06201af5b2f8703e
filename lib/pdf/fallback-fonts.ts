import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import type { Script } from './scripts';
import { unpackWoff } from './unpack-woff';

type Face = { readonly family: string; readonly path: string };

/*
 * Whole literal paths, as in fonts.ts, so that Next's file tracing copies the files. One weight each: names and titles
 * in another script are rare, and the files for Chinese and Korean weigh one and a half megabytes.
 */
const FACES: Readonly<Record<Script, readonly Face[]>> = {
  GREEK: [
    {
      family: 'Noto Greek',
      path: join(process.cwd(), 'node_modules/@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
    },
    {
      family: 'Noto Greek Extended',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff',
      ),
    },
  ],
  CYRILLIC: [
    {
      family: 'Noto Cyrillic',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
      ),
    },
    {
      family: 'Noto Cyrillic Extended',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff',
      ),
    },
  ],
  VIETNAMESE: [
    {
      family: 'Noto Vietnamese',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
      ),
    },
  ],
  ARABIC: [
    {
      family: 'Noto Arabic',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
      ),
    },
  ],
  HEBREW: [
    {
      family: 'Noto Hebrew',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
      ),
    },
  ],
  HAN: [
    {
      family: 'Noto Han',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
      ),
    },
  ],
  HANGUL: [
    {
      family: 'Noto Hangul',
      path: join(
        process.cwd(),
        'node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
      ),
    },
  ],
  EMOJI: [
    {
      family: 'Noto Emoji',
      path: join(process.cwd(), 'node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'),
    },
  ],
};

const registered = new Map<Script, Promise<void>>();

/**
 * Makes the faces of scripts known to react-pdf, once per process and only when a document holds such letters.
 * Answers their families, whether one of them draws a letter, and how high a line must be that holds some of them, in
 * font sizes.
 */
export async function fallbackFor(scripts: ReadonlySet<Script>): Promise<{
  readonly families: readonly string[];
  readonly lineHeight: (scripts: ReadonlySet<Script>) => number;
  readonly draws: (letter: string) => boolean;
}> {
  for (const script of scripts) {
    if (!registered.has(script)) registered.set(script, register(FACES[script]));
  }
  await Promise.all([...scripts].map((script) => registered.get(script)));
  const families = familiesOf(scripts);
  const fonts = families.map((fontFamily) => Font.getFont({ fontFamily })?.data);
  return {
    families,
    lineHeight: (some) => {
      const tall = familiesOf(some).map((family) => Font.getFont({ fontFamily: family })?.data);
      return (
        Math.max(...tall.map((font) => (font ? font.ascent / font.unitsPerEm : 0))) -
        Math.min(...tall.map((font) => (font ? font.descent / font.unitsPerEm : 0)))
      );
    },
    draws: (letter) => fonts.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  };
}

const familiesOf = (scripts: ReadonlySet<Script>): string[] =>
  [...scripts].flatMap((script) => FACES[script].map(({ family }) => family));

async function register(faces: readonly Face[]): Promise<void> {
  for (const { family, path } of faces) {
    const font = unpackWoff(readFileSync(path)).toString('base64');
    Font.register({ family, src: `data:font/ttf;base64,${font}` });
    await Font.load({ fontFamily: family });
  }
}

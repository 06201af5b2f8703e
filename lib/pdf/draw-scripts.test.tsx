import { Document, Page } from '@react-pdf/renderer';
import { createElement } from 'react';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { readPdf } from '@/db/testing/read-pdf';
import { drawScripts } from './draw-scripts';
import { renderPdf } from './render-pdf';
import { Paragraphs, Title } from './text';

const documentOf = (title: string, lines: readonly string[]) =>
  createElement(
    Document,
    null,
    createElement(
      Page,
      { size: 'A4' },
      createElement(Title, null, title),
      ...lines.map((line) => <Paragraphs key={line}>{line}</Paragraphs>),
    ),
  );

const NAMES = [
  'Νίκος Παπαδόπουλος',
  'Анна Ёлкина',
  '李娜',
  '山田花子 カメラ',
  '김민수',
  'Nguyễn Thị Hường',
  '🎉',
];

it('draws letters of other scripts so that they can be read and searched', async () => {
  const pdf = await renderPdf(documentOf('Fiesta 北京', [...NAMES, 'بوغوتا', 'יוסף']));
  const text = (await readPdf(pdf)).normalize('NFC').replaceAll(/[\s\p{C}]/gu, '');
  for (const name of [...NAMES, 'Fiesta 北京']) expect(text).toContain(name.replaceAll(' ', ''));
  // Written from right to left, in whatever order a reader gives the letters back.
  for (const letter of 'وغتاיוסף') expect(text).toContain(letter);
  expect(text).not.toContain('?');
});

it('says that a letter was there which even the face of its script lacks', async () => {
  expect(await readPdf(await renderPdf(documentOf('Prueba', ['李\u{2A6D6}'])))).toContain('李?');
});

it('is made of whatever is typed, sequences that no shaper can place included', async () => {
  const letters = Array.from({ length: 0x3200 }, (_, code) => String.fromCodePoint(code)).join('');
  expect(
    (await renderPdf(documentOf('Prueba', [letters, '\u0628\u064E\u0651\u0670'.repeat(9)]))).length,
  ).toBeGreaterThan(0);
});

it('leaves a document in Latin as it was, without reading another font', async () => {
  const tree = documentOf('Quinceañera', ['Ñandú, pingüino — «50 %» · € 10 · Łukasz Dvořák']);
  expect(await drawScripts(tree)).toBe(tree);
});

it('gives a line of another script the height of its face, so that it falls on no other line', async () => {
  const spans = async (title: string) => {
    const pdf = await getDocumentProxy(Uint8Array.from(await renderPdf(documentOf(title, ['Debajo']))));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const at = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item.transform[5] as number] : [],
    );
    return Math.max(...at) - Math.min(...at);
  };
  const latin = await spans('Fiesta');
  // In font sizes of 26 points, what hangs below the baseline: 0.74 of Arabic, 0.29 of Chinese, 0.22 of Latin.
  expect(await spans('بوغوتا')).toBeGreaterThan(latin + 26 * 0.4);
  expect(await spans('北京')).toBeGreaterThanOrEqual(latin);
  expect(await spans('Fiesta 🎉 北京 بوغوتا')).toBeGreaterThan(latin + 26 * 0.4);
});

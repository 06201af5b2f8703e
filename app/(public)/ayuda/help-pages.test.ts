import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HELP_OF } from '@/app/(portal)/_shell/_help/help-of';
import { HELP_PICTURE, MOST_PICTURE_BYTES } from '@/lib/core/help-picture';
import texts from '@/lib/i18n/messages/es/help.json';
import pages from '@/lib/i18n/messages/es/helpPages.json';
import { GROUPS, type HelpSlug, helpPage, isHelpSlug, pagesFor } from './help-pages';

test('every page has its text, stands in one group, and leads only to pages that there are', () => {
  const slugs = Object.keys(pages);
  expect(Object.keys(texts.pages)).toEqual(slugs);
  expect(GROUPS.flatMap((group) => pagesFor(group).map(({ slug }) => slug)).toSorted()).toEqual(
    slugs.toSorted(),
  );
  const led = Object.values(texts.pages).flatMap(({ see }) => see as string[]);
  expect(led.filter((slug) => !isHelpSlug(slug))).toEqual([]);
});

test('each screen of the shell leads to a page for who sees it', () => {
  for (const [kind, screens] of Object.entries(HELP_OF))
    for (const [, slug] of screens) expect(pages[slug].for, slug).toBe(kind);
});

const FOLDER = path.resolve('public/images/ayuda');
const MOST_PICTURES = 15;

test('pictures are those that pages show, few, small, and as large as the page keeps room for', async () => {
  const shown = (Object.keys(pages) as HelpSlug[]).flatMap((slug) => helpPage(slug).picture?.src ?? []);
  const files = await readdir(FOLDER);
  expect(files.map((file) => `/images/ayuda/${file}`).toSorted()).toEqual(shown.toSorted());
  expect(files.length).toBeLessThanOrEqual(MOST_PICTURES);
  for (const file of files) {
    const bytes = await readFile(path.join(FOLDER, file));
    expect(bytes.length, file).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, file).toEqual({ ...HELP_PICTURE, format: 'webp' });
  }
});

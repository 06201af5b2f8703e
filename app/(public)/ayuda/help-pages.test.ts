import { expect, test } from 'vitest';
import { HELP_OF } from '@/app/(portal)/_shell/_help/help-of';
import texts from '@/lib/i18n/messages/es/help.json';
import pages from '@/lib/i18n/messages/es/helpPages.json';
import { GROUPS, isHelpSlug, pagesFor } from './help-pages';

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

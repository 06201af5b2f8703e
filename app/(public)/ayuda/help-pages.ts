import texts from '@/lib/i18n/messages/es/help.json';
import pages from '@/lib/i18n/messages/es/helpPages.json';

export type HelpSlug = keyof typeof pages;

/** Whom pages are for, in the order of the index. */
export const GROUPS = ['agency', 'talent', 'administrator'] as const;

export const isHelpSlug = (slug: string): slug is HelpSlug => Object.hasOwn(pages, slug);

/** The pages for somebody, in their order. */
export const pagesFor = (group: (typeof GROUPS)[number]) =>
  (Object.keys(pages) as HelpSlug[])
    .filter((slug) => pages[slug].for === group)
    .map((slug) => ({ slug, title: pages[slug].title }));

/** What a page says. */
export const helpPage = (slug: HelpSlug) => ({
  title: pages[slug].title,
  text: texts.pages[slug].text,
  steps: texts.pages[slug].steps,
  see: texts.pages[slug].see.filter(isHelpSlug).map((other) => ({ slug: other, title: pages[other].title })),
});

import { HELP_PICTURE } from '@/lib/core/help-picture';
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

type Text = {
  readonly text: readonly string[];
  readonly steps: readonly string[];
  readonly see: readonly string[];
  /** What its picture shows, in words; left out where it has none. */
  readonly picture?: string;
};

/** What a page says, and shows. */
export function helpPage(slug: HelpSlug) {
  const { text, steps, see, picture }: Text = texts.pages[slug];
  return {
    title: pages[slug].title,
    picture:
      picture === undefined ? null : { src: `/images/ayuda/${slug}.webp`, alt: picture, ...HELP_PICTURE },
    text,
    steps,
    see: see.filter(isHelpSlug).map((other) => ({ slug: other, title: pages[other].title })),
  };
}

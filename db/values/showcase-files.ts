/** How a person of a client may download the cards and photos of a showcase: as they are, or with its name across them. */
export const SHOWCASE_FILES = ['PLAIN', 'MARKED'] as const;
export type ShowcaseFiles = (typeof SHOWCASE_FILES)[number];

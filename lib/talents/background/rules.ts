import type { Network } from '@/lib/core/readers/social-link';
import { foldText } from '@/lib/core/text';

/** The social links that are filled in and lead to https. */
export const networksOf = (
  links: Readonly<Record<Network, string | null>>,
): Partial<Record<Network, string>> =>
  Object.fromEntries(Object.entries(links).filter(([, link]) => link?.startsWith('https://')));

export type Title = { readonly id: string; readonly institution: string | null; readonly title: string };

const folded = (text: string | null): string =>
  foldText(text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');

/**
 * Each study once. They are kept in two places, as skills of the area of training and as academic trainings, and the
 * same one may stand in both.
 */
export function distinctTitles<T extends Title>(titles: readonly T[]): T[] {
  const known = new Map<string, T>();
  for (const one of titles) {
    const key = `${folded(one.title)}\n${folded(one.institution)}`;
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()];
}

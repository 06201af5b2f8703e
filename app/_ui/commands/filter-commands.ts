import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { foldText } from '@/lib/core/text';

/** Shorter words are near too many others. */
const SHORTEST_FORGIVEN = 4;

const textOf = ({ label, description, keywords }: SpotlightActionData): string =>
  foldText(
    [label, description, ...(Array.isArray(keywords) ? keywords : [keywords])].filter(Boolean).join(' '),
  );

/** Whether two words are alike but for one letter too many, missing, other, or changed with its neighbour. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** Whether a word of a text begins nearly so. */
function nearlyHolds(text: string, word: string): boolean {
  if (word.length < SHORTEST_FORGIVEN) return false;
  return text
    .split(/\s+/)
    .some((known) => [-1, 0, 1].some((more) => isNear(word, known.slice(0, word.length + more))));
}

const EXACT = 3;
const NEAR = 4;

/** How well an action answers: 0 by how its name begins, 1 by words of it, 2 by parts of them, 3 by other words, 4 nearly; null not at all. */
function rankOf(action: SpotlightActionData, words: readonly string[]): number | null {
  const label = foldText(action.label ?? '');
  if (label.startsWith(words.join(' '))) return 0;
  if (words.every((word) => ` ${label}`.includes(` ${word}`))) return 1;
  if (words.every((word) => label.includes(word))) return 2;
  const text = textOf(action);
  if (words.every((word) => text.includes(word))) return EXACT;
  return words.every((word) => text.includes(word) || nearlyHolds(text, word)) ? NEAR : null;
}

/**
 * Keeps the actions that hold every word of the query, whatever its accents and order, the best first, and their groups
 * alike; what is only nearly so where nothing else is.
 */
export function filterCommands(
  query: string,
  actions: SpotlightActionGroupData[],
): SpotlightActionGroupData[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const ranked = actions.map(({ group, actions: all }) => ({
    group,
    ranked: all.flatMap((action) => {
      const rank = rankOf(action, words);
      return rank === null ? [] : [{ action, rank }];
    }),
  }));
  const best = Math.min(...ranked.flatMap((group) => group.ranked.map(({ rank }) => rank)));
  const shown = ranked.map(({ group, ranked: all }) => ({
    group,
    ranked: all
      .filter(({ rank }) => rank <= EXACT || best === NEAR)
      .sort((one, other) => one.rank - other.rank),
  }));
  return shown
    .filter((group) => group.ranked.length > 0)
    .sort((one, other) => (one.ranked[0]?.rank ?? NEAR) - (other.ranked[0]?.rank ?? NEAR))
    .map(({ group, ranked: all }) => ({ group, actions: all.map(({ action }) => action) }));
}

import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';
import { foldText } from '@/lib/core/text';

type Entry = Parameters<SpotlightFilterFunction>[1][number];

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

/** Whether a text holds a word, or one begins nearly so. */
function holds(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < SHORTEST_FORGIVEN) return false;
  return text
    .split(/\s+/)
    .some((known) => [-1, 0, 1].some((more) => isNear(word, known.slice(0, word.length + more))));
}

/** Keeps the actions that hold every word of the query, or nearly, whatever its accents and order. */
export function filterCommands(query: string, actions: Entry[]): Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const matches = (action: SpotlightActionData) => words.every((word) => holds(textOf(action), word));
  return actions
    .map((entry) => ('actions' in entry ? { ...entry, actions: entry.actions.filter(matches) } : entry))
    .filter((entry) => ('actions' in entry ? entry.actions.length > 0 : matches(entry)));
}

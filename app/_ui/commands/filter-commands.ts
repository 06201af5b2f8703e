import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';
import { foldText } from '@/lib/core/text';

type Entry = Parameters<SpotlightFilterFunction>[1][number];

const textOf = ({ label, description, keywords }: SpotlightActionData): string =>
  foldText(
    [label, description, ...(Array.isArray(keywords) ? keywords : [keywords])].filter(Boolean).join(' '),
  );

/** Keeps the actions that hold every word of the query, whatever its accents and order. */
export function filterCommands(query: string, actions: Entry[]): Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const matches = (action: SpotlightActionData) => words.every((word) => textOf(action).includes(word));
  return actions
    .map((entry) => ('actions' in entry ? { ...entry, actions: entry.actions.filter(matches) } : entry))
    .filter((entry) => ('actions' in entry ? entry.actions.length > 0 : matches(entry)));
}

import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';

type Entry = Parameters<SpotlightFilterFunction>[1][number];

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('es');

const textOf = ({ label, description, keywords }: SpotlightActionData): string =>
  fold([label, description, ...(Array.isArray(keywords) ? keywords : [keywords])].filter(Boolean).join(' '));

/** Keeps the actions that hold every word of the query, whatever its accents and order. */
export function filterCommands(query: string, actions: Entry[]): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const matches = (action: SpotlightActionData) => words.every((word) => textOf(action).includes(word));
  return actions
    .map((entry) => ('actions' in entry ? { ...entry, actions: entry.actions.filter(matches) } : entry))
    .filter((entry) => ('actions' in entry ? entry.actions.length > 0 : matches(entry)));
}

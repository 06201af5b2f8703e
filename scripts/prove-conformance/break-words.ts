import { reachBreak } from './break.ts';

type Words = { [key: string]: Words | string };

const inOtherWords = (text: string, words: string) => text.replaceAll(words, '(otras palabras)');

/** Tells each text of a catalogue that holds the words in other ones. Returns what puts them back. */
export function breakWords(catalogue: Words, words: string): () => void {
  const undo: (() => void)[] = [];
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value !== 'string') undo.push(breakWords(value, words));
    else if (value.includes(words)) {
      reachBreak();
      catalogue[key] = inOtherWords(value, words);
      undo.push(() => {
        catalogue[key] = value;
      });
    }
  }
  return () => {
    for (const each of undo) each();
  };
}

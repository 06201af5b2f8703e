import { partsOf } from '@/lib/core/parts-of';

/** Longer than any Spanish word of a document: only addresses, links and run-together names reach it. */
const LONGEST_WHOLE_WORD = 24;
const PIECE = 6;
const AFTER_SEPARATOR = /(?<=[/.\-_?&=@:,;])/;

/**
 * Where react-pdf may break a word. Spanish words are never cut; what is too long to be one breaks after its
 * separators and every few letters, without a hyphen: the empty piece between two others is a break of no width.
 */
export function breakWord(word: string): string[] {
  if (word.length <= LONGEST_WHOLE_WORD) return [word];
  const pieces = word
    .split(AFTER_SEPARATOR)
    .flatMap((part) => partsOf(Array.from(part), PIECE).map((letters) => letters.join('')));
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : ['', piece]));
}

import { foldText } from '@/lib/core/text';

/** Words that say nothing of what a column holds. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a al cual de del dd el en es escriba escribe i indica indique ingresa ingrese la las los me mi mm no nro num numero o of ' +
    'por que s se su sus the tu tus un una y yy yyyy aa aaaa'
  ).split(' '),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The words of a heading that tell what it holds: 'No. de Celulares (obligatorio)' → 'celular', 'obligatorio'. */
export const headingWords = (heading: string): string[] =>
  foldText(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/\be[- ]?mails?\b/g, 'email')
    .replaceAll('whats app', 'whatsapp')
    .replaceAll('por favor', ' ')
    .replaceAll(/([a-z])(\d)|(\d)([a-z])/g, '$1$3 $2$4')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => (word === 'celulares' ? 'celular' : word === 'pantalones' ? 'pantalon' : singular(word)));

/** Where some words stand in others, one behind the other; -1 for nowhere. */
export const placeOf = (words: readonly string[], among: readonly string[]): number =>
  among.findIndex((_, at) => words.every((word, index) => among[at + index] === word));

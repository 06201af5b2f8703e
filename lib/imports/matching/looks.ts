import { readDay } from '@/lib/core/readers/day';
import { foldText } from '@/lib/core/text';
import type { Look } from '../rules';

const numberOf = (value: string): number | null => {
  const [, digits] = /^(\d{1,3}(?:[.,]\d+)?) ?(?:cms?|mts?|m|kgs?|k)?\.?$/i.exec(value) ?? [];
  return digits ? Number(digits.replace(',', '.')) : null;
};
const digitsIn = (value: string): number => value.replaceAll(/\D/g, '').length;
const GENDER = /^(?:f|m|h|fem|masc|mujer|hombre|female|male|varon|dama|femenin[oa]|masculin[oa])\.?$/;

/** How the values of a column look whose meaning is known. */
const LOOKS = {
  email: (value) => value.includes('@'),
  phone: (value) =>
    digitsIn(value) >= 6 && digitsIn(value) <= 18 && /^[^@]*$/.test(value) && !/^\d{4}-/.test(value),
  day: (value) => readDay(value) !== null || /\d{1,4}[-/.]\w{2,10}[-/.]\d{2,4}/.test(value),
  height: (value) => {
    const number = numberOf(value);
    return number !== null && ((number >= 100 && number <= 220) || (number >= 1 && number <= 2.2));
  },
  measure: (value) => {
    const number = numberOf(value);
    return number !== null && number >= 20 && number <= 200;
  },
  gender: (value) => GENDER.test(foldText(value)),
  document: (value) => digitsIn(value) >= 4 && digitsIn(value) <= 15 && !value.includes('@'),
  word: (value) => /\p{L}/u.test(value) && !value.includes('@') && digitsIn(value) < 4,
  size: (value) => value.length <= 12 && !value.includes('@'),
  amount: (value) =>
    /\d/.test(value) && /^[-−(]?(?:cop)?[\s$]*[-−(]?[\d.,'\s]+\)?(?:cop|pesos)?$/i.test(value),
  picture: (value) => !/^(?:https?:|www\.|s[ií]$|no$|x$|ok$)/i.test(value),
  address: (value) => !value.includes('@') && /\p{L}/u.test(value),
} as const satisfies Readonly<Record<Look, (value: string) => boolean>>;

/** Values of which fewer say nothing. */
const FEWEST = 3;
const ENOUGH = 0.4;

/** Whether the values of a column, empty ones left out, may have that meaning. Few of them contradict nothing. */
export const mayLook = (look: Look | undefined, values: readonly string[]): boolean =>
  look === undefined ||
  values.length < FEWEST ||
  values.filter((value) => LOOKS[look](value)).length >= values.length * ENOUGH;

/** Looks that nothing else has. */
const TELLING: ReadonlySet<Look> = new Set(['email', 'gender', 'day', 'phone']);

/** Whether all values of a column look like that and like little else. */
export const looksSurely = (look: Look | undefined, values: readonly string[]): boolean =>
  look !== undefined && TELLING.has(look) && values.every((value) => LOOKS[look](value));

import { splitFullName } from '@/lib/core/readers/full-name';
import { foldText, foldWord } from '@/lib/core/text';

const LEAST_CENTIMETRES = 20;
const MOST_CENTIMETRES = 250;

/** Centimetres of a measure as people write it: 172, '172 cm', '1,72', '1m72', '5\'7"'. Null for what is no measure of a person. */
export function readCentimetres(typed: string): number | null {
  const text = foldText(typed.normalize('NFKC'));
  const [, metres, rest] = /^([12]) ?m(?:ts?|etros?)? ?(\d{2}) ?(?:cms?|centimetros?)?\.?$/.exec(text) ?? [];
  const [, feet, inches] = /^(\d) ?(?:'|ft|pies?) ?(?:(\d{1,2}) ?(?:"|''|in|pulgadas?)?)?$/.exec(text) ?? [];
  const [, plain] = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:cms?|centimetros?|mts?|metros?|m)?\.?$/.exec(text) ?? [];
  let value: number | null = null;
  if (metres) value = Number(metres) * 100 + Number(rest);
  else if (feet) value = Math.round((Number(feet) * 12 + Number(inches ?? 0)) * 2.54);
  else if (plain) {
    const number = Number(plain.replace(',', '.'));
    value = number < 3 ? Math.round(number * 100) : number;
  }
  return value !== null && value >= LEAST_CENTIMETRES && value <= MOST_CENTIMETRES ? value : null;
}

/** Kilograms as people write them: 58, '58 kg', '58,5'. Null for anything else. */
export function readKilograms(typed: string): number | null {
  const [, digits] = /^(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?|k)?\.?$/i.exec(typed) ?? [];
  return digits ? Number(digits.replace(',', '.')) : null;
}

/** The name and surnames of a row that has them in one cell or in four. */
export function withNames(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const joined = (...fields: readonly string[]): string =>
    fields.flatMap((field) => values[field]?.trim() || []).join(' ');
  const whole = values.fullName?.trim() || values.surnameFirst?.trim() || '';
  const split = splitFullName(whole, !values.fullName?.trim());
  return {
    ...values,
    name: joined('name', 'firstName', 'secondName') || split.name,
    lastname: joined('lastname', 'firstSurname', 'secondSurname') || split.lastname,
  };
}

/** The parts of a cell that names several: 'Modelo, Presentadora', 'Actriz y modelo'. */
export const severalOf = (written: string): string[] =>
  written
    .split(/[,;/|+]| y | e | & /i)
    .map((part) => part.trim())
    .filter((part) => foldWord(part) !== '');

import type { FieldMessage } from '../errors';
import { nitProblem, readNit, withCheckDigit } from '../nit';

/** A number as it is kept, or what to say of a text that is none of its type. */
export type ReadIdentity = { readonly value: string } | { readonly problem: FieldMessage };

/** Ids of the catalogue of documents. */
const CODES: readonly (readonly [number, string])[] = [
  [1, 'CC'],
  [2, 'NIT'],
  [3, 'CE'],
  [4, 'PA'],
  [5, 'TI'],
  [6, 'PEP'],
  [7, 'PPT'],
  [8, 'CURP'],
  [9, 'RFC'],
  [10, 'DNI'],
  [11, 'RUC'],
  [12, 'RUT'],
  [13, 'CI'],
  [14, 'NIE'],
  [15, 'NIF'],
  [16, 'ID'],
  [17, 'EIN'],
];
const CODE_OF: ReadonlyMap<number, string> = new Map(CODES);

/** The code of a type of document by its id; null for none. */
export const documentCode = (typeId: number | null | undefined): string | null =>
  CODE_OF.get(typeId ?? 0) ?? null;

/** Digits alone, without zeros before them. */
const DIGITS: Readonly<Record<string, RegExp>> = {
  CC: /^\d{3,10}$/,
  TI: /^\d{10,11}$/,
  CE: /^\d{3,10}$/,
  PPT: /^\d{3,10}$/,
  PEP: /^\d{5,15}$/,
};
/** Without a digit it is a word: 'PENDIENTE'. */
const PASSPORT = /^(?=.*\d)[A-Z0-9]{5,15}$/;
const OTHER = /^(?=.*\d)[A-Z0-9]{3,20}$/;

const NAMES: Readonly<Record<string, string>> = {
  CC: 'C[. ]{0,2}C|CEDULA(?: DE CIUDADANIA)?',
  TI: 'T[. ]{0,2}I|TARJETA DE IDENTIDAD',
  CE: 'CEDULA DE EXTRANJERIA|C[. ]{0,2}E',
  PPT: 'PPT',
  PEP: 'PEP',
  PA: 'PASAPORTE|PA(?=[ .:#-])',
  NIT: 'N[. ]{0,2}I[. ]{0,2}T',
};

const LONGEST = 60;

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^['’]/, '')
    .toUpperCase()
    .replaceAll('É', 'E')
    .replaceAll('Í', 'I');

/** Without the name of its own type before it, which people copy with the number. */
function withoutType(text: string, code: string): string {
  const name = NAMES[code];
  if (!name) return text;
  return text.replace(new RegExp(`^(?:${name})[ .:#-]*(?:N[O°º.]{0,2}[ .:]+)?(?=[A-Z0-9])`), '');
}

/** What tables of numbers write behind a whole one. */
const DECIMALS = /^(\d{3,}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,]0{1,2}$/;
/** Points, commas and apostrophes part thousands: what they part otherwise lacks a digit. */
const GROUPED = /^\d+(?:[.,']\d{3}(?:\d{3})*)*[.,]?$/;
/** The check digit of a NIT, which is no part of the number of a person. */
const CHECK_DIGIT = /\d ?- ?\d$/;

/** The digits of a number without letters; null for one that its signs say to be something else. */
function digitsOf(text: string): string | null {
  const whole = text.replace(DECIMALS, '$1');
  if (CHECK_DIGIT.test(whole)) return null;
  const said = whole.replaceAll(/[ -]/g, '');
  return GROUPED.test(said) ? bare(said).replace(/^0+(?=\d)/, '') : null;
}

const bare = (text: string): string => text.replaceAll(/[ .,'-]/g, '');

/**
 * Reads the number of an identity document of a type, as people write it and as tables export it: with points, blanks and
 * dashes, `CC` before it, `.0` behind it. A NIT is kept with its check digit. Without a type it is letters and digits with at
 * least one digit. What its type does not have is refused. Null for nothing typed.
 */
export function readIdentity(code: string | null, typed: string): ReadIdentity | null {
  const kind = code ?? 'other';
  const named = code && (code in DIGITS || code in NAMES) ? code : 'other';
  const refused = { problem: `validation.identities.${named}` };
  if (typed.length > LONGEST) return refused;
  const text = withoutType(plain(typed), kind);
  if (text === '') return null;
  if (code === 'NIT') {
    const number = text.replace(/^(\d{5,})\.0$/, '$1').replace(/^0+(?=\d{9})/, '');
    const nit = readNit(number);
    const problem = nitProblem(number);
    if (problem) return { problem };
    return nit ? { value: withCheckDigit(nit.number) } : refused;
  }
  const digits = DIGITS[kind];
  if (digits) {
    const value = digitsOf(text);
    return value !== null && digits.test(value) && value !== '0' ? { value } : refused;
  }
  const value = bare(text);
  return (code === 'PA' ? PASSPORT : OTHER).test(value) ? { value } : refused;
}

/** Whether a number on file is one of its type, whenever it was written. */
export function fitsIdentity(code: string | null, kept: string | null | undefined): boolean {
  const read = readIdentity(code, kept ?? '');
  return read !== null && 'value' in read;
}

/** A number that was checked before, as it is kept. */
export function keptIdentity(code: string | null, typed: string): string {
  const read = readIdentity(code, typed);
  return read && 'value' in read ? read.value : typed;
}

import type { LinkSubject } from '@/lib/core/actor';
import { TALENT, USER } from '@/lib/core/states';

/** `agency` stands for whoever signs in to the portal, as in the specification's paths. */
export type PersonType = 'agency' | 'talent';

/** Somebody with a password. */
export type Person = { readonly type: PersonType; readonly id: string };

/** The specification's `type` of a path or a body, or null for what is none. */
export const personTypeOf = (text: unknown): PersonType | null =>
  text === 'agency' || text === 'talent' ? text : null;

type PersonSubject = { readonly userId: string } | { readonly talentId: string };

/** Subject of a link for that person. */
export const subjectOf = ({ type, id }: Person): PersonSubject =>
  type === 'talent' ? { talentId: id } : { userId: id };

/** The person whom a link is for; null for a link that is for something else. */
export function personOf({ userId, talentId }: LinkSubject): Person | null {
  if (userId && talentId) return null;
  if (userId) return { type: 'agency', id: userId };
  return talentId ? { type: 'talent', id: talentId } : null;
}

export const isSuspended = (type: PersonType, stateId: number): boolean =>
  stateId === (type === 'talent' ? TALENT.SUSPENDED : USER.SUSPENDED);

/** Folds a password for comparison: capitals, accents and composed letters make no other word of it. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Digits and symbols put behind a word because a form asks for them: `clave-2026!`. */
const TAIL = /[^\p{L}]{1,6}$/u;
const FEWEST_CHARACTERS = 3;

const lettersAndDigits = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Shorter ones, as of `ana@…`, stand in too many words. */
const FEWEST_OF_EMAIL = 4;

/** Fewest letters besides a name that make a password: `Elenco2026!` and `elenco-demo` have fewer. */
const FEWEST_OTHER_LETTERS = 5;

/** True when a password is one of these names, or the first words of one, and little else. */
function isAName(password: string, names: readonly string[]): boolean {
  const said = names.flatMap((name) => {
    const words = plain(name).split(/\s+/).map(lettersAndDigits);
    return words.map((_, count) => words.slice(0, count + 1).join(''));
  });
  return said.some((name) => {
    if (name.length < FEWEST_OF_EMAIL || !password.includes(name)) return false;
    return password.replace(name, '').replaceAll(/[^\p{L}]/gu, '').length < FEWEST_OTHER_LETTERS;
  });
}

/**
 * Returns the message key for why a password is easily guessed; null when it is not. Guessed are one of `common` (in
 * lower case), with or without digits and signs behind it, the same one or two characters over and over, the name that
 * stands before the @ of the person's e-mail, or one of `names` (the product's, the agency's) or its first words, with
 * little else.
 */
export function guessableBy(
  password: string,
  email: string,
  common: ReadonlySet<string>,
  names: readonly string[] = [],
): string | null {
  const name = lettersAndDigits(email.split('@')[0]?.split('+')[0] ?? '');
  if (name.length >= FEWEST_OF_EMAIL && lettersAndDigits(password).includes(name)) {
    return 'validation.password.ownEmail';
  }
  if (isAName(lettersAndDigits(password), names)) return 'validation.password.context';
  const word = plain(password);
  const isCommon = common.has(word) || common.has(word.replace(TAIL, ''));
  return isCommon || new Set(word).size < FEWEST_CHARACTERS ? 'validation.password.common' : null;
}

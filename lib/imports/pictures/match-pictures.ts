import { foldText, foldWord } from '@/lib/core/text';
import {
  fileKeys,
  mailsIn,
  nameWordsIn,
  nameWordsOf,
  numbersIn,
  placesOf,
  SHORTEST_NUMBER,
} from './picture-words';

/** By what the name of a file can say that a picture is of somebody; `id` is that of the row. */
export type PictureOwner = {
  readonly id: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly identification: string;
  /** Files that a column of the table names. */
  readonly files: readonly string[];
};

/** Whom a picture is of: one person, or those of whom somebody says which one, who may be none. */
export type PictureMatch = { readonly owner: string | null; readonly candidates: readonly string[] };

/** Of more people a name says nothing. */
const MOST_CANDIDATES = 10;

type Known = {
  readonly id: string;
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly surnames: readonly string[];
};

type Index = {
  readonly byFile: ReadonlyMap<string, readonly string[]>;
  readonly byNumber: ReadonlyMap<string, readonly string[]>;
  /** As it is written, and without the signs that a file's name may not have. */
  readonly byMail: ReadonlyMap<string, readonly string[]>;
  readonly bySquashed: ReadonlyMap<string, readonly string[]>;
  readonly byWord: ReadonlyMap<string, readonly Known[]>;
};

type Many<Value> = Map<string, Value[]>;

function add<Value>(map: Many<Value>, key: string, value: Value): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

function indexOf(owners: readonly PictureOwner[]): Index {
  const byFile: Many<string> = new Map();
  const byNumber: Many<string> = new Map();
  const byMail: Many<string> = new Map();
  const bySquashed: Many<string> = new Map();
  const byWord: Many<Known> = new Map();
  for (const { id, name, lastname, email, identification, files } of owners) {
    for (const key of new Set(files.flatMap(fileKeys))) add(byFile, key, id);
    if (foldWord(identification).length >= SHORTEST_NUMBER) add(byNumber, foldWord(identification), id);
    if (email) for (const key of new Set([foldText(email), foldWord(email)])) add(byMail, key, id);
    const [names, surnames] = [nameWordsOf(name), nameWordsOf(lastname)];
    const known = { id, words: [...names, ...surnames], names, surnames };
    for (const word of new Set(known.words)) add(byWord, word, known);
    // In its order, with and without the words that a file's name may leave out.
    const orders = [
      foldWord(`${name}${lastname}`),
      foldWord(`${lastname}${name}`),
      [...names, ...surnames].join(''),
      [...surnames, ...names].join(''),
    ];
    for (const key of new Set(orders)) if (key.length > 5) add(bySquashed, key, id);
  }
  return { byFile, byNumber, byMail, bySquashed, byWord };
}

const holds = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

type Named = { readonly sure: readonly string[]; readonly maybe: readonly string[] };

/** Whose name stands in a place: all of it in any order, or a name and a surname of it and nothing else. */
function byName(place: string, { bySquashed, byWord }: Index): Named {
  const words = nameWordsIn(place);
  if (words.length === 0) return { sure: [], maybe: [] };
  const near = new Set(words.flatMap((word) => byWord.get(word) ?? []));
  // In its own order first: one has the surnames of another the other way round.
  const inOrder = [foldWord(place.replaceAll(/\d/g, '')), words.join('')];
  const exact = new Set(inOrder.flatMap((key) => bySquashed.get(key) ?? []));
  if (exact.size > 0) return { sure: [...exact], maybe: [] };
  const whole = [...near].filter(
    (one) => one.words.length > 1 && holds(words, one.words) && holds(one.words, words),
  );
  if (whole.length > 0) return { sure: whole.map(({ id }) => id), maybe: [] };
  const isSome = (part: readonly string[]): boolean => part.some((word) => words.includes(word));
  const partly = [...near].filter(
    (one) => words.length > 1 && holds(one.words, words) && isSome(one.names) && isSome(one.surnames),
  );
  if (partly.length > 0) return { sure: partly.map(({ id }) => id), maybe: [] };
  const longer = [...near].filter((one) => one.words.length > 1 && holds(words, one.words));
  return { sure: [], maybe: (longer.length > 0 ? longer : [...near]).map(({ id }) => id) };
}

/** Whom one place says; null where it says nobody. */
function matchPlace(place: string, index: Index): PictureMatch | null {
  const strong = new Set([
    ...numbersIn(place).flatMap((number) => index.byNumber.get(number) ?? []),
    ...[...mailsIn(place), foldWord(place)].flatMap((mail) => index.byMail.get(mail) ?? []),
  ]);
  const { sure, maybe } = byName(place, index);
  // One whose number and name are of two people is of nobody until somebody says so.
  const found = sure.some((id) => strong.has(id)) ? strong : new Set([...strong, ...sure]);
  const [only] = found;
  if (only && found.size === 1) return { owner: only, candidates: [] };
  if (found.size > 0) return { owner: null, candidates: [...found].slice(0, MOST_CANDIDATES) };
  return maybe.length > 0 && maybe.length <= MOST_CANDIDATES ? { owner: null, candidates: maybe } : null;
}

/**
 * Whom pictures are of, by the names of their files: a column of the table that names the file, else the number of a
 * document, a mail or a name in it, else in the folders around it, the innermost first. Where two people fit, or only a
 * part of a name does, somebody is to say.
 */
export function matchPictures(
  paths: readonly string[],
  owners: readonly PictureOwner[],
): readonly PictureMatch[] {
  const index = indexOf(owners);
  return paths.map((path) => {
    const told = new Set(fileKeys(path).flatMap((key) => index.byFile.get(key) ?? []));
    const [only] = told;
    if (only && told.size === 1) return { owner: only, candidates: [] };
    if (told.size > 1) return { owner: null, candidates: [...told].slice(0, MOST_CANDIDATES) };
    let doubtful: PictureMatch | null = null;
    for (const place of placesOf(path)) {
      const match = matchPlace(place, index);
      if (match?.owner) {
        // What the file's own name leaves open, its folder settles only for one of those.
        const isOther = doubtful && !doubtful.candidates.includes(match.owner);
        return isOther && doubtful
          ? { owner: null, candidates: [...doubtful.candidates, match.owner] }
          : match;
      }
      doubtful ??= match;
    }
    return doubtful ?? { owner: null, candidates: [] };
  });
}

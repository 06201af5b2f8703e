import { foldWord } from '@/lib/core/text';
import type { ImportField, Mapping } from '../rules';
import { headingWords, placeOf } from './heading-words';
import { looksSurely, mayLook } from './looks';

/** Fields that a column may mean, for a person to say which. */
export type Doubts = Readonly<Record<number, readonly string[]>>;

export type Matched = { readonly mapping: Mapping; readonly doubts: Doubts };

/** Words beside those of a field that leave its meaning as it is. */
const HARMLESS: ReadonlySet<string> = new Set(
  headingWords(
    '1 actual artista asterisco cm completa completo contorno correcto donde incluye indicativo kg kilo mt mts m medida modelo ' +
      'obligatoria obligatorio opcional persona personal principal propia propio requerido reside resides residencia sin ' +
      'punto puntos espacio talento valor value vive vives vivo formato ejemplo dia mes ano centimetro metro',
  ),
);

type Match = {
  readonly field: ImportField;
  readonly column: number;
  /** Which of the field's headings it is, the first being the best. */
  readonly rank: number;
  readonly words: number;
  readonly isSure: boolean;
};

type Column = {
  readonly words: readonly string[];
  readonly squashed: string;
  readonly values: readonly string[];
};

/** How a heading names a field; null where it does not, or names the same of somebody else. */
function matchOf(field: ImportField, { words, squashed, values }: Column, column: number): Match | null {
  const others = new Set((field.others ?? []).map((word) => headingWords(word)[0]));
  const found = field.aliases.flatMap((alias, rank) => {
    const wanted = headingWords(alias);
    if (wanted.length === 0) return [];
    if (wanted.join('') === squashed) return [{ rank, words: wanted.length, extra: [] as string[] }];
    const at = placeOf(wanted, words);
    if (at < 0) return [];
    const extra = words.filter((_, index) => index < at || index >= at + wanted.length);
    return extra.some((word) => others.has(word)) ? [] : [{ rank, words: wanted.length, extra }];
  });
  const best = found.toSorted((a, b) => b.words - a.words || a.rank - b.rank)[0];
  if (!best) return null;
  const isPlain = best.extra.every((word) => HARMLESS.has(word));
  const fits = mayLook(field.looks, values);
  return isPlain || fits
    ? { field, column, rank: best.rank, words: best.words, isSure: isPlain && fits }
    : null;
}

const sameValues = (a: Column | undefined, b: Column | undefined): boolean =>
  JSON.stringify(a?.values ?? []) === JSON.stringify(b?.values ?? []);

/**
 * The columns that headings lead to: what the agency took them for last time, else by their words, the longest of which
 * win, unless what stands in the column contradicts. Of two columns that fit alike, and of one that only may fit, a
 * person says what it is; so does one of a column that has values and no heading.
 */
export function matchColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  fields: readonly ImportField[],
  known: Readonly<Record<string, string>>,
): Matched {
  const columns = headers.map((header, column): Column => {
    const words = headingWords(header);
    return {
      words,
      squashed: words.join(''),
      values: samples.map((cells) => cells[column] ?? '').filter((value) => value !== ''),
    };
  });
  const mapping: Record<string, number> = {};
  const folded = headers.map(foldWord);
  for (const [column, heading] of folded.entries()) {
    const name = heading === '' ? undefined : known[heading];
    if (!name || name in mapping || !fields.some((field) => field.name === name)) continue;
    // Of two that are called alike nobody knows which was meant then.
    const isClear = folded.every(
      (one, other) => one !== heading || sameValues(columns[other], columns[column]),
    );
    if (isClear) mapping[name] = column;
  }
  const matches = columns.flatMap((one, column) =>
    Object.values(mapping).includes(column) ? [] : bestOf(fields, one, column),
  );
  const doubts: Record<number, string[]> = {};
  const doubt = ({ column, field }: Match) => {
    if (!(field.name in mapping)) doubts[column] = [...(doubts[column] ?? []), field.name];
  };
  for (const field of fields) {
    if (field.name in mapping) continue;
    const own = matches.filter((match) => match.field === field);
    const sure = own
      .filter(({ isSure }) => isSure)
      .toSorted((a, b) => a.rank - b.rank || a.column - b.column);
    const [first, ...rest] = sure;
    const alike = rest.filter(({ rank }) => rank === first?.rank);
    const isClear = alike.every(({ column }) => sameValues(columns[column], columns[first?.column ?? -1]));
    if (first && isClear) mapping[field.name] = first.column;
    else for (const match of [...sure, ...own.filter(({ isSure }) => !isSure)]) doubt(match);
  }
  for (const [column, { values }] of columns.entries()) {
    if (headers[column] !== '' || values.length === 0) continue;
    doubts[column] = fields.flatMap(({ name, looks }) =>
      !(name in mapping) && looksSurely(looks, values) ? [name] : [],
    );
  }
  return { mapping: withoutSurname(mapping, columns, fields), doubts };
}

/** The field that a column means by most words; several where as many words mean each. */
function bestOf(fields: readonly ImportField[], column: Column, index: number): Match[] {
  const found = fields.flatMap((field) => matchOf(field, column, index) ?? []);
  const most = Math.max(0, ...found.map(({ words }) => words));
  const best = found.filter(({ words }) => words === most);
  return best.length === 1 ? best : best.map((match) => ({ ...match, isSure: false }));
}

/** A column of names that hold the surnames too, where no other has those: 'Nombre' with 'Ana Peña Gómez'. */
function withoutSurname(
  mapping: Readonly<Record<string, number>>,
  columns: readonly Column[],
  fields: readonly ImportField[],
): Mapping {
  const whole = fields.find(({ covers }) => covers?.includes('name') && covers.includes('lastname'));
  const column = mapping.name;
  const has = Object.keys(mapping).some(
    (name) =>
      name === 'lastname' || fields.find((field) => field.name === name)?.covers?.includes('lastname'),
  );
  if (!whole || column === undefined || has) return mapping;
  const values = columns[column]?.values ?? [];
  const several = values.filter((value) => value.trim().includes(' '));
  if (values.length === 0 || several.length < values.length * 0.6) return mapping;
  const { name: _, ...others } = mapping;
  return { ...others, [whole.name]: column };
}

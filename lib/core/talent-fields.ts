/**
 * What a talent says of itself in plain columns of its row, once. The input schemas, what is read and shown, search,
 * the archive and erasure are made from this list or typed by it; labels stand in `talentFields.json`, the headings of
 * files in `lib/talents/importing/fields.ts`.
 */

/** How it is typed and kept: a measure as `readers/measure.ts` reads it, a link as `readers/social-link.ts`, or a text. */
type Kind = 'height' | 'girth' | 'weight' | 'size' | 'colour' | 'line' | 'text' | 'network';

/**
 * Who sees it: whoever opens an event's showcase, whoever opens the talent's page, whoever asks by GraphQL, or only who may
 * reach the talent. Each of them also sees what those before see.
 */
type Circle = 'showcase' | 'profile' | 'wire' | 'contact';

type Declared = {
  readonly kind: Kind;
  readonly seen: Circle;
  /** Characters at the most, of a text. */
  readonly most?: number;
  /** The showcase shows it of women. */
  readonly ofWomen?: true;
  /** Lists of talents and their files hold it. */
  readonly listed?: true;
  /** The list of talents is searched by it, under this name of the address; a measure by a range. */
  readonly filter?: string;
  /** What stands before it in the column `search_terms`. */
  readonly term?: string;
};

export const TALENT_FIELDS = {
  alias: { kind: 'line', seen: 'profile', most: 80 },
  address: { kind: 'line', seen: 'contact', most: 200 },
  height: { kind: 'height', seen: 'showcase', listed: true, filter: 'estatura' },
  weight: { kind: 'weight', seen: 'wire', filter: 'peso' },
  bust: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'busto' },
  waist: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'cintura' },
  hip: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'cadera' },
  shirt: { kind: 'size', seen: 'showcase', most: 10, filter: 'camisa', term: 'shirt' },
  pants: { kind: 'size', seen: 'showcase', most: 10, filter: 'pantalon', term: 'pants' },
  footwear: { kind: 'size', seen: 'showcase', most: 10, filter: 'calzado', term: 'footwear' },
  eyeColour: { kind: 'colour', seen: 'profile', most: 40, listed: true, filter: 'ojos', term: 'eyes' },
  hairColour: { kind: 'colour', seen: 'profile', most: 40, listed: true, filter: 'cabello', term: 'hair' },
  generalDescription: { kind: 'text', seen: 'showcase', most: 3000 },
  shortDescription: { kind: 'text', seen: 'profile', most: 300 },
  twitter: { kind: 'network', seen: 'profile' },
  facebook: { kind: 'network', seen: 'profile' },
  instagram: { kind: 'network', seen: 'profile' },
  snapchat: { kind: 'network', seen: 'profile' },
  youtube: { kind: 'network', seen: 'profile' },
  spotify: { kind: 'network', seen: 'profile' },
  deezer: { kind: 'network', seen: 'profile' },
  tiktok: { kind: 'network', seen: 'profile' },
} as const satisfies Readonly<Record<string, Declared>>;
type Fields = typeof TALENT_FIELDS;
export type TalentField = keyof Fields;

type FieldWith<Part> = { [F in TalentField]: Fields[F] extends Part ? F : never }[TalentField];
type OfKind<K extends Kind> = FieldWith<{ readonly kind: K }>;
type SeenBy<C extends Circle> = FieldWith<{ readonly seen: C }>;

export const ALL_FIELDS = Object.keys(TALENT_FIELDS) as TalentField[];

/** Those of some kinds, one kind after another. */
export const fieldsOf = <K extends Kind>(...kinds: readonly K[]): OfKind<K>[] =>
  kinds.flatMap((kind) =>
    ALL_FIELDS.filter((field): field is OfKind<K> => TALENT_FIELDS[field].kind === kind),
  );
/** Of some fields those that one of the circles sees. */
const seenBy = <F extends TalentField, C extends Circle>(
  fields: readonly F[],
  ...circles: readonly C[]
): Extract<F, SeenBy<C>>[] =>
  fields.filter((field): field is Extract<F, SeenBy<C>> =>
    (circles as readonly Circle[]).includes(TALENT_FIELDS[field].seen),
  );

/** Of some fields those whose declaration says something of a part. */
const saying = <F extends TalentField, P extends keyof Declared>(
  fields: readonly F[],
  part: P,
): Extract<F, FieldWith<{ readonly [Said in P]: unknown }>>[] =>
  fields.filter((field): field is Extract<F, FieldWith<{ readonly [Said in P]: unknown }>> =>
    Object.hasOwn(TALENT_FIELDS[field], part),
  );

/** Kept as texts, empty ones as none. */
export const TEXT_FIELDS = fieldsOf('line', 'size', 'colour', 'text', 'network');
export const MEASURES = fieldsOf('height', 'girth', 'weight');
const BODY = fieldsOf('height', 'girth', 'weight', 'size', 'colour');

/** The body as the showcase shows it, and what of it of women alone. */
export const SHOWCASE_FIELDS = seenBy(fieldsOf('height', 'size', 'girth', 'colour'), 'showcase');
export const OF_WOMEN = saying(SHOWCASE_FIELDS, 'ofWomen');
/** The body as the talent's page shows it to everybody, and what only who signs in reads there. */
export const CLIENT_BODY = seenBy(BODY, 'showcase');
export const READER_BODY = seenBy(BODY, 'profile');
export const BODY_FIELDS = [...CLIENT_BODY, ...READER_BODY];
/** What the talent's page shows, whatever it is. */
export const PROFILE_FIELDS = seenBy(ALL_FIELDS, 'showcase', 'profile');
export const LISTED_FIELDS = saying(BODY, 'listed');

/** Searched by a least and a most, in the unit in which they are kept: centimetres, kilograms. */
export const RANGED_FIELDS = saying(fieldsOf('height', 'weight', 'girth'), 'filter');
export type RangedField = (typeof RANGED_FIELDS)[number];
/** Searched by one of the words in which they are written. */
export const WORDED_FIELDS = saying(fieldsOf('size', 'colour'), 'term');
export type WordedField = (typeof WORDED_FIELDS)[number];

type Ends<F extends string> = readonly [`min${Capitalize<F>}`, `max${Capitalize<F>}`];
/** What a search calls the ends of a range. */
export const endsOf = <F extends TalentField>(field: F): Ends<F> => {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}` as Capitalize<F>;
  return [`min${name}`, `max${name}`];
};

type BodyField = (typeof BODY_FIELDS)[number];
type Body<F extends BodyField> = {
  readonly [Field in F]?: string | number | null | undefined;
} & { readonly unitMeasure: string };
/** What of a body people read: '172 cm', 'M', 'Café'; null where nothing is known. */
export function bodyWords<F extends BodyField>(body: Body<F>, field: F): string | null {
  const value: string | number | null | undefined = body[field];
  if (value === null || value === undefined || value === '') return null;
  const kind: Kind = TALENT_FIELDS[field].kind;
  if (kind === 'size') return String(value).toUpperCase();
  return kind === 'height' || kind === 'girth' ? `${value} ${body.unitMeasure}` : String(value);
}

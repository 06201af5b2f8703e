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
export const CIRCLES = ['showcase', 'profile', 'wire', 'contact'] as const;
type Circle = (typeof CIRCLES)[number];

type Declared = {
  readonly kind: Kind;
  readonly seen: Circle;
  /** Characters at the most, of a text. */
  readonly most?: number;
  /** The showcase shows it of women. */
  readonly ofWomen?: true;
  /** The list of talents is searched by it, under this name of the address; a measure by a range. */
  readonly filter?: string;
  /** What stands before it in the column `search_terms`. */
  readonly term?: string;
};

export const TALENT_FIELDS = {
  alias: { kind: 'line', seen: 'profile', most: 80 },
  address: { kind: 'line', seen: 'contact', most: 200 },
  height: { kind: 'height', seen: 'showcase', filter: 'estatura' },
  weight: { kind: 'weight', seen: 'wire', filter: 'peso' },
  bust: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'busto' },
  waist: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'cintura' },
  hip: { kind: 'girth', seen: 'showcase', ofWomen: true, filter: 'cadera' },
  shirt: { kind: 'size', seen: 'showcase', most: 10, filter: 'camisa', term: 'shirt' },
  pants: { kind: 'size', seen: 'showcase', most: 10, filter: 'pantalon', term: 'pants' },
  footwear: { kind: 'size', seen: 'showcase', most: 10, filter: 'calzado', term: 'footwear' },
  eyeColour: { kind: 'colour', seen: 'profile', most: 40, filter: 'ojos', term: 'eyes' },
  hairColour: { kind: 'colour', seen: 'profile', most: 40, filter: 'cabello', term: 'hair' },
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

/** The fields of whose declaration something holds. */
export type FieldWith<Part> = { [F in TalentField]: Fields[F] extends Part ? F : never }[TalentField];
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

/** Kept as texts, empty ones as none. */
export const TEXT_FIELDS = fieldsOf('line', 'size', 'colour', 'text', 'network');
export const MEASURES = fieldsOf('height', 'girth', 'weight');
/** Body of a talent as the showcase shows it. */
export const SHOWCASE_FIELDS = seenBy(fieldsOf('height', 'size', 'girth'), 'showcase');
/** What of it is shown of women alone. */
export const OF_WOMEN = SHOWCASE_FIELDS.filter(
  (field): field is Extract<typeof field, FieldWith<{ readonly ofWomen: true }>> =>
    'ofWomen' in TALENT_FIELDS[field],
);
/** The same as the talent's page shows it. */
export const BODY_FIELDS = seenBy(
  fieldsOf('height', 'girth', 'weight', 'size', 'colour'),
  'showcase',
  'profile',
);
/** What the talent's page shows, whatever it is. */
export const PROFILE_FIELDS = seenBy(ALL_FIELDS, 'showcase', 'profile');

/** What docs/architecture.md says a file is, read from its path alone. */
export type Place = {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly zone: Zone;
  /** The folder below lib (`clients`, `platform`, …); null elsewhere. */
  readonly area: string | null;
  readonly word: Word;
  /** A test, or what the tests of a domain share. */
  readonly isTest: boolean;
};

export type Zone = 'app' | 'bench' | 'db' | 'e2e' | 'lib' | 'root' | 'scripts';

/** The closed vocabulary of a domain's files; `other` is a write or whatever has no word of its own. */
export type Word = (typeof VOCABULARY)[number] | 'pdf' | 'other';

const VOCABULARY = [
  'queries',
  'policy',
  'rules',
  'inputs',
  'writes',
  'graphql',
  'jobs',
  'notices',
  'messages',
] as const;

/**
 * "Domains depend one way": a domain may import those of a lower rank. Catalogues belong to nobody and lie
 * below all; rides hang on convocatories, support, search and analytics read everything.
 */
export const DOMAIN_RANK: Readonly<Record<string, number>> = {
  catalogues: 0,
  identity: 1,
  agencies: 2,
  documents: 2,
  imports: 2,
  registration: 3,
  teams: 3,
  clients: 3,
  talents: 3,
  people: 4,
  taxes: 4,
  quotations: 5,
  events: 6,
  convocatories: 7,
  'event-day': 8,
  contracts: 8,
  letters: 8,
  rides: 9,
  claims: 10,
  payouts: 11,
  finances: 12,
  'habeas-data': 12,
  reminders: 12,
  analytics: 12,
  operations: 12,
  archives: 12,
  support: 12,
  webhooks: 12,
  inbox: 12,
  search: 12,
};

/** The parts of lib that know no domain. */
export const SHARED_AREAS: readonly string[] = [
  'core',
  'graphql',
  'i18n',
  'maps',
  'notifications',
  'pdf',
  'platform',
  'storage',
];

/** The part of lib that sees every domain, and that nothing in lib imports. */
export const ROOT_AREA = 'root';

const ZONES: readonly string[] = ['app', 'bench', 'db', 'e2e', 'lib', 'scripts'];

export function placeOf(path: string): Place {
  const [first = '', area] = path.split('/');
  const zone = (ZONES.includes(first) && path.includes('/') ? first : 'root') as Zone;
  return {
    path,
    zone,
    area: zone === 'lib' && area ? area : null,
    word: zone === 'lib' ? wordOf(path) : 'other',
    isTest: /\.test\.tsx?$|^(app|lib)\/(.+\/)?testing\//.test(path),
  };
}

export const isDomain = (place: Place): boolean => place.area !== null && place.area in DOMAIN_RANK;

/** True for a path in that folder or below it. */
export const isIn = (place: Place, folder: string): boolean => place.path.startsWith(`${folder}/`);

/** Closed lists of values that columns hold: plain data, read on every floor. */
export const isValues = (place: Place): boolean => isIn(place, 'db/values');

function wordOf(path: string): Word {
  const folders = path.split('/');
  const name = folders.pop()?.replace(/\.tsx?$/, '');
  if (folders.slice(2).includes('pdf')) return 'pdf';
  const named = VOCABULARY.find((word) => word === name);
  // A long word may become a folder of that name: `rules/withholdings.ts` is as pure as `rules.ts`.
  return named ?? VOCABULARY.find((word) => folders.slice(2).includes(word)) ?? 'other';
}

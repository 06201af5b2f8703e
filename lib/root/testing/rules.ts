import { MEMBERS } from '@/lib/testing/tenant';

/** Who asks: the columns of the matrix. A `link` is a living one that is for something else than what is asked. */
export const COLUMNS = ['anonymous', ...MEMBERS, 'administrator', 'link'] as const;
export type Column = (typeof COLUMNS)[number];

/** Who has no session, or one that no longer counts. */
const STRANGERS: readonly Column[] = ['anonymous', 'suspended', 'unverified'];
const AGENCY: readonly Column[] = ['owner', 'producer', 'finance', 'reader'];

/** Who may, in the words of the policies. Everybody else is refused. */
export const RULES = {
  anybody: COLUMNS,
  stranger: STRANGERS,
  'no stranger': [...AGENCY, 'administrator', 'link'],
  'signed in': [...AGENCY, 'administrator'],
  agency: AGENCY,
  'agency producers': ['owner', 'producer'],
  'agency money': ['owner', 'producer', 'finance'],
  'agency reviewers': ['owner', 'finance'],
  /** Whoever pays claims: for its agency, or for the platform. */
  payers: ['owner', 'finance', 'administrator'],
  owner: ['owner'],
  /** Whoever may bring a talent in, itself included. */
  'talents come in': [...STRANGERS, 'owner', 'producer', 'administrator'],
  /** Of a talent that the agency brought. */
  'keepers of talents': ['owner', 'producer', 'administrator'],
  administrator: ['administrator'],
  nobody: [],
} as const satisfies Readonly<Record<string, readonly Column[]>>;
export type Rule = keyof typeof RULES;

export const mayAsk = (rule: Rule, column: Column): boolean =>
  (RULES[rule] as readonly Column[]).includes(column);

/** What the others are told: who has no session to come back with one, the rest that it is not for them. */
export const refusalOf = (column: Column): string =>
  STRANGERS.includes(column) ? 'UNAUTHENTICATED' : 'FORBIDDEN';

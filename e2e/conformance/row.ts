/** Paragraphs of the product decisions, by which something else holds than the letter of the specification. */
export const DECISIONS = {
  name: 'Name: the product is Elenco, and `{product}` in a field is `Platform`',
  vocabularies: 'Two vocabularies, one border',
  links: 'Identifiers and links: ids alone open nothing but the public page of an event',
  people: 'Who may see and bind a person',
  sessions: 'Accounts: sessions are HttpOnly cookies, never local storage',
  passwords: 'Accounts: passwords are hashed on the server, cost 12; a hash sent by a client is refused',
  ownPassword:
    'Accounts: `updateUser` and `updateTalent` set a password by a link token or the present password',
  registration: 'Accounts: initial states come from the lists; who registers quickly is in at once',
  mobile: 'Accounts: without MOBILE_API_URL this application itself answers the mobile paths',
  login: 'Decided against the letter: no query takes or returns a password or a hash',
  banks: 'Decided against the letter: each bank stores its own value',
  identification: 'Decided against the letter: no invented identification; signing is blocked',
  documents: 'Decided against the letter: the server draws contract and claim, and ignores a posted PDF',
  rides: 'Decided against the letter: ride keys, product and talents are configuration and flags',
  rideFailures: 'Decided against the letter: the person sees what happened to a ride',
  photos: 'Decided against the letter: photo decisions are kept, audited and told',
  leftOut: 'Decided against the letter: sample data and an empty subscription are left out',
  notices: 'Decided against the letter: a notice goes to stored rows, never to an address of the body',
  simulator: 'Decided against the letter: /cotizador-prueba is the price simulator',
  styleGuide: 'Decided against the letter: template pages are the style guide',
  dates: 'Dates: in the zone of the city of the event, long form, 12-hour clock',
} as const;
export type Decision = keyof typeof DECISIONS;

/** One requirement of the specification. */
export type Row = {
  /** Unique, and stable: `2.7.2/updateAgency.gain`. */
  readonly id: string;
  /** Part and section: `1.2.2`. */
  readonly chapter: string;
  /** In words of our own. */
  readonly requirement: string;
  /** By which something else holds; null where a test whose title begins with the id holds it (find-tests.ts). */
  readonly decision: Decision | null;
  /** Words of the interface, to the letter; each stands in the test or in the pages and fixtures that it imports. */
  readonly literals: readonly string[];
  /** Keys of messages that the test names in place of their words, with those words. */
  readonly messages: Readonly<Record<string, string>>;
};

/** Marks a row that a decision holds in place of a test. */
export type Decided = { readonly decision: Decision; readonly isDecided: true };
export const decided = (decision: Decision): Decided => ({ decision, isDecided: true });

type Word = string | Decided | Row['messages'];
const isDecided = (word: Word): word is Decided => typeof word === 'object' && word.isDecided === true;
const isMessages = (word: Word): word is Row['messages'] => typeof word === 'object' && !isDecided(word);

type Entry = readonly [requirement: string, ...words: Word[]];

/** The rows of a section, by their ids within it. */
export const section = (chapter: string, entries: Readonly<Record<string, Entry>>): Row[] =>
  Object.entries(entries).map(([id, [requirement, ...words]]) => ({
    id: `${chapter}/${id}`,
    chapter,
    requirement,
    decision: words.find(isDecided)?.decision ?? null,
    literals: words.filter((word) => typeof word === 'string'),
    messages: Object.assign({}, ...words.filter(isMessages)),
  }));

/** A row for each of many names of one kind: fields of an entity, routes, paths. */
export const each = (
  chapter: string,
  of: string,
  names: string,
  requirement: (name: string) => string,
): Row[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({
      id: `${chapter}/${of}.${name}`,
      chapter,
      requirement: requirement(name),
      decision: null,
      literals: [name],
      messages: {},
    }));

import { forEachImport } from '../breach.ts';
import { isValues, type Place } from '../place.ts';

/**
 * Rule 2: only queries, writes, platform, notifications and storage touch db. That core, policy, rules and inputs
 * do not is part of their purity.
 */
export const database = forEachImport(({ place: from }, { target }) => {
  if (target.kind !== 'file' || target.place.zone !== 'db') return null;
  if (from.zone !== 'lib' || from.isTest || isValues(target.place) || mayTouch(from)) return null;
  const what = AREAS_WITHOUT.includes(from.area ?? '') ? `lib/${from.area}` : WORDS[from.word];
  return `${what} does not touch db (${target.place.path}): let queries.ts or a write do it and take its result, also for types`;
});

const AREAS_WITHOUT = ['graphql', 'i18n', 'pdf'];
const WORDS: Readonly<Record<string, string>> = {
  graphql: 'graphql.ts parses, calls and maps names; it',
  messages: 'messages.tsx renders what it is given and',
  pdf: 'a document renders what it is given and',
};

const mayTouch = (from: Place) =>
  from.area === 'core' || (!AREAS_WITHOUT.includes(from.area ?? '') && !(from.word in WORDS));

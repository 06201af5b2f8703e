import { forEachImport } from '../breach.ts';
import { isValues, type Place, type Word } from '../place.ts';
import type { Target } from '../project.ts';

/** Rule 3: core imports only db/values; policy, rules, inputs and writes import only these, core and one another. */
export const purity = forEachImport(({ place: from }, { target }) => {
  if (from.zone !== 'lib' || from.isTest) return null;
  if (from.area === 'core') return coreMayImport(from, target) ? null : CORE;
  if (!PURE_WORDS.includes(from.word)) return null;
  if (target.kind === 'file') {
    if (from.word === 'writes' && target.place.path === DEFINE_WRITE) return null;
    const isPure =
      isValues(target.place) || target.place.area === 'core' || PURE_WORDS.includes(target.place.word);
    return isPure
      ? null
      : `${from.word} imports only core and policy, rules or inputs: pass in what ${target.place.path} gives`;
  }
  if (from.word === 'inputs' && target.kind === 'package' && target.name === 'zod') return null;
  const packages = from.word === 'inputs' ? 'no package but zod' : 'no packages';
  return `${from.word} is pure and imports ${packages}: ${target.name} belongs in a query or a write`;
});

const CORE =
  'core imports nothing outside core but db/values (only calendar.ts takes temporal-polyfill, inputs.ts zod, accent.ts colord): what needs more is not core';

const PURE_WORDS: readonly Word[] = ['policy', 'rules', 'inputs', 'writes'];
/** By which a domain declares its writes. */
const DEFINE_WRITE = 'lib/graphql/define-write.ts';

function coreMayImport(from: Place, target: Target): boolean {
  if (target.kind === 'file') return target.place.area === 'core' || isValues(target.place);
  // dates.ts ships to browsers and stays without it.
  if (from.path === 'lib/core/calendar.ts') return target.name === 'temporal-polyfill';
  if (from.path === 'lib/core/accent.ts') return target.name === 'colord';
  return from.path === 'lib/core/inputs.ts' && target.kind === 'package' && target.name === 'zod';
}

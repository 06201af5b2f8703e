import { forEachImport } from '../breach.ts';
import { isIn, isValues, type Place } from '../place.ts';

/**
 * Rule 1: `app → lib → db`. Nothing imports app; db imports only db; e2e imports only test support.
 * What stands in db/values everybody may read.
 */
export const layers = forEachImport(({ place: from }, { target }) => {
  if (target.kind !== 'file' || target.place.zone === 'root') return null;
  const to = target.place;
  if (from.zone === 'e2e') return e2eMayImport(to) ? null : REACH_THROUGH_BROWSER;
  if (to.zone === 'app' && from.zone !== 'app') {
    return `nothing imports app: move what is shared down into lib (${to.path})`;
  }
  if (isTestSupport(to) && !mayUseTestSupport(from)) {
    return `${to.path} is support for tests; product code does not import it`;
  }
  if (from.isTest) return null;
  if (from.zone === 'db' && to.zone !== 'db') {
    return `db imports nothing above it: what needs ${to.path} belongs in lib, a closed list of values in db/values`;
  }
  if (from.zone === 'app' && to.zone === 'db' && !isValues(to)) {
    return `app → lib → db: a route reads through queries.ts and writes through a domain's write, not ${to.path}`;
  }
  if ((from.zone === 'app' || from.zone === 'lib') && TOOLS.includes(to.zone)) {
    return `product code does not import ${to.zone}: move what is shared into lib (${to.path})`;
  }
  return null;
});

const TOOLS = ['bench', 'e2e', 'scripts'];
const REACH_THROUGH_BROWSER =
  'e2e imports only its own files and test support (db/testing, lib/testing): reach the product as a person does, through the browser';

const e2eMayImport = (to: Place) => to.zone === 'e2e' || isIn(to, 'db/testing') || isIn(to, 'lib/testing');

const isTestSupport = (to: Place) => isIn(to, 'db/testing') || (to.zone === 'lib' && to.isTest);

const mayUseTestSupport = (from: Place) =>
  from.isTest || isIn(from, 'db/testing') || from.zone === 'bench' || from.zone === 'scripts';

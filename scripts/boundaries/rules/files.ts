import path from 'node:path';
import type { Breach, Rule } from '../breach.ts';
import type { Place } from '../place.ts';
import type { SourceFile } from '../project.ts';

const MAXIMUM_LINES = 250;
const CATCH_ALLS = ['common', 'helpers', 'misc', 'shared', 'util', 'utils'];
// The one list of tables, which the database client and drizzle-kit both read.
const ALLOWED_INDEX = 'db/schema/index.ts';
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The vocabulary's "No utils.ts, helpers.ts, common.ts, no barrels", names in kebab-case, and sizes. */
export const files: Rule = (project) =>
  [...project.values()].filter(({ place }) => place.zone !== 'root').flatMap(problemsOf);

function problemsOf({ place, lines }: SourceFile): Breach[] {
  const stem = path.posix.basename(place.path).split('.')[0] ?? '';
  const problems: string[] = [];
  if (CATCH_ALLS.includes(stem)) {
    problems.push(`${stem} says nothing of what is inside: name the file after what it does`);
  }
  if (stem === 'index' && place.path !== ALLOWED_INDEX) {
    problems.push('no barrels: import each thing from the file that holds it');
  }
  // A file of texts is called as its namespace.
  if (!KEBAB_CASE.test(stem) && !place.path.endsWith('.json'))
    problems.push('file names are kebab-case, also for a component');
  if (lines > MAXIMUM_LINES && !isData(place)) {
    problems.push(
      `${lines} lines, over ${MAXIMUM_LINES}: find what it is becoming and give that its own file`,
    );
  }
  return problems.map((message) => ({ path: place.path, line: 1, message }));
}

const isData = ({ path: file }: Place): boolean =>
  file.includes('.generated.') ||
  file.endsWith('.json') ||
  file.startsWith('db/migrations/') ||
  file.startsWith('db/catalogue/');

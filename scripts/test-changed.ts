/**
 * The quick part of `npm test`: format, boundaries and types, and the nearest tests that what changed since main reaches by
 * imports. Says what it leaves out. Another base than main: `npm run test:changed -- HEAD~1`. Browser tests run against the
 * Elenco that E2E_URL and E2E_DATA_DIR name, for they need a build otherwise.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readProject } from './boundaries/project.ts';
import { readSources } from './boundaries/read-sources.ts';
import { byFolder, reachOf, specsOf, testsOf } from './test/reached-tests.ts';
import { runCommand } from './test/run-command.ts';
import { boundaries, types } from './test/steps.ts';
import { checkTally, summarize, type Tally } from './test/tally.ts';

/** About a minute and a half on two cores. */
const MOST_FILES = 40;
const MOST_SPECS = 6;

process.chdir(path.resolve(import.meta.dirname, '..'));
const started = performance.now();
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main');
const changed = [
  ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const sources = readSources('.');
const project = readProject(sources);
// Migrations are read, not imported.
const begun = changed.some((file) => file.startsWith('db/migrations/'))
  ? [...changed, 'db/migrate.ts']
  : changed;
const reach = reachOf(project, begun);
const tests = testsOf(reach);
const specs = specsOf(project, sources, reach);
const hasElenco = Boolean(process.env.E2E_URL && process.env.E2E_DATA_DIR);
const [near, far] = [tests.slice(0, MOST_FILES), tests.slice(MOST_FILES)];
const [visited, notVisited] = hasElenco ? [specs.slice(0, MOST_SPECS), specs.slice(MOST_SPECS)] : [[], specs];

console.log(`${changed.length} files changed since ${base.slice(0, 8)} reach ${tests.length} test files`);
const bin = (name: string) => path.join('node_modules/.bin', name);
const formatted = changed.filter((file) => /\.(tsx?|css|json|mjs|cjs)$/.test(file));
const work: Promise<Tally>[] = [take('boundaries', boundaries.run()), take('types', types.run())];
if (formatted.length > 0)
  work.push(
    check('format and lint', 'biome', 'ci', '--colors=off', '--no-errors-on-unmatched', ...formatted),
  );
if (near.length > 0)
  work.push(check(`${near.length} test files`, 'vitest', 'run', '--reporter=dot', ...near));
const tallies = await Promise.all(work);
if (visited.length > 0)
  tallies.push(await check(`${visited.length} browser files`, 'playwright', 'test', ...visited));

if (far.length > 0) console.log(`\nLeft out, further away: ${byFolder(far)}`);
if (notVisited.length > 0)
  console.log(
    `Left out, browser tests: ${notVisited.map((file) => path.basename(file, '.spec.ts')).join(', ')}`,
  );
console.log('Left out: the production build, and every test that what changed does not reach by imports');
const { line, ok } = summarize(tallies);
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in all\n${line}`);
process.exitCode = ok ? 0 : 1;

/** Each runner counts as one check here; `npm test` counts tests. */
async function check(name: string, command: string, ...args: string[]): Promise<Tally> {
  return take(name, runCommand(bin(command), args).then(checkTally));
}

async function take(name: string, running: Promise<Tally>): Promise<Tally> {
  const tally = await running;
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}`);
  if (tally.failed > 0) console.log(`\n${tally.output.trim()}\n`);
  return tally;
}

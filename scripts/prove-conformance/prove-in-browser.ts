import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Trial, Verdict } from './trials.ts';

type Told = { readonly projectName: string; readonly status: string };
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly Told[] }[];
};

const testsOf = ({ suites = [], specs = [] }: Suite): Told[] => [
  ...specs.flatMap(({ tests }) => [...tests]),
  ...suites.flatMap(testsOf),
];

/** Runs the browser tests of the trials, each with its words shown as others. */
export function proveInBrowser(root: string, trials: readonly Trial[]): Verdict[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'elenco-prove-'));
  const report = path.join(folder, 'report.json');
  const file = path.join(folder, 'trials.json');
  writeFileSync(file, JSON.stringify(trials));
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', config, '--reporter=line,json'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BROWSER_TRIALS: file, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  const status = new Map(
    testsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite).map((told) => [told.projectName, told.status]),
  );
  return trials.map((trial, index) => {
    const told = status.get(`${index} ${trial.row}`);
    return {
      ...trial,
      seen: told === 'unexpected' ? 'noticed' : told === 'expected' ? 'unnoticed' : 'untried',
    };
  });
}

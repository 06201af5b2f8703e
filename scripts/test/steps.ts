import path from 'node:path';
import { flakyTests, playwrightCounts, readReport, vitestCounts } from './read-results.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-files.ts';
import { checkTally, runnerTally, type Tally } from './tally.ts';

export type Step = {
  readonly name: string;
  /** What it should take on two idle cores. A step that takes longer says so, and has not failed. */
  readonly budgetSeconds: number;
  readonly run: () => Promise<Tally>;
};

const bin = (name: string) => path.join('node_modules/.bin', name);
const script = (file: string, ...options: string[]) =>
  runCommand(process.execPath, ['--import', 'tsx', file, ...options]);

const check = (name: string, budgetSeconds: number, run: () => Promise<CommandResult>): Step => ({
  name,
  budgetSeconds,
  run: async () => checkTally(await run()),
});

export const format = check('format and lint', 30, () =>
  runCommand(bin('biome'), ['ci', '--colors=off', '.']),
);

export const boundaries = check('boundaries', 15, () => script('scripts/check-boundaries.ts'));

export const types = check('types', 60, async () => {
  const generated = await runCommand(bin('next'), ['typegen']);
  return generated.ok ? runCommand(bin('tsc'), ['--noEmit']) : generated;
});

export const productionBuild = check('production build', 280, () => script('scripts/start/build.ts'));

/**
 * Unit and integration tests; `reports` is the folder for the machine-readable result.
 */
export const unitTests = (reports: string): Step => ({
  name: 'unit and integration tests',
  budgetSeconds: 600,
  run: async () => {
    const report = path.join(reports, 'vitest.json');
    const result = await runCommand(bin('vitest'), [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const read = readReport<Parameters<typeof vitestCounts>[0] & Parameters<typeof slowestOfVitest>[0]>(
      report,
    );
    const remarks = read ? slowestOfVitest(read) : [];
    return { ...runnerTally(read && vitestCounts(read), result), remarks };
  },
});

/** How many rows of the specification are broken in a run, others each day. */
const BROKEN_ROWS = 20;

/** Breaks some requirements of the specification, one at a time: the test of each has to fail. */
export const brokenRows: Step = {
  name: 'broken requirements',
  budgetSeconds: 60,
  run: async () => {
    const result = await script('scripts/prove-conformance.ts', '--sample', String(BROKEN_ROWS));
    const remarks = result.output.split('\n').filter((line) => /seed \d|breaks noticed$/.test(line));
    return { ...checkTally(result), remarks };
  },
};

export const browserTests = (reports: string): Step => ({
  name: 'browser tests',
  budgetSeconds: 480,
  run: async () => {
    const report = path.join(reports, 'playwright.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const result = await runCommand(bin('playwright'), ['test', '--reporter=list,json'], { env });
    const read = readReport<Parameters<typeof playwrightCounts>[0]>(report);
    const second = read ? flakyTests(read).map((one) => `Passed only at its second try: ${one}`) : [];
    const remarks = [...second, ...(read ? slowestOfPlaywright(read) : [])];
    return { ...runnerTally(read && playwrightCounts(read), result), remarks };
  },
});

/** Stands for the browser tests when there is nothing to visit. */
export const withoutBuild: Step = {
  name: 'browser tests',
  budgetSeconds: 0,
  run: async () => checkTally({ ok: false, output: 'Not run: there is no production build to visit' }),
};

/** Stands for all tests when what everybody reads first is not well: what they say would be of no use. */
export const withoutTests: Step = {
  name: 'tests',
  budgetSeconds: 0,
  run: async () => checkTally({ ok: false, output: 'Not run: format, boundaries and types come first' }),
};

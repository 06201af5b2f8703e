import path from 'node:path';
import { flakyTests, playwrightCounts, readReport, vitestCounts } from './read-results.ts';
import { runCommand } from './run-command.ts';
import { checkTally, runnerTally, type Tally } from './tally.ts';

export type Step = { readonly name: string; readonly run: () => Promise<Tally> };

const bin = (name: string) => path.join('node_modules/.bin', name);
const script = (file: string, minutes: number) =>
  runCommand(process.execPath, ['--import', 'tsx', file], { minutes });

export const format: Step = {
  name: 'format and lint',
  run: async () => checkTally(await runCommand(bin('biome'), ['ci', '--colors=off', '.'], { minutes: 2 })),
};

export const boundaries: Step = {
  name: 'boundaries',
  run: async () => checkTally(await script('scripts/check-boundaries.ts', 2)),
};

export const types: Step = {
  name: 'types',
  run: async () => {
    const generated = await runCommand(bin('next'), ['typegen'], { minutes: 3 });
    if (!generated.ok) return checkTally(generated);
    return checkTally(await runCommand(bin('tsc'), ['--noEmit'], { minutes: 3 }));
  },
};

/** Unit and integration tests; `reports` is the folder for the machine-readable result. */
export const unitTests = (reports: string): Step => ({
  name: 'unit and integration tests',
  run: async () => {
    const report = path.join(reports, 'vitest.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const result = await runCommand(bin('vitest'), args, { minutes: 28 });
    const read = readReport<Parameters<typeof vitestCounts>[0]>(report);
    return runnerTally(read && vitestCounts(read), result);
  },
});

export const productionBuild: Step = {
  name: 'production build',
  run: async () => checkTally(await script('scripts/start/build.ts', 10)),
};

export const browserTests = (reports: string): Step => ({
  name: 'browser tests',
  run: async () => {
    const report = path.join(reports, 'playwright.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const result = await runCommand(bin('playwright'), ['test', '--reporter=list,json'], {
      env,
      minutes: 28,
    });
    const read = readReport<Parameters<typeof playwrightCounts>[0]>(report);
    const remarks = read ? flakyTests(read).map((one) => `Passed only at its second try: ${one}`) : [];
    return { ...runnerTally(read && playwrightCounts(read), result), remarks };
  },
});

/** Stands for the browser tests when there is nothing to visit. */
export const withoutBuild: Step = {
  name: 'browser tests',
  run: async () => checkTally({ ok: false, output: 'Not run: there is no production build to visit' }),
};

import path from 'node:path';
import { vitestWithRunner } from '../vitest-with-runner.ts';
import type { Trial, Verdict } from './trials.ts';

/** Runs the tests of the trials, each as it is and once under each break. */
export async function proveInVitest(root: string, trials: readonly Trial[]): Promise<Verdict[]> {
  if (trials.length === 0) return [];
  const vitest = await vitestWithRunner({
    root,
    reporters: ['dot'],
    runner: path.join(import.meta.dirname, 'breaking-runner.ts'),
    provide: { trials },
  });
  try {
    await vitest.standalone();
    const files = [...new Set(trials.map(({ file }) => file))];
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
    const tests = testModules.flatMap((module) => [...module.children.allTests()]);
    const verdicts = tests.flatMap((test) => [...(test.meta().verdicts ?? [])]);
    const tried = new Set(verdicts.map(({ row, broken }) => row + JSON.stringify(broken)));
    const untried = trials.filter(({ row, broken }) => !tried.has(row + JSON.stringify(broken)));
    return [...verdicts, ...untried.map((trial) => ({ ...trial, seen: 'untried' as const }))];
  } finally {
    await vitest.close();
  }
}

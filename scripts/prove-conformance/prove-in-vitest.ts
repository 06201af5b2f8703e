import path from 'node:path';
import { groupBy } from '../../lib/core/group-by.ts';
import { vitestWithRunner } from '../vitest-with-runner.ts';
import type { Trial, Verdict } from './trials.ts';

/** What counts where several cases of a test are tried. */
const BEST = ['noticed', 'unnoticed', 'unreached'] as const;

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
    const keyOf = ({ row, broken }: Trial) => row + JSON.stringify(broken);
    const seen = groupBy(verdicts, keyOf);
    return trials.map((trial) => {
      const found = seen.get(keyOf(trial))?.map((verdict) => verdict.seen) ?? [];
      return { ...trial, seen: BEST.find((one) => found.includes(one)) ?? 'untried' };
    });
  } finally {
    await vitest.close();
  }
}

/** What a step of the test command counts for, and what to show when something failed. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** Shown also when all passed. */
  readonly remarks?: readonly string[];
};

/** A check that either holds or does not counts as one. */
export const checkTally = ({ ok, output }: { ok: boolean; output: string }): Tally => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  output,
});

/**
 * The tally of a test runner. A test that did not run has not passed, and a runner that fails without a failed
 * test, or passes without a test, failed once.
 */
export function runnerTally(
  counts: { passed: number; failed: number; notRun: number } | null,
  { ok, output }: { ok: boolean; output: string },
): Tally {
  const { passed, failed, notRun } = counts ?? { passed: 0, failed: 0, notRun: 0 };
  const clean = failed + notRun === 0;
  const silentFailure = clean && (!ok || passed === 0) ? 1 : 0;
  const notes = [
    ...(notRun > 0 ? [`${notRun} tests did not run`] : []),
    ...(ok && passed === 0 ? ['no test ran'] : []),
  ];
  return { passed, failed: failed + notRun + silentFailure, output: [output, ...notes].join('\n') };
}

/** The last line of the test command, and whether all is well. */
export function summarize(tallies: readonly Tally[]): { line: string; ok: boolean } {
  const sum = (part: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[part], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}

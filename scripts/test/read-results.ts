import { readFileSync } from 'node:fs';

export type Counts = { readonly passed: number; readonly failed: number; readonly notRun: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

export type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
};

/** Counts of vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: VitestReport): Counts {
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed, failed: failed + broken, notRun: total - passed - failed };
}

/**
 * Counts of Playwright's JSON report; errors outside tests (a server that did not start) count as failed. A test that
 * passed only at its second try has passed; `flakyTests` names it.
 */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notRun: stats.skipped,
  };
}

/** The tests of Playwright's JSON report that needed a second try, as `file › title`. */
export function flakyTests({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...flakyTests({ suites: inner }),
  ]);
}

/** A JSON report, or null when the runner ended before it wrote one. */
export function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

import path from 'node:path';
import type { PlaywrightSuite } from './read-results.ts';

type Timed = readonly [file: string, milliseconds: number];

const SHOWN = 10;

/** The slowest files of vitest's JSON report, as lines. */
export function slowestOfVitest(report: {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}): string[] {
  return slowest(
    report.testResults.map(({ name, startTime, endTime }) => [
      path.relative(process.cwd(), name),
      endTime - startTime,
    ]),
  );
}

/** The slowest files of Playwright's JSON report, every try of each test together. */
export function slowestOfPlaywright({ suites }: { readonly suites: readonly PlaywrightSuite[] }): string[] {
  const byFile = new Map<string, number>();
  const add = ({ specs = [], suites: inner = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs) {
      const durations = tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration));
      byFile.set(
        file,
        durations.reduce((sum, each) => sum + each, byFile.get(file) ?? 0),
      );
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return slowest([...byFile]);
}

const slowest = (files: readonly Timed[]): string[] =>
  [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);

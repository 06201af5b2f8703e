import { describe, expect, test } from 'vitest';
import { flakyTests, playwrightCounts, readReport, vitestCounts } from './read-results.ts';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-files.ts';
import { checkTally, runnerTally, summarize } from './tally.ts';

const fine = { ok: true, output: 'all well' };
const broken = { ok: false, output: 'boom' };

describe('counts of the runners', () => {
  test('vitest: a file that does not load is a failed test, and a skipped test has not run', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    const report = { numPassedTests: 2, numFailedTests: 1, numTotalTests: 4, testResults };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 2, notRun: 1 });
  });

  test('playwright: an error outside tests is a failure, a second try that passes is none', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const report = { stats, errors: [{}], suites: [] };
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 2, notRun: 2 });
  });

  test('playwright: tests that needed a second try are named, however deep they stand', () => {
    const spec = (title: string, status: string) => ({ file: 'one.spec.ts', title, tests: [{ status }] });
    const inner = { specs: [spec('inside', 'flaky')] };
    const suites = [{ specs: [spec('fine', 'expected'), spec('slow', 'flaky')], suites: [inner] }];
    expect(flakyTests({ suites })).toEqual(['one.spec.ts › slow', 'one.spec.ts › inside']);
  });

  test('the slowest files come first, ten at the most, a file of Playwright with all its tries', () => {
    const testResults = Array.from({ length: 12 }, (_, index) => ({
      name: `${process.cwd()}/lib/${index}.test.ts`,
      startTime: 1000,
      endTime: 1000 + index * 500,
    }));
    const slowest = slowestOfVitest({ testResults });
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toBe('    5.5 s  lib/11.test.ts');
    const spec = (file: string, ...durations: number[]) => ({
      file,
      title: 'one',
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { specs: [spec('a.spec.ts', 2000)], suites: [{ specs: [spec('b.spec.ts', 1500, 1000)] }] },
    ];
    expect(slowestOfPlaywright({ suites })).toEqual(['    2.5 s  b.spec.ts', '    2.0 s  a.spec.ts']);
  });

  test('a report that was never written is null', () => {
    expect(readReport('/nowhere/report.json')).toBeNull();
  });
});

describe('tallies', () => {
  test('a check counts as one', () => {
    expect(checkTally(fine)).toMatchObject({ passed: 1, failed: 0 });
    expect(checkTally(broken)).toMatchObject({ passed: 0, failed: 1, output: 'boom' });
  });

  test.each([
    ['all passed', { passed: 3, failed: 0, notRun: 0 }, fine, { passed: 3, failed: 0 }],
    ['one failed', { passed: 2, failed: 1, notRun: 0 }, broken, { passed: 2, failed: 1 }],
    ['one skipped', { passed: 2, failed: 0, notRun: 1 }, fine, { passed: 2, failed: 1 }],
    [
      'the runner broke after its tests',
      { passed: 3, failed: 0, notRun: 0 },
      broken,
      { passed: 3, failed: 1 },
    ],
    ['the runner wrote no report', null, broken, { passed: 0, failed: 1 }],
    ['no test ran', { passed: 0, failed: 0, notRun: 0 }, fine, { passed: 0, failed: 1 }],
  ])('of a runner: %s', (_name, counts, result, expected) => {
    expect(runnerTally(counts, result)).toMatchObject(expected);
  });
});

describe('the last line', () => {
  const tally = (passed: number, failed: number) => ({ passed, failed, output: '' });

  test('is the sum of all steps', () => {
    expect(summarize([tally(1, 0), tally(122, 0)])).toEqual({ line: '123 passed, 0 failed', ok: true });
  });

  test('is not well when anything failed or nothing ran', () => {
    expect(summarize([tally(5, 0), tally(0, 2)])).toEqual({ line: '5 passed, 2 failed', ok: false });
    expect(summarize([])).toEqual({ line: '0 passed, 0 failed', ok: false });
  });
});

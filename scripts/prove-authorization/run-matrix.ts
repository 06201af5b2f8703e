import path from 'node:path';
import type { TestCase, TestModule } from 'vitest/node';
import { vitestWithRunner } from '../vitest-with-runner.ts';
import type { Mutant } from './find-mutants.ts';
import { putInSwitches } from './put-in-switches.ts';

/** The authorization matrices, and tests of what no operation comes by alone: files, what is offered, what counts. */
const TESTS = [
  'lib/root/authorization',
  'lib/claims/link-authorization.test.ts',
  'lib/root/page-authorization.test.ts',
  'lib/contracts/link-codes/link-codes.test.ts',
  'lib/quotations/answers/record-opening.test.ts',
  'lib/registration/policy.test.ts',
  'lib/root/hidden-people.test.ts',
  'lib/storage/policy.test.ts',
];

export type Verdict = {
  readonly mutant: Mutant;
  /** The first test that fails without the rule; null when all of them are content. */
  readonly noticedBy: string | null;
  /** How many tests came by the rule at all. */
  readonly reachedBy: number;
};

/** Runs the matrices once, each test anew without each rule that it comes by. No file is written. */
export async function runMatrix(root: string, mutants: readonly Mutant[]): Promise<Verdict[]> {
  const inFile = (id: string) => mutants.filter(({ file }) => path.join(root, file) === id.split('?')[0]);
  const vitest = await vitestWithRunner({
    root,
    reporters: [{ onTestCaseResult: showProgress }],
    runner: path.join(import.meta.dirname, 'rule-dropping-runner.ts'),
    plugins: [
      {
        name: 'switches-for-rules',
        enforce: 'pre',
        transform(code: string, id: string) {
          const own = inFile(id);
          return own.length > 0 ? putInSwitches(code, own) : undefined;
        },
      },
    ],
  });
  try {
    await vitest.standalone();
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(TESTS));
    const failures = testModules.flatMap(failuresOf);
    if (failures.length > 0 || testModules.length < TESTS.length)
      throw new Error(`The matrices fail with every rule in its place:\n${failures.join('\n')}`);
    const tests = testModules.flatMap((module) => [...module.children.allTests()]);
    return mutants.map((mutant) => ({
      mutant,
      noticedBy: tests.find((test) => test.meta().noticed?.includes(mutant.id))?.fullName ?? null,
      reachedBy: tests.filter((test) => test.meta().reached?.includes(mutant.id)).length,
    }));
  } finally {
    await vitest.close();
  }
}

function showProgress(test: TestCase): void {
  process.stderr.write(test.ok() ? '.' : 'x');
}

const failuresOf = (module: TestModule): string[] => [
  ...module.errors().map(({ message }) => `${module.moduleId}: ${message}`),
  ...[...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`,
  ),
];

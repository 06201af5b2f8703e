import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { Mutant } from './find-mutants.ts';

/** The authorization matrices. */
const TESTS = ['lib/graphql/authorization.test.ts', 'lib/claims/link-authorization.test.ts'];

export type Matrix = {
  /** Runs the matrices with one rule dropped; false when they are content with that. */
  readonly notices: (mutant: Mutant | null) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Vitest once, with a source that changes between the runs as it is handed to the tests; no file is written. */
export async function openMatrix(root: string): Promise<Matrix> {
  let present: Mutant | null = null;
  const vitest: Vitest = await createVitest(
    'test',
    { watch: false, bail: 1, reporters: [{}], maxWorkers: TESTS.length, root },
    {
      plugins: [
        {
          name: 'drop-a-rule',
          enforce: 'pre',
          transform(code: string, id: string) {
            if (!present || id.split('?')[0] !== path.join(root, present.file)) return undefined;
            return code.slice(0, present.start) + present.instead + code.slice(present.end);
          },
        },
      ],
    },
  );
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications(TESTS);
  return {
    notices: async (mutant) => {
      for (const changed of [present, mutant])
        if (changed) vitest.invalidateFile(path.join(root, changed.file));
      present = mutant;
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return testModules.some((module) => module.state() === 'failed');
    },
    close: () => vitest.close(),
  };
}

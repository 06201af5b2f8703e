import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { closeDatabase } from '@/lib/platform/database';
import { SWITCH } from './put-in-switches.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Rules that the test came by. */
    reached?: readonly number[];
    /** Of those, the ones without which it fails. */
    noticed?: readonly number[];
  }
}

let dropped: number | null = null;
const reached = new Set<number>();
Object.assign(globalThis, {
  [SWITCH]: (id: number): boolean => {
    reached.add(id);
    return id === dropped;
  },
});

/**
 * Runs each test as it is, and then once more without each rule that it came by, until a test of the file has
 * noticed. What a test that fails leaves behind is gone with its database: the file makes another, as it did at first.
 */
export default class RuleDroppingRunner extends TestRunner {
  readonly #noticed = new Set<number>();

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    reached.clear();
    await run();
    const came = [...reached];
    const noticed: number[] = [];
    for (const id of came.filter((each) => !this.#noticed.has(each))) {
      dropped = id;
      const fails = await failing(run);
      dropped = null;
      if (!fails) continue;
      // Only a test that is content again with the rule back in its place has noticed that rule.
      await this.#renew(test.file);
      await run();
      noticed.push(id);
      this.#noticed.add(id);
    }
    Object.assign(test.meta, { reached: came, noticed });
  }

  async #renew(file: RunnerTestFile): Promise<void> {
    const { beforeAll, afterAll } = TestRunner.getSuiteHooks(file);
    await closeDatabase();
    for (const hook of afterAll) await hook(file);
    for (const hook of beforeAll) await hook(file);
  }
}

async function failing(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

import { type RunnerTestCase, TestRunner } from 'vitest';
import { messages } from '@/lib/i18n/messages/es';
import { schema } from '@/lib/root/schema';
import { type Break, setBreak, wasReached } from './break.ts';
import { letFieldsBreak } from './break-fields.ts';
import { breakWords } from './break-words.ts';
import { takeSnapshot } from './database-snapshot.ts';
import { isToNotice, type Trial, type Verdict } from './trials.ts';

declare module 'vitest' {
  interface TaskMeta {
    verdicts?: readonly Verdict[];
  }
  interface ProvidedContext {
    trials: readonly Trial[];
  }
}

letFieldsBreak(schema);

/** Runs each test as it is, and then once under each break of the rows that it holds, on the same rows each time. */
export default class BreakingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const trials = this.#trialsOf(test);
    if (trials.length === 0) return;
    const run = TestRunner.getTestFn(test);
    const url = process.env.DATABASE_URL ?? '';
    const snapshot = url.includes('.invalid/')
      ? null
      : await takeSnapshot(this.injectValue('cloneServerUrl'), url);
    // Nothing is proven by a test that fails with nothing broken, the first time or on the same rows again.
    for (let time = 1; time <= 2; time++) {
      await run();
      await snapshot?.restore();
    }
    const verdicts: Verdict[] = [];
    for (const trial of trials) {
      verdicts.push({ ...trial, seen: await tryBroken(run, trial.broken) });
      await snapshot?.restore();
    }
    test.meta.verdicts = verdicts;
  }

  #trialsOf(test: RunnerTestCase): readonly Trial[] {
    const all = this.injectValue('trials') as readonly Trial[];
    return all.filter((trial) => trial.file === test.file.name && isToNotice(test.name, trial));
  }
}

async function tryBroken(run: () => unknown, broken: Break): Promise<Verdict['seen']> {
  setBreak(broken);
  const undo = broken.kind === 'words' ? breakWords(messages, broken.words) : () => undefined;
  try {
    if (await fails(run)) return 'noticed';
    return wasReached() ? 'unnoticed' : 'unreached';
  } finally {
    undo();
    setBreak(null);
  }
}

async function fails(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

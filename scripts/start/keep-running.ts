import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child-process.ts';

const PAUSES_MS = { first: 1_000, longest: 30_000 };
/** One that ran this long was well: the next pause is short again. */
const WELL_MS = 60_000;

export type Kept = {
  /** Ends it for good. */
  readonly stop: (patience: number) => Promise<void>;
  /** Ends it and starts another at once. */
  readonly restart: (patience: number) => Promise<void>;
  /** The one that runs, or that was the last to. */
  readonly current: () => Child;
};

/**
 * Starts a child again whenever it ends by itself, after a pause that doubles while it keeps failing.
 * `onEnd` is told how it ended and the pause in seconds.
 */
export function keepRunning(
  start: () => Child,
  onEnd: (how: number | string, pause: number) => void,
  pauses: { readonly first: number; readonly longest: number } = PAUSES_MS,
): Kept {
  const stopping = new AbortController();
  let child = start();
  let asked = false;

  async function watch(): Promise<void> {
    for (let pause = pauses.first; ; ) {
      const began = Date.now();
      const how = await child.ended;
      if (stopping.signal.aborted) return;
      if (asked || Date.now() - began > WELL_MS) pause = pauses.first;
      if (!asked) {
        onEnd(how, pause / 1000);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        pause = Math.min(pause * 2, pauses.longest);
      }
      asked = false;
      child = start();
    }
  }
  void watch();
  return {
    stop: async (patience) => {
      stopping.abort();
      await child.stop(patience);
    },
    restart: async (patience) => {
      asked = true;
      await child.stop(patience);
    },
    current: () => child,
  };
}

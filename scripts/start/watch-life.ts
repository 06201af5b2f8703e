import { setTimeout as sleep } from 'node:timers/promises';

export type Watch = {
  /** Whether the process gave a sign of life now. */
  readonly look: () => Promise<boolean> | boolean;
  /** Ends the process that gave none; another is started. */
  readonly onHung: () => Promise<void>;
  readonly everyMs?: number;
  /** Looks in a row without a sign of life after which a process that was well counts as hung. */
  readonly patience?: number;
  /** The same for one that has just been started and has not given a sign yet. */
  readonly startPatience?: number;
};

/**
 * Looks again and again whether a process still answers: one that hangs does not end by itself. Looks are counted and
 * not seconds, because a machine that slept has missed none. Returns what ends the watch.
 */
export function watchLife({
  look,
  onHung,
  everyMs = 5_000,
  patience = 6,
  startPatience = 24,
}: Watch): () => void {
  const stopping = new AbortController();
  async function watch(): Promise<void> {
    for (let missed = 0, allowed = startPatience; !stopping.signal.aborted; ) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      if (await look()) {
        missed = 0;
        allowed = patience;
      } else if (++missed >= allowed && !stopping.signal.aborted) {
        await onHung();
        missed = 0;
        allowed = startPatience;
      }
    }
  }
  void watch();
  return () => stopping.abort();
}

import { AsyncLocalStorage } from 'node:async_hooks';

// Kept outside the module: each bundle of a route has a copy of it.
const holder = globalThis as typeof globalThis & { elencoClock?: AsyncLocalStorage<Date> };

function clock(): AsyncLocalStorage<Date> {
  holder.elencoClock ??= new AsyncLocalStorage();
  return holder.elencoClock;
}

/** The time as reads and writes see it: now, or what `at` says. */
export const currentTime = (): Date => new Date(clock().getStore() ?? Date.now());

/**
 * Does something as if it were then: for tests and for the demo, which tells of a year. What PostgreSQL itself dates
 * (`created_at`, the audit trail) and queued jobs keep the real time.
 */
export const at = <T>(then: Date, work: () => T): T => clock().run(then, work);

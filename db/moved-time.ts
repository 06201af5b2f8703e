import { AsyncLocalStorage } from 'node:async_hooks';

// Kept outside the module: each bundle of a route has a copy of it.
const holder = globalThis as typeof globalThis & { elencoMovedTime?: AsyncLocalStorage<Date> };

function storage(): AsyncLocalStorage<Date> {
  holder.elencoMovedTime ??= new AsyncLocalStorage();
  return holder.elencoMovedTime;
}

/** The time at which somebody plays, by which rows are dated too; undefined in earnest. */
export const movedTime = (): Date | undefined => storage().getStore();

/** Does something with the time moved to `then`: for `at` of lib/platform/clock.ts. */
export const moveTime = <T>(then: Date, work: () => T): T => storage().run(then, work);

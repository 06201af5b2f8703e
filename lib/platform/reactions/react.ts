import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import type { Happening, Happenings } from './happenings';

/**
 * What a domain does when something happens in an earlier one, by happening. A reaction runs in the transaction of the
 * write that tells it, and may refuse: what it throws undoes the whole write.
 */
export type Reactions = {
  readonly [Name in Happening]?: (tx: Tx, actor: Actor, what: Happenings[Name]) => Promise<void>;
};

type Load = () => Promise<readonly Reactions[]>;
let load: Load | null = null;

/** Says where the reactions of all domains are found, in the order in which they run. For lib/root alone. */
export function registerReactions(loader: Load): void {
  load = loader;
}

/**
 * Runs what every domain does when this happens, one after the other, inside the caller's transaction. Throws what a
 * domain refuses with, and an Error when no reactions were registered: a write that nobody hears of would look done.
 */
export async function react<Name extends Happening>(
  tx: Tx,
  actor: Actor,
  name: Name,
  what: Happenings[Name],
): Promise<void> {
  if (!load) throw new Error(`nobody hears of ${name}: this process has to import lib/root/reactions`);
  for (const reactions of await load()) await reactions[name]?.(tx, actor, what);
}

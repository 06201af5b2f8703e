import type { Patch, Values } from './changes';

const PREFIX = 'elenco-draft:';
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** A browser that lets nothing be kept, or has no room, keeps none. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

type Draft = {
  readonly patch: Patch;
  /** What stood in those fields when it was typed. */
  readonly base: Values;
};

/** What was typed and not saved, kept on this device for a week or until log-out; `never` are fields that are not kept. */
export function keepDraft(name: string, { patch, base }: Draft, never: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(patch).filter(([field]) => !never.includes(field)));
  const before = Object.fromEntries(Object.entries(base).filter(([field]) => field in kept));
  const draft = { at: Date.now(), patch: kept, base: before };
  attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify(draft)));
}

export const dropDraft = (name: string): void => void attempt(() => localStorage.removeItem(PREFIX + name));

export function readDraft(name: string): Draft | null {
  const draft = attempt(
    () => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as ({ at: number } & Draft) | null,
  );
  if (!draft || typeof draft.at !== 'number' || Date.now() - draft.at > KEEP_MS) return null;
  // Drafts of an earlier build say nothing of what stood there.
  return { patch: draft.patch, base: draft.base ?? {} };
}

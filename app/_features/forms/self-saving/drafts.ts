import type { Patch } from './changes';

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

/** What was typed and not saved, kept on this device for a week or until log-out; `never` are fields that are not kept. */
export function keepDraft(name: string, patch: Patch, never: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(patch).filter(([field]) => !never.includes(field)));
  attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), patch: kept })));
}

export const dropDraft = (name: string): void => void attempt(() => localStorage.removeItem(PREFIX + name));

export function readDraft(name: string): Patch | null {
  const draft = attempt(
    () => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as { at: number; patch: Patch } | null,
  );
  if (!draft || typeof draft.at !== 'number' || Date.now() - draft.at > KEEP_MS) return null;
  return draft.patch;
}

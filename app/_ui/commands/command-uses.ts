import type { Command } from './commands';

const KEY = 'elenco.commands';
/** Commands whose uses are kept; the page's own come and go. */
const MOST_KEPT = 60;

type Uses = Readonly<Record<string, number>>;

function readUses(): Uses {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Uses) : {};
  } catch {
    return {};
  }
}

/** Counts that a command was chosen in this browser; without storage nothing is counted. */
export function noteChosen(id: string): void {
  const uses = readUses();
  const counted = Object.entries({ ...uses, [id]: (uses[id] ?? 0) + 1 })
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(counted)));
  } catch {
    // A browser that keeps nothing lists them as they come.
  }
}

/** The most used first, the others as they come. */
export function byUse(commands: readonly Command[]): Command[] {
  const uses = readUses();
  return [...commands].sort((one, other) => (uses[other.id] ?? 0) - (uses[one.id] ?? 0));
}

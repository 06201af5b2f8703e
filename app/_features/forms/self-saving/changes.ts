import type { Collision } from '../merge';

/** Values of a form by name; a list is an array of entries that have an id. */
export type Values = Readonly<Record<string, unknown>>;
type Entry = { readonly id: string };

/** Changed fields, and of a list its changed entries; `removedEntries` goes with every patch of a list. */
export type Patch = Readonly<Record<string, unknown>> & { readonly removedEntries?: readonly string[] };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const entriesOf = (values: Values, name: string) => (values[name] ?? []) as readonly Entry[];

/** What was typed and differs from what is saved. */
export function changesOf(saved: Values, typed: Values, lists: readonly string[]): Patch {
  const patch: Record<string, unknown> = {};
  const removed: string[] = [];
  for (const [name, value] of Object.entries(typed)) {
    if (same(saved[name], value)) continue;
    if (!lists.includes(name)) {
      patch[name] = value;
      continue;
    }
    const [before, after] = [entriesOf(saved, name), entriesOf(typed, name)];
    const gone = before.filter(({ id }) => !after.some((entry) => entry.id === id));
    const changed = after.filter((entry) => !before.some((one) => one.id === entry.id && same(one, entry)));
    if (gone.length + changed.length === 0) continue;
    patch[name] = changed;
    removed.push(...gone.map(({ id }) => id));
  }
  const ofLists = Object.keys(patch).some((name) => lists.includes(name));
  return ofLists ? { ...patch, removedEntries: removed } : patch;
}

/** What is saved once a patch of it was taken. */
export function withChanges(saved: Values, patch: Patch, lists: readonly string[]): Values {
  const { removedEntries = [], ...fields } = patch;
  const after: Record<string, unknown> = { ...saved };
  for (const [name, value] of Object.entries(fields)) {
    if (!lists.includes(name)) {
      after[name] = value;
      continue;
    }
    const changed = value as readonly Entry[];
    const stayed = entriesOf(saved, name).filter(({ id }) => !removedEntries.includes(id));
    after[name] = [
      ...stayed.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry),
      ...changed.filter(({ id }) => !stayed.some((entry) => entry.id === id)),
    ];
  }
  return after;
}

/** A patch without the fields and the entries of lists that problems are about, each by its path. */
export function withoutPaths(patch: Patch, paths: readonly (readonly PropertyKey[])[]): Patch {
  const kept = Object.entries(patch).flatMap(([name, value]) => {
    const about = paths.filter(([first]) => first === name);
    if (about.length === 0) return [[name, value] as const];
    const wrong = about.flatMap(([, index]) => (typeof index === 'number' ? [index] : []));
    // Something is wrong with the whole of it.
    if (wrong.length < about.length || !Array.isArray(value)) return [];
    const rest = value.filter((_, index) => !wrong.includes(index));
    return rest.length > 0 ? [[name, rest] as const] : [];
  });
  return Object.fromEntries(kept);
}

type Together = {
  readonly typed: Values;
  readonly collisions: readonly Collision[];
  /** Names of what somebody else changed, and nobody here. */
  readonly taken: readonly string[];
};

/** Puts what was typed on `base` upon what stands there now; of a list, each entry by itself. */
export function putTogether(base: Values, theirs: Values, here: Values, lists: readonly string[]): Together {
  const { removedEntries: ownRemoved = [], ...own } = changesOf(base, here, lists);
  const { removedEntries: othersRemoved = [], ...others } = changesOf(base, theirs, lists);
  const typed = withChanges(theirs, { ...own, removedEntries: ownRemoved }, lists);
  const entry = (values: Values, name: string, id: string) =>
    entriesOf(values, name).find((one) => one.id === id);
  const met = (name: string): boolean => {
    if (!(name in others) || same(typed[name], theirs[name])) return false;
    if (!lists.includes(name)) return true;
    const touched = new Set([...entriesOf(others, name).map(({ id }) => id), ...othersRemoved]);
    return [...entriesOf(own, name).map(({ id }) => id), ...ownRemoved].some(
      (id) => touched.has(id) && !same(entry(typed, name, id), entry(theirs, name, id)),
    );
  };
  const collisions = Object.keys(own)
    .filter(met)
    .map((path) => ({ path, mine: typed[path], theirs: theirs[path] }));
  return { typed, collisions, taken: Object.keys(others).filter((name) => !same(here[name], typed[name])) };
}

/** True when there is nothing to send. */
export const isEmpty = ({ removedEntries = [], ...fields }: Patch): boolean =>
  removedEntries.length === 0 && Object.keys(fields).length === 0;

/** Values of a form by name; what is an object without being a list is looked at name by name. */
type Values = Readonly<Record<string, unknown>>;

/** A field that two people changed at the same time. */
export type Collision = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

export type Merge = {
  /** By path: what was typed here and differs from what stands there now. */
  readonly mine: ReadonlyMap<string, unknown>;
  readonly collisions: readonly Collision[];
  /** Paths that somebody else changed, and nobody here. */
  readonly taken: readonly string[];
};

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

export const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Every value by its path: `times.2026-12-13.everybody`. */
export function flat(values: unknown, prefix = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries((values ?? {}) as Values)) {
    const path = prefix + name;
    if (isGroup(value)) for (const [below, one] of flat(value, `${path}.`)) found.set(below, one);
    else found.set(path, value);
  }
  return found;
}

/** Puts together what two people made of the same values. */
export function mergeValues(base: unknown, theirs: unknown, typed: unknown): Merge {
  const [before, now, here] = [flat(base), flat(theirs), flat(typed)];
  const mine = new Map<string, unknown>();
  const collisions: Collision[] = [];
  for (const [path, value] of here) {
    if (isSame(value, before.get(path)) || isSame(value, now.get(path))) continue;
    mine.set(path, value);
    if (!isSame(now.get(path), before.get(path))) {
      collisions.push({ path, mine: value, theirs: now.get(path) });
    }
  }
  const taken = [...now.keys()].filter(
    (path) =>
      !isSame(now.get(path), before.get(path)) && !mine.has(path) && !isSame(here.get(path), now.get(path)),
  );
  return { mine, collisions, taken };
}

import type { VersionLine } from './version-content';

/** What is typed of a line; its prices follow from these and from the whole quotation. */
export const TYPED = ['women', 'men', 'days', 'budget', 'payBasis', 'withholding', 'ivaCategory'] as const;
export type TypedField = (typeof TYPED)[number];

const likeness = (one: VersionLine, other: VersionLine): number =>
  TYPED.filter((field) => one[field] === other[field]).length;

/**
 * Which line of one version became which of the next, as places: lines are written anew with every save, so they are
 * known by what they say. Only lines of one profile are each other's; those most alike first, in their order.
 */
export function matchLines(
  before: readonly VersionLine[],
  after: readonly VersionLine[],
): ReadonlyMap<number, number> {
  const pairs = before.flatMap((old, from) =>
    after.flatMap((line, to) =>
      old.profile === line.profile ? [{ from, to, alike: likeness(old, line) }] : [],
    ),
  );
  pairs.sort(
    (a, b) =>
      b.alike - a.alike ||
      Math.abs(a.from - a.to) - Math.abs(b.from - b.to) ||
      a.from - b.from ||
      a.to - b.to,
  );
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of pairs) {
    if (matches.has(from) || taken.has(to)) continue;
    matches.set(from, to);
    taken.add(to);
  }
  return matches;
}

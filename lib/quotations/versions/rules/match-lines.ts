import { CHOICE_FIELDS } from '@/lib/core/quotation-fields';
import type { VersionLine } from './version-content';

/** The typed fields of a line besides its profile. */
export const TYPED = [
  'women',
  'men',
  'days',
  'budget',
  'payBasis',
  'withholding',
  'ivaCategory',
  ...CHOICE_FIELDS,
] as const;
export type TypedField = (typeof TYPED)[number];

const likeness = (one: VersionLine, other: VersionLine): number =>
  TYPED.filter((field) => one[field] === other[field]).length;

/**
 * Matches the lines of two versions by place, old → new. Lines are written again with every save, so their content
 * decides: only lines of one profile match, the most alike first, in their order.
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

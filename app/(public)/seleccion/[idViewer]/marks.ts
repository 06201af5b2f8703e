import type { Mark } from '@/db/values/marks';
import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';

export type Marks = ReadonlyMap<string, OwnMark>;

/** What is changed of one talent; what is left out stays. */
export type Change = { readonly mark?: Mark | null; readonly comment?: string | null };

/** Something that the server is to keep: what was said of a talent, or two neighbours as they are to stand. */
export type Waiting =
  | { readonly talentId: string; readonly change: Change }
  | { readonly pair: readonly [string, string] };

const nothing = (talentId: string): OwnMark => ({ talentId, mark: null, rank: null, comment: null });

/** The marks with a change, as the server makes it: a new yes stands behind the others. */
export function changed(marks: Marks, talentId: string, change: Change): Marks {
  const before = marks.get(talentId) ?? nothing(talentId);
  const after = { ...before, ...change };
  const last = Math.max(0, ...[...marks.values()].map(({ rank }) => rank ?? 0));
  const rank = after.mark === 'YES' ? (before.rank ?? last + 1) : null;
  return new Map(marks).set(talentId, { ...after, rank });
}

/** The marks with two talents in each other's places. */
export function inOrder(marks: Marks, [first, second]: readonly [string, string]): Marks {
  const [one, other] = [marks.get(first), marks.get(second)];
  if (!one?.rank || !other?.rank) return marks;
  const [low, high] = [one.rank, other.rank].sort((a, b) => a - b) as [number, number];
  return new Map(marks).set(first, { ...one, rank: low }).set(second, { ...other, rank: high });
}

export const withAll = (marks: Marks, waiting: readonly Waiting[]): Marks =>
  waiting.reduce(
    (so, each) => ('pair' in each ? inOrder(so, each.pair) : changed(so, each.talentId, each.change)),
    marks,
  );

/** The line with one more: what was said twice of a talent, and not kept in between, is said once. */
export function behind(line: readonly Waiting[], next: Waiting): Waiting[] {
  const last = line.at(-1);
  if (last && 'talentId' in last && 'talentId' in next && last.talentId === next.talentId)
    return [...line.slice(0, -1), { ...next, change: { ...last.change, ...next.change } }];
  return [...line, next];
}

/** Those with a yes, the most wanted first. */
export const wanted = (marks: Marks): OwnMark[] =>
  [...marks.values()].filter(({ mark }) => mark === 'YES').sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));

/** One with a yes and its neighbour among those of the same profile, as they are to stand; null at an end. */
export function neighbours(own: readonly OwnMark[], id: string, by: 1 | -1): [string, string] | null {
  const from = own.findIndex(({ talentId }) => talentId === id);
  const other = from < 0 ? undefined : own[from + by]?.talentId;
  if (!other) return null;
  return by < 0 ? [id, other] : [other, id];
}

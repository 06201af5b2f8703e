import type { Mark } from '@/db/values/marks';

/** People of one event whom an agency may let choose at a time. */
export const MOST_VIEWERS = 20;

/** Signs of a comment, and of what an agency asks for. */
export const LONGEST_COMMENT = 500;

/** How many people of a profile the client bought, and how many it chose. */
export type Quota = {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly chosen: number;
};

export type Sum = Readonly<Record<Mark, number>>;

/** How many said what. */
export function sumOf(marks: readonly { readonly mark: Mark | null }[]): Sum {
  const sum = { YES: 0, MAYBE: 0, NO: 0 };
  for (const { mark } of marks) if (mark) sum[mark]++;
  return sum;
}

/** The more people want a talent, the further in front; then the fewer do not, and the better its places. */
export function byWish<T extends { readonly marks: readonly { mark: Mark | null; rank: number | null }[] }>(
  talents: readonly T[],
): T[] {
  const worth = ({ marks }: T) => {
    const { YES, MAYBE, NO } = sumOf(marks);
    const best = Math.min(...marks.map(({ rank }) => rank ?? Number.MAX_SAFE_INTEGER));
    return [-YES, NO, -MAYBE, best];
  };
  return talents
    .map((talent) => ({ talent, worth: worth(talent) }))
    .sort((a, b) => {
      const place = a.worth.findIndex((value, index) => value !== b.worth[index]);
      return place < 0 ? 0 : (a.worth[place] ?? 0) - (b.worth[place] ?? 0);
    })
    .map(({ talent }) => talent);
}

type Rating = { readonly punctuality: number; readonly presence: number; readonly work: number };

/** Mean of the three aspects of all ratings, in tenths of a star, halves up; null for none. */
export function meanOf(ratings: readonly Rating[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce(
    (total, { punctuality, presence, work }) => total + punctuality + presence + work,
    0,
  );
  return Math.floor((sum * 20 + ratings.length * 3) / (ratings.length * 6));
}

/** Tenths of a star as people read them: 47 → '4,7', 40 → '4'. */
export const starsText = (tenths: number): string => String(tenths / 10).replace('.', ',');

/** Names of what an act does not reach, by why. */
export type Left = ReadonlyMap<string, readonly string[]>;

/** Which of the chosen an act reaches, and the names of the others by why it does not. */
export function reach<Row>(
  chosen: readonly Row[],
  whyNot: (row: Row) => string | null,
  nameOf: (row: Row) => string,
): { whom: Row[]; left: Left } {
  const whom: Row[] = [];
  const left = new Map<string, string[]>();
  for (const row of chosen) {
    const why = whyNot(row);
    if (why) left.set(why, [...(left.get(why) ?? []), nameOf(row)]);
    else whom.push(row);
  }
  return { whom, left };
}

/** What is told of an entry, and how often in a row. */
export type Folded<Told> = Told & { readonly times: number };

/** Joins neighbours of one day of which the same is told; the newest stands for them. */
export function foldAlike<Told extends { readonly words: string; readonly day: string }>(
  told: readonly Told[],
): Folded<Told>[] {
  const folded: Folded<Told>[] = [];
  for (const one of told) {
    const last = folded.at(-1);
    if (last && last.words === one.words && last.day === one.day) {
      folded[folded.length - 1] = { ...last, times: last.times + 1 };
    } else folded.push({ ...one, times: 1 });
  }
  return folded;
}

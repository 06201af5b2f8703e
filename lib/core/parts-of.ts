/** Parts of a list, one after the other, each with at most so many; none of an empty list. */
export const partsOf = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) =>
    list.slice(part * most, (part + 1) * most),
  );

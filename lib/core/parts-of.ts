/** So many things are acted on by one request; who chooses more is told how far it is. */
export const MOST_AT_ONCE = 50;

/** Parts of a list, one after the other, each with at most so many; none of an empty list. */
export const partsOf = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) =>
    list.slice(part * most, (part + 1) * most),
  );

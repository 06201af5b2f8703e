/** What a read that was asked for a page tells, and where the page begins though no row stands there any more. */
export type PageEdges = {
  /** Values of the order of the row before the page; null for the first page, and for one behind a row. */
  readonly begin: readonly string[] | null;
  /** Told the values of the last row when there are more behind it. */
  readonly cut: (values: readonly string[]) => void;
  /** Told, when nothing stands behind a row, how to find out whether there is such a row. */
  readonly nothingAfter: (isThere: () => Promise<boolean>) => void;
};

/**
 * The part of a list that is read, and its order. A page begins or ends at a row, not at a number, so that a deep one
 * costs as much as the first. Each list has an order and a size of its own for what is left out. Screens make it of the
 * address (app/_ui/list/list-query.ts), reads put it in SQL (lib/platform/keyset.ts).
 */
export type ListPage<Sort extends string = never, Cursor = string> = {
  readonly sort?: Sort;
  readonly descending?: boolean;
  readonly limit?: number;
  /** The id of the row before the page. */
  readonly after?: Cursor;
  /** The id of the row behind the page; `after` counts where both are there. */
  readonly before?: Cursor;
  /** For the wire (lib/platform/read-page.ts). */
  readonly edges?: PageEdges;
};

/** Rows of the longest page: a file's most, and one by which a list too long for a file is known. */
export const LONGEST_PAGE = 10_001;

/** Rows that are counted to tell how many there are; one more stands for any larger number. */
export const MOST_COUNTED = 1_000;

/** A sum of counts, of which one that was not counted to its end makes it more than is counted. */
export const sumOfCounts = (counts: readonly number[]): number =>
  counts.some((count) => count > MOST_COUNTED)
    ? MOST_COUNTED + 1
    : counts.reduce((total, count) => total + count, 0);

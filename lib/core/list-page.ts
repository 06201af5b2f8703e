/**
 * The part of a list that is read, and its order. Each list has an order and a size of its own for what is left out.
 * Screens make it of the address (app/_ui/list/list-query.ts).
 */
export type ListPage<Sort extends string = never, Cursor = string> = {
  readonly sort?: Sort;
  readonly descending?: boolean;
  readonly limit?: number;
  /** Rows before the page. */
  readonly offset?: number;
  /** The id of the row before the page, in lists that are too long to count. */
  readonly after?: Cursor;
};

/** Rows of the longest page: a file's most, and one by which a list too long for a file is known. */
export const LONGEST_PAGE = 10_001;

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Page = {
  readonly descending: boolean;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

/**
 * Where a page of a list begins, as SQL that an index on `keys` serves whatever the page. `keys` are the columns of the
 * order, none of them null, the last one unique; all go the same way. `rowOf` selects them of the row with an id, among
 * the rows that the reader may see. A page whose row is gone is empty.
 */
export function keyset(
  keys: readonly SQL[],
  { descending, after, before }: Page,
  rowOf: (columns: SQL, id: string) => SQL,
) {
  const edge = after ?? before;
  const backwards = after === undefined && before !== undefined;
  const down = descending !== backwards;
  const columns = sql.join([...keys], sql`, `);
  return {
    where:
      edge === undefined
        ? undefined
        : sql`(${columns}) ${sql.raw(down ? '<' : '>')} (${rowOf(columns, edge)})`,
    orderBy: keys.map((key) => sql`${key} ${sql.raw(down ? 'desc' : 'asc')}`),
    /** The rows as the list has them: a page before a row is read from its end. */
    inOrder: <Row>(rows: Row[]): Row[] => (backwards ? rows.reverse() : rows),
  };
}

/**
 * True for the rows whose ids a page selects. It is read first and by itself, so that nothing is joined with what is not
 * on it, however many joins there are.
 */
export const onPage = (id: AnyPgColumn, page: SQLWrapper): SQL => sql`${id} = any(array(${page.getSQL()}))`;

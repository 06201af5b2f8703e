import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@/lib/core/errors';
import { LONGEST_PAGE, type PageEdges } from '@/lib/core/list-page';
import { database } from './database';

/** INVALID at `after`: what is no place in the list. */
export const wrongCursor = () =>
  new AppError('INVALID', 'errors.invalid', { after: 'validation.page.after' });

type Page = {
  readonly descending: boolean;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly edges?: PageEdges | undefined;
};

/** The values of the order of a row; null where nobody asks for them. */
export type Edge = readonly string[] | null;

/** A row of a list of each of many, with its place in it. */
export type PlacedRow<Row> = { readonly row: Row; readonly edge: Edge };

export const noEdge = sql<Edge>`null`;

function edgeOf(row: object | undefined): readonly string[] {
  const { edge } = (row ?? {}) as { edge?: Edge };
  if (!edge) throw new Error('a list that is read by its values does not select them');
  return edge;
}

function withoutEdge<Row extends object>(row: Row): Omit<Row, 'edge'> {
  if (!('edge' in row)) return row;
  const { edge: _, ...rest } = row;
  return rest as Omit<Row, 'edge'>;
}

/**
 * Where a page of a list begins, as SQL that an index on `keys` serves whatever the page. `keys` are the columns of the
 * order, none of them null, the last one unique; all go the same way. `rowOf` selects them of the row with an id, among
 * the rows that the reader may see. A page whose row is gone is empty. A page with `edges` begins at values, and is told
 * apart from the last one: its read selects `edge` and takes `limit` rows.
 */
export function keyset(
  keys: readonly SQL[],
  { descending, limit = LONGEST_PAGE, after, before, edges }: Page,
  rowOf: (columns: SQL, id: string) => SQL,
) {
  const row = after ?? before;
  const backwards = after === undefined && before !== undefined;
  const down = descending !== backwards;
  const columns = sql.join([...keys], sql`, `);
  const begin = edges?.begin ?? null;
  if (begin && begin.length !== keys.length) throw wrongCursor();
  const edge = begin
    ? sql.join(
        begin.map((value) => sql`${value}`),
        sql`, `,
      )
    : row === undefined
      ? undefined
      : rowOf(columns, row);
  const most = Math.min(limit, LONGEST_PAGE);
  const texts = sql.join(
    keys.map((key) => sql`(${key})::text`),
    sql`, `,
  );
  return {
    where: edge && sql`(${columns}) ${sql.raw(down ? '<' : '>')} (${edge})`,
    orderBy: keys.map((key) => sql`${key} ${sql.raw(down ? 'desc' : 'asc')}`),
    /** Rows to read: one more than the page has where it is asked whether it is the last. */
    limit: edges ? most + 1 : most,
    /** The values of the order of a row, where they are asked for. */
    edge: edges ? sql<Edge>`json_build_array(${texts})` : noEdge,
    /** The rows as the list has them: a page before a row is read from its end. */
    inOrder<Row extends object>(rows: Row[]): Omit<Row, 'edge'>[] {
      const page = edges && rows.length > most ? rows.slice(0, most) : rows;
      if (edges && page.length < rows.length) edges.cut(edgeOf(page.at(-1)));
      if (edges && rows.length === 0 && row !== undefined && !begin) {
        edges.nothingAfter(async () => (await database().execute(rowOf(sql`1`, row))).rows.length > 0);
      }
      const plain = page.map(withoutEdge);
      return backwards ? plain.reverse() : plain;
    },
  };
}

/**
 * True for the rows whose ids a page selects. It is read first and by itself, so that nothing is joined with what is not
 * on it, however many joins there are.
 */
export const onPage = (id: AnyPgColumn, page: SQLWrapper): SQL => sql`${id} = any(array(${page.getSQL()}))`;

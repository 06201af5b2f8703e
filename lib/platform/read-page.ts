import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage, PageEdges } from '@/lib/core/list-page';
import { isStorable } from '@/lib/core/text';
import { databaseCode } from './database-errors';
import { type PlacedRow, wrongCursor } from './keyset';

/** Rows of a page that a program asks for, at the most. */
export const MOST_ASKED = 500;

type Asked = {
  /** A cursor of the page before, or the id of its last row. */
  readonly after?: string | number | null | undefined;
  readonly limit?: number | null | undefined;
};

/** A page, and where the next one begins; null after the last one. */
export type RowPage<Row> = { readonly rows: readonly Row[]; readonly endCursor: string | null };

/** What a place in a list is called outside: its list, and the values of the order of the row before it. */
export const toCursor = (list: string, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url');

/** Throws INVALID at `after` for what is no cursor of this list. */
function readCursor(list: string, cursor: string): readonly string[] {
  try {
    const [of, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fit = values.every((value: unknown) => typeof value === 'string' && isStorable(value));
    if (of === list && values.length > 0 && fit) return values;
  } catch {
    // Said below.
  }
  throw wrongCursor();
}

const isRowId = (after: string): boolean => isUuid(after) || /^\d{1,18}$/.test(after);

function limitOf(limit: Asked['limit'], usual: number): number {
  if (limit != null && (limit < 1 || limit > MOST_ASKED))
    throw new AppError('INVALID', 'errors.invalid', { limit: 'validation.page.limit' });
  return limit ?? usual;
}

/** What the columns of the order, or of the id, cannot hold. */
function cursorFault(error: unknown, isAsked: boolean): unknown {
  return isAsked && databaseCode(error)?.startsWith('22') ? wrongCursor() : error;
}

type Page = Pick<ListPage, 'limit' | 'after' | 'edges'>;

/**
 * Reads a page of a list that a program walks: `usual` rows unless told. A cursor holds what the list is ordered by, so
 * that the row it was made of may change or go. The id of a row is taken as well. Throws INVALID at `after` for what is
 * neither, at `limit` for a number that is not 1 to 500, and what `read` throws.
 */
export async function readPage<Row>(
  list: string,
  asked: Asked,
  usual: number,
  read: (page: Page) => Promise<readonly Row[]>,
): Promise<RowPage<Row>> {
  const limit = limitOf(asked.limit, usual);
  const after = asked.after == null ? null : String(asked.after);
  const isRow = after !== null && isRowId(after);
  const begin = after === null || isRow ? null : readCursor(list, after);
  let last: readonly string[] | null = null;
  let isThere = async () => true;
  const edges: PageEdges = {
    begin,
    cut: (values) => {
      last = values;
    },
    nothingAfter: (look) => {
      isThere = look;
    },
  };
  try {
    const rows = await read({ limit, edges, ...(isRow ? { after } : {}) });
    if (rows.length === 0 && !(await isThere())) throw wrongCursor();
    return { rows, endCursor: last && toCursor(list, last) };
  } catch (error) {
    throw cursorFault(error, after !== null);
  }
}

/** The same of a list of each of many, read in one; of a cursor alone. */
export async function readPages<Row>(
  list: string,
  asked: Asked,
  usual: number,
  read: (page: Page) => Promise<ReadonlyMap<string, readonly PlacedRow<Row>[]>>,
): Promise<(parent: string) => RowPage<Row>> {
  const limit = limitOf(asked.limit, usual);
  const begin = asked.after == null ? null : readCursor(list, String(asked.after));
  const nobody = () => {};
  const found = await read({ limit, edges: { begin, cut: nobody, nothingAfter: nobody } }).catch((error) => {
    throw cursorFault(error, begin !== null);
  });
  return (parent) => {
    const rows = found.get(parent) ?? [];
    const last = rows.length > limit ? rows[limit - 1]?.edge : null;
    return {
      rows: rows.slice(0, limit).map(({ row }) => row),
      endCursor: last ? toCursor(list, last) : null,
    };
  };
}

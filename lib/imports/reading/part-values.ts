import { MOST_COLUMNS } from '../rules';

/** How an address book of Google writes several telephones in one cell: '300 123 4567 ::: 604 555 1122'. */
const BETWEEN = ' ::: ';
/** 'E-mail 1 - Value', 'Phone 2 - Value'. */
const OF_VALUES = /^(?:e-?mail|phone) \d+ - value$/i;

type Columns = {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

/** A table whose cells have one value each: further ones stand in columns of their own, behind all others. */
export function partValues({ headers, rows }: Columns): Columns {
  const several = headers
    .map((_, column) => column)
    .filter(
      (column) =>
        OF_VALUES.test(headers[column] ?? '') && rows.some(({ cells }) => cells[column]?.includes(BETWEEN)),
    )
    .slice(0, Math.max(0, MOST_COLUMNS - headers.length));
  if (several.length === 0) return { headers, rows };
  return {
    headers: [...headers, ...several.map((column) => `${headers[column]} 2`)],
    rows: rows.map(({ line, cells }) => {
      const parts = (column: number) => (cells[column] ?? '').split(BETWEEN);
      const firsts = cells.map((cell, column) =>
        several.includes(column) ? (parts(column)[0] ?? '') : cell,
      );
      return { line, cells: [...firsts, ...several.map((column) => parts(column).slice(1).join(BETWEEN))] };
    }),
  };
}

/** Without it Excel takes UTF-8 for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet in Colombia keeps the comma for decimals, and splits at semicolons. */
const SEPARATOR = ';';
/**
 * What a spreadsheet would run as a formula: at the beginning, and after what another program splits cells at. The
 * wide forms of East Asian keyboards count like the narrow ones.
 */
const RUNS = /(^|[,;|\t\r\n]) *(?=[=+\-@\t\r＝＋－＠])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  return `"${value.replaceAll(RUNS, "$&'").replaceAll('"', '""')}"`;
}

/** A line of a CSV that Excel opens as it is; no cell can be taken for a formula. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(SEPARATOR)}\r\n`;

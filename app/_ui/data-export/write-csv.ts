import type { ExportTable, ExportValue } from './export-table';

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet in Colombia keeps the comma for decimals, and splits at semicolons. */
const SEPARATOR = ';';
/**
 * What a spreadsheet would run as a formula: at the beginning, and after what another program splits cells at. The
 * wide forms of East Asian keyboards count like the narrow ones.
 */
const RUNS = /(^|[,;|\t\r\n]) *(?=[=+\-@\t\r＝＋－＠])/g;

function cell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  if (typeof value === 'object') return `"${value.day}"`;
  return `"${value.replaceAll(RUNS, "$&'").replaceAll('"', '""')}"`;
}

/** The table as CSV in UTF-8 that Excel opens as it is; no cell can be taken for a formula. */
export function writeCsv({ columns, rows }: ExportTable): string {
  const lines = [columns.map(({ header }) => header), ...rows];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(SEPARATOR)}\r\n`).join('');
}

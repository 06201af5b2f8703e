import { BYTE_ORDER_MARK, csvLine } from '@/lib/core/csv';
import type { ExportTable, ExportValue } from './export-table';

const cell = (value: ExportValue): string | number | null =>
  value !== null && typeof value === 'object' ? value.day : value;

/** The table as CSV in UTF-8 that Excel opens as it is; no cell can be taken for a formula. */
export const writeCsv = ({ columns, rows }: ExportTable): string =>
  BYTE_ORDER_MARK +
  [columns.map(({ header }) => header), ...rows.map((row) => row.map(cell))].map(csvLine).join('');

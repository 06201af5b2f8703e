import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { ExportTable, ExportValue } from './export-table';

function cell(value: ExportValue) {
  if (value === null) return null;
  if (typeof value === 'object') {
    return { type: Date, value: new Date(`${value.day}T00:00:00Z`), format: 'dd/mm/yyyy' };
  }
  // A text stays one, even if it begins like a formula.
  return typeof value === 'number' ? { type: Number, value } : { type: String, value };
}

/** The table as an Excel workbook of one sheet, its headings in view while one scrolls. */
export async function writeXlsx({ name, columns, rows }: ExportTable): Promise<Buffer> {
  const headings = columns.map(({ header }) => ({ value: header, fontWeight: 'bold' as const }));
  const data: SheetData = [headings, ...rows.map((row) => row.map(cell))];
  return writeExcelFile(data, {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

import type { ExportFormat, ExportTable } from './export-table';
import { writeCsv } from './write-csv';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A list as a file to keep, named after what it is of and the day it was made. */
export async function answerWithExport(
  table: ExportTable,
  format: ExportFormat,
  day: string,
): Promise<Response> {
  return new Response(await bytesOf(table, format), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${table.name}-${day}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function bytesOf(table: ExportTable, format: ExportFormat): Promise<BodyInit> {
  if (format === 'csv') return writeCsv(table);
  const { writeXlsx } = await import('./write-xlsx');
  return new Uint8Array(await writeXlsx(table));
}

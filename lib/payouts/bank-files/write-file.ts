import Papa from 'papaparse';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { currencyDecimals, decimalFromMinor } from '@/lib/core/money';
import { type FileContent, type FileItem, rawValue } from './file-content';
import { fixedField } from './fixed-field';
import type { FileField, Layout } from './layout';

export type BankFile = { readonly bytes: Buffer; readonly mime: string; readonly extension: string };

/** Writes the file of a batch by a layout: its header, and a record per item. The caller has asked for its problems. */
export async function writeBankFile(layout: Layout, content: FileContent): Promise<BankFile> {
  if (layout.kind === 'CSV') return { bytes: writeCsv(layout, content), mime: 'text/csv', extension: 'csv' };
  if (layout.kind === 'XLSX') {
    return {
      bytes: await writeXlsx(layout, content),
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
    };
  }
  const record = (fields: readonly FileField[], item: FileItem | null) =>
    fields.map((field) => said(field, fixedField(field, layout, content, item))).join('');
  const whole = [
    ...(layout.header ? [record(layout.header, null)] : []),
    ...content.items.map((item) => record(layout.detail, item)),
  ];
  return { bytes: Buffer.from(`${whole.join('\r\n')}\r\n`, 'ascii'), mime: 'text/plain', extension: 'txt' };
}

function said({ name }: FileField, text: string | null): string {
  if (text === null) throw new Error(`The layout cannot say «${name}»`);
  return text;
}

const headings = (layout: Layout): string[] => layout.detail.map(({ name }) => name);

function cell(field: FileField, layout: Layout, content: FileContent, item: FileItem): string {
  const value = rawValue(field, layout, content, item) ?? '';
  return field.words ? (field.words[value] ?? '') : value;
}

const rows = (layout: Layout, content: FileContent): string[][] =>
  content.items.map((item) =>
    layout.detail.map((field) =>
      field.source === 'amount'
        ? decimalFromMinor(item.amount, content.currency)
        : cell(field, layout, content, item),
    ),
  );

function writeCsv(layout: Layout, content: FileContent): Buffer {
  const table = [headings(layout), ...rows(layout, content)];
  return Buffer.from(
    `\uFEFF${Papa.unparse(table, { delimiter: ';', quotes: true, escapeFormulae: true })}\r\n`,
  );
}

/** Amounts are numbers, so that they add up; all else is text: it runs as no formula, and accounts keep their zeros. */
async function writeXlsx(layout: Layout, content: FileContent): Promise<Buffer> {
  const decimals = currencyDecimals(content.currency);
  const data: SheetData = [
    headings(layout).map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
    ...rows(layout, content).map((row) =>
      row.map((value, column) =>
        layout.detail[column]?.source === 'amount'
          ? { type: Number, value: Number(value), format: decimals > 0 ? '#,##0.00' : '#,##0' }
          : { type: String, value },
      ),
    ),
  ];
  return writeExcelFile(data, { sheet: 'Pagos', stickyRowsCount: 1 }).toBuffer();
}

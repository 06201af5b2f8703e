import Papa from 'papaparse';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { conflict } from '@/lib/core/errors';
import { currencyDecimals, decimalFromMinor } from '@/lib/core/money';
import type { FileField, Layout, Source } from './layouts';

/** One payment, as a bank's file tells it. `amount` in minor units. */
export type FileItem = {
  readonly amount: number;
  readonly name: string;
  readonly identification: string;
  readonly bankCode: string;
  readonly account: string;
  readonly accountType: string;
  readonly email: string;
  readonly reference: string;
};

export type FileContent = {
  readonly currency: string;
  /** `YYYYMMDD`. */
  readonly day: string;
  readonly number: string;
  readonly payerTaxId: string;
  readonly payerName: string;
  /** From which it is paid; empty where the layout does not tell it. */
  readonly sourceAccount: string;
  readonly sourceAccountType: string;
  /** What the payer has otherwise, by the keys of the layout's own fields. */
  readonly own: Readonly<Record<string, string>>;
  readonly items: readonly FileItem[];
};

export type BankFile = { readonly bytes: Buffer; readonly mime: string; readonly extension: string };

/**
 * Writes the file of a batch by a layout: its header, a record per item, and its control record. Throws CONFLICT when a
 * number is longer than its field: it is never cut.
 */
export async function writeBankFile(layout: Layout, content: FileContent): Promise<BankFile> {
  if (layout.kind === 'CSV') return { bytes: writeCsv(layout, content), mime: 'text/csv', extension: 'csv' };
  if (layout.kind === 'XLSX') {
    return {
      bytes: await writeXlsx(layout, content),
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
    };
  }
  const whole = [
    ...(layout.header ? [record(layout.header, content, null)] : []),
    ...content.items.map((item) => record(layout.detail, content, item)),
    ...(layout.control ? [record(layout.control, content, null)] : []),
  ];
  return { bytes: Buffer.from(`${whole.join('\r\n')}\r\n`, 'ascii'), mime: 'text/plain', extension: 'txt' };
}

export const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

const record = (fields: readonly FileField[], content: FileContent, item: FileItem | null): string =>
  fields.map((field) => fixed(field, content, item)).join('');

/** Banks take capitals without accents, and neither tabs nor line breaks. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9@._ -]/g, ' ');

function fixed(field: FileField, content: FileContent, item: FileItem | null): string {
  const { width, pad = ' ', align = 'left', format } = field;
  const raw = String(valueIn(field, content, item));
  const isNumber = format === 'cents' || format === 'digits';
  const value =
    format === 'cents'
      ? inCents(Number(raw), content.currency)
      : isNumber
        ? raw.replace(/\D/g, '')
        : plain(raw);
  const isAccount = field.source === 'account';
  if (value.length > width && (isNumber || isAccount)) throw conflict('errors.payout.tooWide');
  const cut = value.slice(0, width);
  return align === 'right' ? cut.padStart(width, pad) : cut.padEnd(width, pad);
}

const inCents = (minor: number, currency: string): string =>
  `${minor}${'0'.repeat(2 - currencyDecimals(currency))}`;

function valueIn(
  { source, text = '', key, words }: FileField,
  content: FileContent,
  item: FileItem | null,
): string | number {
  if (!source) return (key && content.own[key]) || text;
  const value = read(source, content, item);
  return words ? (words[value] ?? '') : value;
}

function read(source: Source, content: FileContent, item: FileItem | null): string | number {
  switch (source) {
    case 'count':
      return content.items.length;
    case 'total':
      return sumOf(content.items);
    case 'day':
    case 'number':
    case 'payerTaxId':
    case 'payerName':
    case 'sourceAccount':
    case 'sourceAccountType':
      return content[source];
    default:
      return item?.[source] ?? '';
  }
}

const cells = (layout: Layout, content: FileContent): string[][] =>
  content.items.map((item) =>
    layout.detail.map((field) =>
      field.source === 'amount'
        ? decimalFromMinor(item.amount, content.currency)
        : String(valueIn(field, content, item)),
    ),
  );

const headings = (layout: Layout): string[] => layout.detail.map(({ name }) => name);

/** Control totals stand in a last row, as in the files of banks. No cell can be taken for a formula. */
const totals = (content: FileContent): string[] => [
  'TOTAL',
  String(content.items.length),
  decimalFromMinor(sumOf(content.items), content.currency),
];

function writeCsv(layout: Layout, content: FileContent): Buffer {
  const rows = [headings(layout), ...cells(layout, content), totals(content)];
  return Buffer.from(
    `\uFEFF${Papa.unparse(rows, { delimiter: ';', quotes: true, escapeFormulae: true })}\r\n`,
  );
}

async function writeXlsx(layout: Layout, content: FileContent): Promise<Buffer> {
  // A text stays one, even if it begins like a formula; account numbers keep their zeros.
  const data: SheetData = [headings(layout), ...cells(layout, content), totals(content)].map((row) =>
    row.map((value) => ({ type: String, value })),
  );
  return writeExcelFile(data, { sheet: 'Pagos', stickyRowsCount: 1 }).toBuffer();
}

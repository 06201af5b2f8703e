import fc from 'fast-check';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { minorFromDecimal } from '@/lib/core/money';
import { type FileField, findLayout, LAYOUTS, type Layout, needsSourceAccount, ownFieldsOf } from './layouts';
import { type FileContent, sumOf, writeBankFile } from './write-file';

const item = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  identification: fc.stringMatching(/^[1-9]\d{5,9}$/),
  bankCode: fc.constantFrom('1007', '1051', '1507'),
  account: fc.stringMatching(/^\d{6,16}$/),
  accountType: fc.constantFrom('AHORROS', 'CORRIENTE'),
  email: fc.constant('ana@correo.example'),
  reference: fc.constant('CC 12'),
});

const contentOf = (items: FileContent['items'], currency = 'COP'): FileContent => ({
  currency,
  day: '20261123',
  number: '7',
  payerTaxId: '900123456',
  payerName: 'Casa Norte S.A.S.',
  sourceAccount: '00987654321',
  sourceAccountType: 'CORRIENTE',
  own: {},
  items,
});

/** Reads one record back, by its layout. */
function readRecord(fields: readonly FileField[], line: string): Record<string, string> {
  let at = 0;
  return Object.fromEntries(
    fields.map(({ name, width }) => {
      const value = line.slice(at, at + width);
      at += width;
      return [name, value] as const;
    }),
  );
}

const centsOf = (text: string | undefined, currency: string): number =>
  Number(text) / (currency === 'COP' ? 100 : 1);

/** What a bank would read: each amount, and the control totals. */
function readFixed(layout: Layout, bytes: Buffer, currency: string) {
  const lines = bytes.toString('ascii').replace(/\r\n$/, '').split('\r\n');
  const details = lines.slice(layout.header ? 1 : 0, layout.control ? -1 : undefined);
  const totals = layout.control ?? layout.header ?? [];
  const control = readRecord(totals, (layout.control ? lines.at(-1) : lines[0]) ?? '');
  const named = (fields: readonly FileField[], source: string) =>
    fields.find((field) => field.source === source)?.name ?? '';
  const rows = details.map((line) => readRecord(layout.detail, line));
  const width = layout.detail.reduce((sum, field) => sum + field.width, 0);
  return {
    amounts: rows.map((row) => centsOf(row[named(layout.detail, 'amount')], currency)),
    accounts: rows.map((row) => row[named(layout.detail, 'account')]?.trim()),
    total: centsOf(control[named(totals, 'total')], currency),
    count: Number(control[named(totals, 'count')]),
    isEven: details.every((line) => line.length === width),
  };
}

const FIXED = LAYOUTS.filter(({ kind, header, control }) => kind === 'FIXED' && (header ?? control));

test('10,000 random payments: what each bank reads adds up to the sum of the batch', async () => {
  const batches = fc.sample(fc.array(item, { minLength: 100, maxLength: 100 }), { numRuns: 100, seed: 13 });
  for (const [index, items] of batches.entries()) {
    const currency = index % 5 === 0 ? 'USD' : 'COP';
    for (const layout of FIXED) {
      const { bytes } = await writeBankFile(layout, contentOf(items, currency));
      const read = readFixed(layout, bytes, currency);
      expect(read.amounts).toEqual(items.map(({ amount }) => amount));
      expect([read.total, read.count, read.isEven]).toEqual([sumOf(items), items.length, true]);
    }
    const { bytes } = await writeBankFile(csv(), contentOf(items, currency));
    const rows = Papa.parse<string[]>(bytes.toString('utf8').slice(1).trimEnd(), { delimiter: ';' }).data;
    const amounts = rows.slice(1, -1).map((row) => minorFromDecimal(row[5] ?? '', currency));
    expect(amounts).toEqual(items.map(({ amount }) => amount));
    expect(rows.at(-1)?.slice(0, 3)).toEqual([
      'TOTAL',
      String(items.length),
      currency === 'COP' ? String(sumOf(items)) : (sumOf(items) / 100).toFixed(2),
    ]);
  }
});

function csv(): Layout {
  const layout = findLayout('csv');
  if (!layout) throw new Error('There is no plain layout');
  return layout;
}

const [ONE] = fc.sample(item, { numRuns: 1, seed: 1 });

test('no name runs as a formula, and an account keeps its zeros', async () => {
  if (!ONE) throw new Error('nothing was sampled');
  const items = [{ ...ONE, name: '=HYPERLINK("http://x")', account: '00123456' }];
  const plain = await writeBankFile(csv(), contentOf(items));
  expect(plain.bytes.toString('utf8')).toContain("'=HYPERLINK");
  expect(plain.bytes.toString('utf8')).toContain('"00123456"');
  const layout = findLayout('xlsx');
  if (!layout) throw new Error('There is no workbook');
  const book = await writeBankFile(layout, contentOf(items));
  const rows = (await readXlsxFile(book.bytes)) as unknown[];
  expect(JSON.stringify(rows)).toContain('00123456');
});

test('a number that does not fit is refused, not cut; a long name is cut without accents', async () => {
  if (!ONE) throw new Error('nothing was sampled');
  const layout = findLayout('davivienda');
  if (!layout) throw new Error('There is no such layout');
  const long = { ...ONE, account: '1'.repeat(17) };
  await expect(writeBankFile(layout, contentOf([long]))).rejects.toMatchObject({
    messageKey: 'errors.payout.tooWide',
  });
  const { bytes } = await writeBankFile(layout, contentOf([{ ...ONE, name: `Núñez ${'Á'.repeat(60)}` }]));
  expect(bytes.toString('ascii')).toContain('NUNEZ AAAA');
});

test('each bank is told from which account it pays, and what it wants otherwise', async () => {
  for (const layout of LAYOUTS.filter(({ kind }) => kind === 'FIXED')) {
    const [first] = ownFieldsOf(layout);
    const own = first ? { [first.key]: 'Z'.repeat(first.width) } : {};
    const { bytes } = await writeBankFile(layout, { ...contentOf(ONE ? [ONE] : []), own });
    const header = readRecord(layout.header ?? [], bytes.toString('ascii').split('\r\n')[0] ?? '');
    const source = layout.header?.find((field) => field.source === 'sourceAccount')?.name ?? '';
    expect(needsSourceAccount(layout)).toBe(true);
    expect(Number(header[source])).toBe(987654321);
    if (first) expect(header[first.name]).toBe('Z'.repeat(first.width));
  }
  expect(LAYOUTS.filter(needsSourceAccount)).toHaveLength(3);
});

test('the records of Bancolombia are as long as its format says', async () => {
  const layout = findLayout('bancolombia-pab');
  if (!layout || !ONE) throw new Error('There is no such layout');
  const { bytes } = await writeBankFile(layout, contentOf([ONE]));
  expect(
    bytes
      .toString('ascii')
      .split('\r\n')
      .slice(0, 2)
      .map((line) => line.length),
  ).toEqual([264, 264]);
});

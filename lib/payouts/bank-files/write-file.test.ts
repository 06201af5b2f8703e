import fc from 'fast-check';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { minorFromDecimal } from '@/lib/core/money';
import { type FileItem, sumOf } from './file-content';
import { ownFieldsOf } from './layouts';
import { itemProblem } from './problems';
import { contentOf, FIXED, layoutOf, NEQUI, PASSPORT, PAYMENT, recordsOf } from './testing/payments';
import { writeBankFile } from './write-file';

const blanks = (count: number) => ' '.repeat(count);
const zeros = (count: number) => '0'.repeat(count);

describe('whole records, letter by letter', () => {
  test('Bancolombia PAB', async () => {
    const records = await recordsOf('bancolombia-pab', [PAYMENT, PASSPORT, NEQUI]);
    expect(records).toEqual([
      `1000000900373115I${blanks(15)}220PAGOTALENT20261123B32026112300000300000000000000000` +
        `0000000013300010000987654321D${blanks(149)}`,
      `61020304050     MARIA FERNANDA NUNEZ OHARA    00000100700123456789      S3700000000125000000` +
        `20261123CC 12                1${zeros(5)}${blanks(15)}MARIA@CORREO.EXAMPLE${blanks(60 + 15 + 27)}`,
      `6AB123456       JOSE LUKASZ STRASSE           000001051007770001234     S2700000000008000000` +
        `20261123CC 7                 5${zeros(5)}${blanks(15 + 80 + 15 + 27)}`,
      `6900373115      NANDU S.A.S.                  0000015073105551234       S5200000000000000100` +
        `20261123CC 12                3${zeros(5)}${blanks(15)}MARIA@CORREO.EXAMPLE${blanks(60 + 15 + 27)}`,
    ]);
    expect(records.map(({ length }) => length)).toEqual([264, 264, 264, 264]);
  });

  test('Bancolombia SAP', async () => {
    const records = await recordsOf('bancolombia-sap', [PAYMENT, NEQUI]);
    expect(records).toEqual([
      '10900373115CASA NORTE S.A.S220PAGOTALENT261123L261123000002000000000000000001250001' + '00987654321D',
      '6000001020304050MARIA FERNANDA NUN00000100700000000123456789S370001250000         CC 12        ',
      '6000000900373115NANDU S.A.S.      00000150700000003105551234S520000000001         CC 12        ',
    ]);
    expect(records.map(({ length }) => length)).toEqual([95, 95, 95]);
  });

  test('Davivienda', async () => {
    const daviplata = {
      ...NEQUI,
      ...{ bankId: 4, bankCode: '1551', documentType: 'CE', identification: '445566' },
    };
    const records = await recordsOf('davivienda', [PAYMENT, daviplata]);
    expect(records).toEqual([
      `RC0000009003731153PROVPROV0000000987654321CC000051000000000125000100000002` +
        `2026112314050900009999${zeros(8 + 6 + 2)}03${zeros(12 + 4 + 40)}`,
      `TR000000102030405000000000000000120000000123456789CA00100700000000012500000000000001` +
        `19999${zeros(40 + 18 + 8 + 4 + 4 + 7)}`,
      `TR000000000044556600000000000000120000003105551234DP000051000000000000000100000000` +
        `0219999${zeros(40 + 18 + 8 + 4 + 4 + 7)}`,
    ]);
    expect(records.map(({ length }) => length)).toEqual([170, 170, 170]);
  });

  test('Banco de Bogotá', async () => {
    const records = await recordsOf('banco-de-bogota', [PAYMENT, NEQUI]);
    expect(records).toEqual([
      `120261123${zeros(24)}1${zeros(6)}00987654321CASA NORTE S.A.S.${blanks(23)}009003731150020000` +
        `20261123009N${blanks(129)}`,
      `2C01020304050MARIA FERNANDA NUNEZ OHARA${blanks(14)}0200123456789      000000000125000000A000007` +
        `0000CC 12${blanks(75)}00000000012N${blanks(48)}N${blanks(8)}`,
      `2N00900373115NANDU S.A.S.${blanks(28)}093105551234       000000000000000100A000507` +
        `0000CC 12${blanks(75)}00000000012N${blanks(48)}N${blanks(8)}`,
    ]);
    expect(records.map(({ length }) => length)).toEqual([250, 250, 250]);
  });

  test('BBVA, at itself and at another bank', async () => {
    const own = {
      ...PAYMENT,
      bankId: 11,
      bankCode: '1013',
      documentType: 'NIT',
      identification: '900373115',
    };
    const records = await recordsOf('bbva', [PAYMENT, own]);
    const rest = `${zeros(8 + 4)}MARIA FERNANDA NUNEZ OHARA${blanks(10 + 36 + 36)}MARIA@CORREO.EXAMPLE${blanks(28)}CC 12${blanks(35)}`;
    expect(records).toEqual([
      `01000001020304050010007${zeros(16)}0200123456789      000000125000000${rest}`,
      `03000000900373115310013000000012345678900${zeros(17)}000000125000000${rest}`,
    ]);
    expect(records.map(({ length }) => length)).toEqual([281, 281]);
  });
});

const item: fc.Arbitrary<FileItem> = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  name: fc.oneof(fc.string({ maxLength: 60, unit: 'grapheme' }), fc.stringMatching(/^[A-Za-zÑñéü ']{1,60}$/)),
  documentType: fc.constantFrom('CC', 'CE', 'NIT', 'TI', 'PA', 'PPT', 'DNI', ''),
  identification: fc.oneof(fc.stringMatching(/^[A-Z0-9.-]{0,20}$/), fc.stringMatching(/^[1-9]\d{5,9}$/)),
  bankId: fc.constantFrom(1, 2, 7, 11, 20),
  bank: fc.constant('Un banco'),
  bankKind: fc.constantFrom('BANK', 'BANK', 'BANK', 'WALLET'),
  bankCode: fc.constantFrom('1007', '1051', '1507', '1551', '1013', ''),
  account: fc.stringMatching(/^\d{4,20}$/),
  accountType: fc.constantFrom('AHORROS', 'CORRIENTE', 'LLAVE'),
  email: fc.constantFrom('ana@correo.example', 'ñ@correo.example', ''),
  reference: fc.constant('CC 12'),
  claimNumber: fc.integer({ min: 1, max: 99_999 }),
});

test('no identification, account or amount is changed: it is said whole, or the payment is refused', async () => {
  for (const layout of FIXED) {
    const width = layout.detail.reduce((sum, field) => sum + field.width, 0);
    await fc.assert(
      fc.asyncProperty(item, async (one) => {
        const content = contentOf([one]);
        if (itemProblem(layout, content, one) !== null) return;
        const { bytes } = await writeBankFile(layout, content);
        const line = bytes.toString('ascii').split('\r\n').at(-2) ?? '';
        expect(line).toHaveLength(width);
        let at = 0;
        const told = layout.detail.map((field) => {
          const text = line.slice(at, at + field.width);
          at += field.width;
          return { ...field, text };
        });
        const of = (source: string) =>
          told.filter((field) => field.source === source).map(({ text }) => text);
        const plain = one.identification.replaceAll(/[.-]/g, '').toUpperCase();
        const isNit = one.documentType === 'NIT';
        expect(isNit || of('identification')[0]?.trim().replace(/^0+/, '') === plain.replace(/^0+/, '')).toBe(
          true,
        );
        expect(of('account').map((text) => Number(text.trim()))).toContain(Number(one.account));
        expect([one.amount, one.amount * 100]).toContain(Number(of('amount')[0]));
        expect(of('name')[0] ?? 'A').toMatch(/[A-Z0-9@._-]/);
      }),
      { numRuns: 1500 },
    );
  }
});

test('10,000 random payments: what each bank reads adds up to the sum of the batch', async () => {
  const batches = fc.sample(fc.array(item, { minLength: 100, maxLength: 100 }), { numRuns: 100, seed: 13 });
  for (const items of batches) {
    for (const layout of FIXED) {
      const sayable = items.filter((one) => itemProblem(layout, contentOf([one]), one) === null);
      if (sayable.length === 0) continue;
      const records = await recordsOf(layout.key, sayable);
      const details = layout.header ? records.slice(1) : records;
      let at = 0;
      const field = layout.detail.find((each) => {
        if (each.source === 'amount') return true;
        at += each.width;
        return false;
      });
      const unit = field?.format === 'cents' ? 100 : 1;
      const sum = details.reduce((all, line) => all + Number(line.slice(at, at + (field?.width ?? 0))), 0);
      expect(details).toHaveLength(sayable.length);
      expect(sum).toBe(sumOf(sayable) * unit);
      if (layout.header?.some(({ source }) => source === 'total'))
        expect(records[0]).toContain(`${sumOf(sayable) * unit}`);
    }
  }
});

test('files of one day have other letters than one another', async () => {
  const pairs = new Set<string>();
  for (let number = 1; number <= 234; number += 1) {
    const [header = ''] = await recordsOf('bancolombia-pab', [PAYMENT], { number });
    pairs.add(header.slice(53, 55));
  }
  expect(pairs.size).toBe(234);
  expect([...pairs].every((pair) => /^[A-Z][1-9]$/.test(pair))).toBe(true);
});

test('a file with columns has a row per payment and no other, and its amounts are numbers', async () => {
  const key = { ...NEQUI, ...{ amount: 1_250_000, accountType: 'LLAVE', account: 'ana@correo.example' } };
  const items = [{ ...PASSPORT, name: '=HYPERLINK("http://x")' }, key as FileItem];
  for (const [currency, expected] of [
    ['COP', [80_000, 1_250_000]],
    ['USD', [800, 12_500]],
  ] as const) {
    const content = contentOf(items, { currency });
    const plain = (await writeBankFile(layoutOf('csv'), content)).bytes.toString('utf8');
    const rows = Papa.parse<string[]>(plain.slice(1).trimEnd(), { delimiter: ';' }).data;
    expect(rows).toHaveLength(3);
    expect(rows.slice(1).map((row) => minorFromDecimal(row[7] ?? '', currency))).toEqual([80_000, 1_250_000]);
    expect(rows[1]?.slice(0, 3)).toEqual(['PA', 'AB123456', '\'=HYPERLINK("http://x")']);
    expect(rows[1]?.[6]).toBe('007770001234');
    expect(rows[2]?.slice(3, 7)).toEqual(['Nequi', '1507', 'Llave Bre-B', 'ana@correo.example']);
    const book = await writeBankFile(layoutOf('xlsx'), content);
    const [{ data: sheet } = { data: [] }] = (await readXlsxFile(book.bytes)) as unknown as {
      data: unknown[][];
    }[];
    expect(sheet.slice(1).map((row) => row[7])).toEqual(expected);
    expect(sheet[1]?.[6]).toBe('007770001234');
    expect(sheet).toHaveLength(3);
  }
});

test('what a payer has otherwise stands in its header', async () => {
  for (const layout of FIXED) {
    for (const { key, width } of ownFieldsOf(layout)) {
      const [header] = await recordsOf(layout.key, [PAYMENT], { own: { [key]: 'Z'.repeat(width) } });
      expect(header).toContain('Z'.repeat(width));
    }
  }
});

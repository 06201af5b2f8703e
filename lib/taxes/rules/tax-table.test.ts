import { expect, test } from 'vitest';
import file from '@/db/catalogue/tax-table.json' with { type: 'json' };
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import { aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { taxTableFromFile } from './tax-table';

const row = {
  kind: 'IVA',
  concept: 'GENERAL',
  city: null,
  rate: '19',
  unity: 'PERCENT',
  baseUvt: null,
  from: '2017-01-01',
  to: null,
};
const read = (status?: string) =>
  taxTableFromFile({ uvt: {}, art383: [], rows: [{ ...row, ...(status ? { status } : {}) }] }).rows[0];

test('a rate is as sure as what is least sure of it', () => {
  expect(read('verified')?.status).toBe('verified');
  expect(read('verified-secondary')?.status).toBe('verified-secondary');
  expect(read('base verified; rate to-confirm by CIIU')?.status).toBe('to-confirm');
  expect(read('verified (rule)')?.status).toBe('verified-secondary');
  expect(read()).toEqual(row);
});

test('status and source of a rate are frozen with it, and change no figure', () => {
  const taxes = taxTableFromFile(file);
  const bare = { ...taxes, rows: taxes.rows.map(({ status: _, source: __, ...rest }) => rest) };
  const told = priceQuotation(aQuotation(), taxes);
  expect(told.taxSnapshot.taxes.rows).toContainEqual(
    expect.objectContaining({ kind: 'IVA', status: 'verified-secondary', source: 'ET art. 468' }),
  );
  const { taxSnapshot: _, ...figures } = told;
  const { taxSnapshot: __, ...same } = priceQuotation(aQuotation(), bare);
  expect(figures).toEqual(same);
});

import { describe, expect, it } from 'vitest';
import { aQuotation } from '../testing/a-quotation';
import { completeInputs } from './complete-inputs';
import { openTaxBook } from './tax-book';
import type { TaxRate } from './tax-table';

const row = (given: Partial<TaxRate>): TaxRate => ({
  kind: 'IVA',
  concept: 'GENERAL',
  city: null,
  rate: '19',
  unity: 'PERCENT',
  baseUvt: null,
  from: '2017-01-01',
  to: null,
  ...given,
});

/** The numerator of the rate found, over 100, or the warnings where there is none. */
function found(rows: readonly TaxRate[], date = '2026-03-10') {
  const book = openTaxBook(completeInputs(aQuotation({ date })), { uvt: {}, art383: [], rows });
  const applied = book.rate('IVA', 'GENERAL');
  return applied ? (applied.rate.numerator * 100) / applied.rate.denominator : book.warnings();
}

describe('a rate', () => {
  const old = row({ rate: '16', to: '2026-03-09' });
  const next = row({ rate: '19', from: '2026-03-10' });

  it('is that of the day, first and last days included', () => {
    expect(found([old, next], '2026-03-09')).toBe(16);
    expect(found([next, old], '2026-03-10')).toBe(19);
    expect(found([old, next], '2016-12-31')).toEqual(['TARIFA_SIN_CONFIGURAR:IVA:Bogota']);
  });

  it('is the latest one where an earlier one was left open', () => {
    const open = row({ rate: '16' });
    expect(found([open, next])).toBe(19);
    expect(found([next, open])).toBe(19);
  });

  it('is not that of a city', () => {
    expect(found([row({ city: 'Bogota' })])).toEqual(['TARIFA_SIN_CONFIGURAR:IVA:Bogota']);
  });

  it('of nothing is a rate, without a rate is none', () => {
    expect(found([row({ rate: '0' })])).toBe(0);
    expect(found([row({ rate: null })])).toEqual(['TARIFA_SIN_CONFIGURAR:IVA:Bogota']);
  });

  it('with a base in UVT counts as none in a year without UVT', () => {
    expect(found([row({ baseUvt: '2' })])).toEqual(['TARIFA_SIN_CONFIGURAR:UVT:Bogota']);
    expect(found([row({ baseUvt: '0' })])).toBe(19);
  });
});

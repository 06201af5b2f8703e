import { describe, expect, it } from 'vitest';
import { ratio } from '@/lib/core/money';
import { completeInputs } from '@/lib/quotations/pricing/rules/complete-inputs';
import { aCompany, aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { openTaxBook, taxCityName } from './tax-book';
import type { TaxRate, TaxTable } from './tax-table';

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

describe('what is looked up', () => {
  const uvt = { '2026': 52_374 };
  const bracket = { fromUvt: 0, rate: '0', addUvt: 0 };
  const open = (given: Partial<TaxTable>, city = 'Bogotá', agency = {}) =>
    openTaxBook(completeInputs(aQuotation({ city, agency: { ...aCompany, ...agency } })), {
      ...{ uvt: {}, art383: [], rows: [] },
      ...given,
    });
  const ica = (given: Partial<TaxRate> = {}) =>
    row({ kind: 'RETE_ICA', concept: 'SERVICIOS', city: 'Bogotá', rate: '9.66', unity: 'PER_MIL', ...given });
  const missing = (kind: string, concept: string | null, city: string | null = null) => ({
    ...{ kind, concept, city, year: '2026' },
  });

  it('is of its kind and of its concept alone', () => {
    const others = [row({ kind: 'RETE_IVA' }), row({ concept: 'REDUCIDA' })];
    const book = open({ rows: others });
    expect(book.rate('IVA', 'GENERAL')).toBeNull();
    expect(book.missing()).toEqual([missing('IVA', 'GENERAL')]);
    expect(book.used().rows).toEqual([]);
  });

  it('in a city is that of the city, however it is written, in what it is given in', () => {
    const rows = [
      row({ kind: 'RETE_ICA', concept: 'SERVICIOS' }),
      ica({ city: 'Medellín', rate: '2' }),
      ica(),
    ];
    const book = open({ rows }, ' BOGOTA ');
    expect(book.cityRate('RETE_ICA', 'SERVICIOS')).toEqual({ rate: ratio(966, 100_000), minimum: 0 });
    expect(book.used().rows).toEqual([ica()]);
    expect(book.missing()).toEqual([]);
  });

  it('in a city goes after what the agency says of that city, and of that tax', () => {
    const price = (kind: string, city: string, given: string) => ({
      kind,
      city,
      price: given,
      unity: 'PERCENT',
    });
    const taxationPrices = [
      price('RETE_ICA', 'Cali', '3'),
      price('IVA', 'Bogota', '4'),
      price('RETE_ICA', 'bogota', '5'),
    ];
    const book = open({ rows: [ica()] }, 'Bogotá', { taxationPrices });
    expect(book.cityRate('RETE_ICA', 'SERVICIOS')?.rate).toEqual(ratio(5, 100));
    const elsewhere = open({ rows: [ica()] }, 'Bogotá', { taxationPrices: taxationPrices.slice(0, 2) });
    expect(elsewhere.cityRate('RETE_ICA', 'SERVICIOS')?.rate).toEqual(ratio(966, 100_000));
  });

  it('and is not there, is told with its concept, its city and its year, each once', () => {
    const book = open({ rows: [ica({ city: 'Cali' })] });
    for (let time = 0; time < 2; time++) {
      expect(book.cityRate('RETE_ICA', 'SERVICIOS')).toBeNull();
      expect(book.cityRate('RETE_ICA', 'HONORARIOS')).toBeNull();
      expect(book.rate('RETE_ICA', 'SERVICIOS')).toBeNull();
      expect(book.art383()).toBeNull();
      book.warn('ESTAMPILLA');
    }
    expect(book.missing()).toEqual([
      missing('RETE_ICA', 'SERVICIOS', 'Bogotá'),
      missing('RETE_ICA', 'HONORARIOS', 'Bogotá'),
      missing('RETE_ICA', 'SERVICIOS'),
      missing('RETE_FUENTE', 'ART383'),
      missing('ESTAMPILLA', null),
    ]);
    expect(book.warnings()).toEqual([
      'TARIFA_SIN_CONFIGURAR:RETE_ICA:Bogotá',
      'TARIFA_SIN_CONFIGURAR:RETE_FUENTE:Bogotá',
      'TARIFA_SIN_CONFIGURAR:ESTAMPILLA:Bogotá',
    ]);
  });

  it('of art. 383 needs its row, its brackets and the UVT of the year', () => {
    const rows = [row({ kind: 'RETE_FUENTE', concept: 'ART383', rate: null })];
    const art383 = [bracket];
    expect(open({ rows, art383, uvt }).art383Terms()).toMatchObject({
      brackets: art383,
      unit: { pesos: 52_374 },
    });
    const without = [
      { art383, uvt },
      { rows, uvt },
      { rows, art383 },
    ].map((given) => {
      const book = open(given);
      return [book.art383Terms(), book.missing()];
    });
    const noTable = [null, [missing('RETE_FUENTE', 'ART383')]];
    expect(without).toEqual([noTable, noTable, [null, [missing('UVT', null)]]]);
  });

  it('with a base in UVT holds from that payment on', () => {
    const book = open({ rows: [row({ baseUvt: '2' })], uvt });
    expect(book.rate('IVA', 'GENERAL')).toEqual({ rate: ratio(19, 100), minimum: 105_000 });
    expect(book.used().uvt).toEqual(uvt);
  });

  it('of two from one day on is the first', () => {
    const book = open({ rows: [row({ rate: '5' }), row({ rate: '6' })] });
    expect(book.rate('IVA', 'GENERAL')?.rate).toEqual(ratio(5, 100));
  });
});

it.each([
  ['CO', 'Armenia'],
  ['AM', 'Armenia, AM'],
])('Armenia of %s has the rates of %s', (countryCode, name) => {
  expect(taxCityName({ name: 'Armenia', countryCode })).toBe(name);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_REDUCTIONS } from '../../rules/art-388';
import type { TaxTable } from '../../rules/tax-table';
import { taxes } from '../../testing/taxes';
import { NO_PAYMENTS } from '../rules';
import type { WithholdingFacts } from './facts';
import { rowsMissingOn } from './missing-on';
import { workOutWithholding } from './work-out';

const flag = fc.boolean();
const pesos = fc.integer({ min: 1, max: 60_000_000 });

const facts: fc.Arbitrary<WithholdingFacts> = fc.record({
  day: fc.constantFrom('2026-01-01', '2026-11-26', '2026-12-31'),
  price: pesos,
  currencyCode: fc.constantFrom('COP', 'USD', 'EUR'),
  fxRate: fc.constantFrom('1', '3870.55', '4211.1'),
  city: fc.constantFrom('Bogota', 'Cali'),
  payer: fc.record({
    legalNature: fc.constantFrom('PERSONA_JURIDICA', 'PERSONA_NATURAL'),
    regimenSimple: flag,
    retenedorRenta: flag,
  }),
  declared: fc.option(
    fc.record({
      declaresIncome: flag,
      simpleRegime: flag,
      residenceCountry: fc.constantFrom(null, 'CO', 'MX'),
    }),
  ),
  nonResident: fc.constantFrom(null, { isShow: true, treatyRate: null }),
  hiresWorkers: fc.constantFrom(true, false, null),
  isForFees: flag,
  earlier: fc.constantFrom(NO_PAYMENTS, { gross: 9_000_000, withheld: 300_000 }),
  reductions: fc.constantFrom(NO_REDUCTIONS, { ...NO_REDUCTIONS, health: 200_000, dependants: true }),
  proofs: fc.constant([]),
});

const COMPANY: WithholdingFacts = {
  day: '2026-11-26',
  ...{ price: 1, currencyCode: 'COP', fxRate: '1', city: 'Bogota' },
  payer: { legalNature: 'PERSONA_JURIDICA', regimenSimple: false },
  declared: { declaresIncome: true },
  ...{ hiresWorkers: false, isForFees: false, nonResident: null },
  earlier: NO_PAYMENTS,
  reductions: NO_REDUCTIONS,
  proofs: [],
};

/** The table without the UVT, the brackets, or rows, of which each may be gone or left without a rate. */
const lacking: fc.Arbitrary<TaxTable> = fc
  .record({
    unit: flag,
    brackets: flag,
    rows: fc.array(fc.constantFrom('there', 'gone', 'empty'), { minLength: 40, maxLength: 40 }),
  })
  .map(({ unit, brackets, rows }) => ({
    uvt: unit ? taxes.uvt : { '2025': 49_799 },
    art383: brackets ? taxes.art383 : [],
    rows: taxes.rows.flatMap((row, at) => {
      const is = rows[at % rows.length];
      return is === 'gone' ? [] : is === 'empty' ? [{ ...row, rate: null }] : [row];
    }),
  }));

describe('what the tax table lacks', () => {
  test('never counts as 0: the figure is that of the whole table, or the row is named', () => {
    let named = 0;
    fc.assert(
      fc.property(facts, lacking, (of, table) => {
        const { missing = [], ...found } = workOutWithholding(of, table);
        if (missing.length > 0) {
          named += 1;
          return;
        }
        expect(found).toEqual({ ...workOutWithholding(of, taxes), missing: undefined });
      }),
      { numRuns: 2_000 },
    );
    expect(named).toBeGreaterThan(200);
  });

  test('names the year of the UVT', () => {
    const { missing } = workOutWithholding({ ...COMPANY, day: '2027-01-01' }, taxes);
    expect(missing).toEqual([{ kind: 'UVT', concept: null, city: null, year: '2027' }]);
  });

  test('is said of a day ahead of any approval, and to who withholds from nobody never', () => {
    const company = { legalNature: 'PERSONA_JURIDICA', regimenSimple: false, retenedorRenta: true } as const;
    expect(rowsMissingOn('2026-12-31', company, taxes)).toEqual([]);
    expect(rowsMissingOn('2027-01-01', company, taxes)).toMatchObject([{ kind: 'UVT', year: '2027' }]);
    expect(rowsMissingOn('2027-01-01', null, taxes)).toHaveLength(1);
    expect(rowsMissingOn('2027-01-01', { ...company, regimenSimple: true }, taxes)).toEqual([]);
  });
});

/** Art. 383 in whole pesos by the letter of the law, with the UVT of 2026; floats, which these amounts bear. */
function taxOfMonth(gross: number): number {
  const uvt = 52_374;
  const exempt = Math.min(gross / 4, Math.round((uvt * 790) / 12 / 1000) * 1000);
  const base = (gross - exempt) / uvt;
  const brackets: readonly (readonly [number, number, number])[] = [
    [2300, 0.39, 770],
    [945, 0.37, 268],
    [640, 0.35, 162],
    [360, 0.33, 69],
    [150, 0.28, 10],
    [95, 0.19, 0],
  ];
  const [from, rate, plus] = brackets.find(([start]) => base > start) ?? [0, 0, 0];
  return ((base - from) * rate + plus) * uvt;
}

describe('a month of one payer', () => {
  const payment = fc.record({
    currency: fc.constantFrom(
      { currencyCode: 'COP', fxRate: '1', per: 1 },
      { currencyCode: 'USD', fxRate: '3870.55', per: 38.7055 },
      { currencyCode: 'EUR', fxRate: '4211.1', per: 42.111 },
      { currencyCode: 'CLP', fxRate: '4.2', per: 4.2 },
    ),
  });
  const small = fc.integer({ min: 1, max: 30_000_000 });

  test('adds up all currencies in pesos: what is withheld so far is the tax of all that was paid so far', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(payment, small), { minLength: 1, maxLength: 6 }), (payments) => {
        let [paid, withheld] = [0, 0];
        for (const [{ currency }, pesos] of payments) {
          const { per, ...of } = currency;
          const price = Math.max(1, Math.round(pesos / per));
          const { pesos: kept, ...claim } = workOutWithholding(
            { ...COMPANY, ...of, price, earlier: { gross: paid, withheld } },
            taxes,
          );
          if (!kept) throw new Error('not kept in pesos');
          expect(Math.abs(kept.gross - price * per)).toBeLessThanOrEqual(0.5 + 1e-6);
          // Where brackets drop the tax nothing is given back, and nobody is paid less than nothing.
          const due = taxOfMonth(paid + kept.gross) - withheld;
          expect(Math.abs(kept.withheld - Math.min(Math.max(due, 0), kept.gross))).toBeLessThanOrEqual(0.51);
          expect(Math.abs(claim.withheld - kept.withheld / per)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(claim.withheld + claim.net).toBe(price);
          paid += kept.gross;
          withheld += kept.withheld;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('says what was withheld too much once a payment that others counted was taken back, and the next compensates it', () => {
    const first = workOutWithholding({ ...COMPANY, price: 6_000_000 }, taxes);
    const second = workOutWithholding(
      { ...COMPANY, price: 6_000_000, earlier: { gross: 6_000_000, withheld: first.withheld } },
      taxes,
    );
    expect(second.withheld).toBeGreaterThan(800_000);
    expect(second).not.toHaveProperty('overWithheld');
    // The first is taken back: of the second alone nothing is due.
    const earlier = { gross: 6_000_000, withheld: second.withheld };
    expect(workOutWithholding({ ...COMPANY, price: 6_000_000, earlier }, taxes)).toMatchObject({
      ...{ overWithheld: second.withheld, withheld: 0 },
    });
    expect(workOutWithholding({ ...COMPANY, price: 12_000_000, earlier }, taxes).withheld).toBeCloseTo(
      taxOfMonth(18_000_000) - second.withheld,
      -1,
    );
  });
});

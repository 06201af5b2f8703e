import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratio } from '@/lib/core/money';
import { art383Schedule } from '../rules/art-383';
import { pesosPerMinor } from '../rules/tax-unit';
import { withheldFrom } from '../rules/withholding-schedule';
import { taxes } from '../testing/taxes';
import { countsMonth, methodFor, NO_PAYMENTS, otherTaxesOf, residesAbroad, withheldOf } from './rules';

const TABLE = art383Schedule(taxes.art383, { pesos: 52_374, minorPerPeso: ratio(1, 1) });

/** Pays the amounts one after the other, each counting those before it. */
function payAll(amounts: readonly number[]) {
  let paid = NO_PAYMENTS;
  const each = amounts.map((gross) => {
    const withheld = withheldOf((of) => withheldFrom(TABLE, of), gross, paid);
    paid = { gross: paid.gross + gross, withheld: paid.withheld + withheld };
    return withheld;
  });
  return { each, paid };
}

describe('what is withheld from the payments of a month', () => {
  test('is what one payment of all of them would have withheld: two of 6 million are not two small ones', () => {
    expect(payAll([6_000_000, 6_000_000])).toMatchObject({ each: [0, withheldFrom(TABLE, 12_000_000)] });
    expect(withheldFrom(TABLE, 6_000_000)).toBe(0);
    expect(withheldFrom(TABLE, 12_000_000)).toBeGreaterThan(700_000);
  });

  test('never is less than nothing nor more than the payment, and reaches what all of it owes where that can be', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 60_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (payments) => {
        const { each, paid } = payAll(payments);
        each.forEach((withheld, index) => {
          expect(withheld).toBeGreaterThanOrEqual(0);
          expect(withheld).toBeLessThanOrEqual(payments[index] ?? 0);
        });
        const due = withheldFrom(TABLE, paid.gross);
        const last = payments.at(-1) ?? 0;
        const before = paid.withheld - (each.at(-1) ?? 0);
        // At a bracket the table takes less than just before: what was withheld then is not given back here.
        expect(paid.withheld).toBe(Math.min(Math.max(due, before), before + last));
      }),
    );
  });
});

describe('how a talent is withheld from', () => {
  const said = (declaresIncome: boolean | null, hiresWorkers: boolean | null, isForFees = false) => ({
    declared: declaresIncome === null ? null : { declaresIncome },
    ...{ hiresWorkers, isForFees, nonResident: null },
  });
  const simple = (hiresWorkers: boolean) => ({
    ...said(true, hiresWorkers),
    declared: { declaresIncome: true, simpleRegime: true },
  });
  const abroad = (isShow: boolean | null) => ({
    ...said(true, false),
    declared: { declaresIncome: true, residenceCountry: 'MX', simpleRegime: true },
    nonResident: isShow === null ? null : { isShow, treatyRate: null },
  });
  test.each([
    ['nothing by a payer who withholds from nobody', false, said(true, true), 'NONE'],
    ['by art. 383 where it states that it hires nobody, declaring or not', true, said(true, false), 'ART383'],
    ['by art. 383 also of fees', true, said(null, false, true), 'ART383'],
    ['as services where it hires and declares', true, said(true, true), 'SERVICIOS_DECLARANTE'],
    ['as services of one who does not declare', true, said(false, true), 'SERVICIOS_NO_DECLARANTE'],
    ['never by art. 383 without the statement', true, said(null, null), 'SERVICIOS_NO_DECLARANTE'],
    ['nor where only its tax data say something', true, said(true, null), 'SERVICIOS_DECLARANTE'],
    ['of fees without the statement by the rate of fees', true, said(true, null, true), 'HONORARIOS_PN'],
    ['nothing in the régimen simple, even with the statement', true, simple(false), 'REGIMEN_SIMPLE'],
    ['as who resides abroad, whatever it states', true, abroad(null), 'NO_RESIDENTE'],
    ['as who resides abroad and does another work', true, abroad(false), 'NO_RESIDENTE'],
    ['as an artist of a public show who resides abroad', true, abroad(true), 'ARTISTA_NO_RESIDENTE'],
  ] as const)('%s', (_name, withholds, paid, method) => {
    expect(methodFor(withholds, paid)).toBe(method);
  });
});

test('who has not said where it resides, resides here', () => {
  const said = (residenceCountry: string | null) =>
    residesAbroad({ declaresIncome: false, residenceCountry });
  const unsaid = [residesAbroad(null), residesAbroad({ declaresIncome: false }), said(null)];
  expect([...unsaid, said('CO'), said('PE')]).toEqual([false, false, false, false, true]);
});

test('only by art. 383 the payments of a month count together', () => {
  const methods = ['ART383', 'NONE', 'HONORARIOS_PN', 'SERVICIOS_DECLARANTE', 'NO_RESIDENTE'] as const;
  expect(methods.filter(countsMonth)).toEqual(['ART383']);
});

test.each([
  ['nothing without either', {}, 0],
  ['IVA, less what is withheld of it', { iva: { amount: 190, withheld: 28 } }, 162],
  ['ReteICA, taken off', { ica: { city: 'Bogotá', withheld: 9, hasRate: true } }, -9],
  ['both', { iva: { amount: 190, withheld: 28 }, ica: { city: 'Bogotá', withheld: 9, hasRate: true } }, 153],
] as const)('other taxes add %s', (_name, taxes, amount) => {
  expect(otherTaxesOf(taxes)).toBe(amount);
});

test('a minor unit is worth its part of the exchange rate', () => {
  expect(pesosPerMinor('COP', '1')).toEqual(ratio(1, 1));
  expect(pesosPerMinor('USD', '4012.5')).toEqual(ratio(40_125, 1_000));
});

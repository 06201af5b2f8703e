import { describe, expect, it } from 'vitest';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import { aClient, aCompany, aLine, aPerson, aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { taxes } from '../testing/taxes';
import type { AgencyTaxFlags } from './tax-flags';

/** Sold at 1,250,000 and 2,500,000, with profits of 250,000 and 500,000. */
function taxed(agency: AgencyTaxFlags) {
  const priced = priceQuotation(
    aQuotation({
      agency,
      client: { ...aClient, retenedorRenta: true },
      gain: '20',
      lines: [aLine(), aLine({ budget: 2_000_000 })],
    }),
    taxes,
  );
  expect(priced.quotation.priceGain).toBe(750_000);
  const { incomeTax, warnings } = priced.derived;
  expect(priced.quotation.priceNetGain).toBe(750_000 - incomeTax);
  return { incomeTax, warnings, lines: priced.lines.map((line) => line.incomeTax) };
}

const simple = { ...aCompany, regimenSimple: true };

describe('income tax', () => {
  it('of a company is 35 % of its profit, by profit', () => {
    expect(taxed(aCompany)).toMatchObject({ incomeTax: 262_500, lines: [87_500, 175_000] });
  });

  it('in régimen simple is its rate on what is sold, for a person too', () => {
    // 2 % of 3,750,000
    const concept = { regimenSimple: true, simpleConcept: 'DEMAS_6000_15000' };
    const expected = { incomeTax: 75_000, lines: [25_000, 50_000], warnings: [] };
    expect(taxed({ ...aCompany, ...concept })).toEqual(expected);
    expect(taxed({ ...aPerson, ...concept, incomeTaxRatePN: '19' })).toEqual(expected);
  });

  it('in régimen simple without a known concept counts as 0 and warns', () => {
    const warnings = ['TARIFA_SIN_CONFIGURAR:SIMPLE:Bogota'];
    expect(taxed(simple)).toMatchObject({ incomeTax: 0, warnings });
    expect(taxed({ ...simple, simpleConcept: 'DEMAS_9_9' })).toMatchObject({ incomeTax: 0, warnings });
  });

  it('of a natural person is their rate on profit', () => {
    // 28.5 % of 750,000
    expect(taxed({ ...aPerson, incomeTaxRatePN: '28.5' })).toMatchObject({
      incomeTax: 213_750,
      lines: [71_250, 142_500],
    });
    expect(taxed({ ...aPerson, incomeTaxRatePN: '0' }).incomeTax).toBe(0);
  });

  it('of a natural person without a rate is what was withheld, by what is sold', () => {
    // 6 % of 3,750,000
    expect(taxed(aPerson)).toMatchObject({ incomeTax: 225_000, lines: [75_000, 150_000] });
    expect(taxed({ ...aPerson, autoretenedorRenta: true }).incomeTax).toBe(0);
  });
});

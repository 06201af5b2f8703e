import { describe, expect, it } from 'vitest';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { LineInputs, QuotationInputs } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { aCompany, aLine, aPerson, aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { taxes } from '../testing/taxes';
import { agencyWithholds } from './talent-withholding';

function pricedLine(line: Partial<LineInputs>, given: Partial<QuotationInputs> = {}) {
  const { lines, derived } = priceQuotation(aQuotation({ lines: [aLine(line)], ...given }), taxes);
  const [first] = lines;
  if (!first) throw new Error('no line');
  return { ...first, warnings: derived.warnings };
}

describe('who withholds from talents', () => {
  const simple = { ...aCompany, regimenSimple: true };
  const withholder = { ...aPerson, retenedorRenta: true };

  it.each([
    ['a company', aCompany, true],
    ['no company in régimen simple', simple, false],
    ['no natural person', aPerson, false],
    ['a natural person flagged as withholder', withholder, true],
    ['no company by the flag of natural persons', { ...simple, retenedorRenta: true }, false],
    ['no flagged person in régimen simple', { ...withholder, regimenSimple: true }, false],
  ])('%s, whoever pays them', (_name, agency, withholds) => {
    expect(agencyWithholds(agency)).toBe(withholds);
    for (const tercero of [false, true]) {
      const line = pricedLine({ withholding: 'HONORARIOS_PN' }, { tercero, agency });
      expect(line.appliedWithholding).toBe(withholds ? 'HONORARIOS_PN' : 'NONE');
      expect(line.talentWithheld).toBe(withholds ? 100_000 : 0);
    }
  });

  it('shows as NONE where the payer does not', () => {
    const line = pricedLine({ withholding: 'HONORARIOS_PN' }, { tercero: false, agency: aPerson });
    expect(line).toMatchObject({ appliedWithholding: 'NONE', withholding: 'HONORARIOS_PN' });
    expect(line).toMatchObject({ announcement: 1_000_000, talentWithheld: 0 });
  });
});

describe('a line’s talents', () => {
  const genders = [
    { gender: 'FEMENINO', quantity: 1 } as const,
    { gender: 'MASCULINO', quantity: 2 } as const,
  ];

  it('are announced their net for the whole line', () => {
    // 10 % of 3 × 1,000,000 a person
    const line = pricedLine({ genders, days: 3, withholding: 'HONORARIOS_PN' });
    expect(line).toMatchObject({ people: 3, personDays: 9, payPerDay: 1_000_000, talentCosts: 9_000_000 });
    expect(line).toMatchObject({
      announcement: 2_700_000,
      totalAnnouncement: 8_100_000,
      talentWithheld: 900_000,
    });
  });

  it('are withheld from by the payment of each, not by day and not together', () => {
    // 6 % from 105,000 on: 2 × 60,000 a person is above, 60,000 for each of 3 is not
    const method = { budget: 60_000, withholding: 'SERVICIOS_NO_DECLARANTE' } as const;
    expect(pricedLine({ ...method, days: 2 }).announcement).toBe(112_800);
    expect(pricedLine({ ...method, genders }).announcement).toBe(60_000);
  });

  it('get the net that was typed', () => {
    // 900,000 net of 10 %: 1,000,000
    const fees = pricedLine({ budget: 900_000, payBasis: 'NET', withholding: 'HONORARIOS_PN' });
    expect(fees).toMatchObject({ payPerDay: 1_000_000, announcement: 900_000 });
    // 9,520,351 is what is left of 10,000,000 by art. 383 (479,649 withheld)
    const table = pricedLine({ budget: 9_520_351, payBasis: 'NET' });
    expect(table).toMatchObject({ payPerDay: 10_000_000, announcement: 9_520_351 });
  });

  it('in dollars are withheld from by the table in pesos', () => {
    // 2,500 dollars at 4,000 are 10,000,000 pesos: 479,649.3 pesos are 119.91 dollars
    const line = pricedLine({ budget: 250_000 }, { currency: 'USD', fxRate: '4000' });
    expect(line.talentWithheld).toBe(11_991);
  });

  it('are withheld nothing, with a warning, in a year whose UVT is not configured', () => {
    const line = pricedLine({ budget: 10_000_000 }, { date: '2027-01-04' });
    expect(line).toMatchObject({ talentWithheld: 0, warnings: ['TARIFA_SIN_CONFIGURAR:UVT:Bogota'] });
    const services = pricedLine({ withholding: 'SERVICIOS_NO_DECLARANTE' }, { date: '2027-01-04' });
    expect(services).toMatchObject({ talentWithheld: 0, warnings: ['TARIFA_SIN_CONFIGURAR:UVT:Bogota'] });
    expect(pricedLine({ withholding: 'HONORARIOS_PN' }, { date: '2027-01-04' })).toMatchObject({
      talentWithheld: 100_000,
      warnings: [],
    });
  });

  it('are withheld nothing, with a warning, before the table was in force', () => {
    expect(pricedLine({ budget: 10_000_000 }, { date: '2019-12-31' })).toMatchObject({
      talentWithheld: 0,
      warnings: ['TARIFA_SIN_CONFIGURAR:RETE_FUENTE:Bogota', 'TARIFA_SIN_CONFIGURAR:RENTA:Bogota'],
    });
  });
});

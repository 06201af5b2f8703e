import { describe, expect, it } from 'vitest';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { QuotationInputs } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { aClient, aCompany, aLine, aPerson, aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { taxes } from '../testing/taxes';

const withholder = { ...aClient, retenedorRenta: true };
/** The withholdings on a quotation whose subtotal is `subtotal`. */
function withheld(subtotal: number, given: Partial<QuotationInputs>) {
  const inputs = aQuotation({ lines: [aLine({ budget: subtotal, withholding: 'NONE' })], ...given });
  const { derived, quotation } = priceQuotation(inputs, taxes);
  expect(quotation.subtotal).toBe(subtotal);
  return derived;
}

describe('reteFuente', () => {
  const on = (subtotal: number, given: Partial<QuotationInputs>) => {
    const { reteFuente, reteFuenteConcept } = withheld(subtotal, { client: withholder, ...given });
    return [reteFuente, reteFuenteConcept];
  };

  it('of services is 4 % for a company or who declares, 6 % otherwise', () => {
    expect(on(10_000_000, {})).toEqual([400_000, 'SERVICIOS_DECLARANTE']);
    expect(on(10_000_000, { agency: { ...aPerson, declaranteRenta: true } })).toEqual([
      400_000,
      'SERVICIOS_DECLARANTE',
    ]);
    expect(on(10_000_000, { agency: aPerson })).toEqual([600_000, 'SERVICIOS_NO_DECLARANTE']);
    expect(on(10_000_000, { agency: { ...aCompany, declaranteRenta: false } })).toEqual([
      400_000,
      'SERVICIOS_DECLARANTE',
    ]);
  });

  it('of fees is 11 % for a company and 10 % for a person; of creative work 4 %; without a base', () => {
    expect(on(1000, { serviceConcept: 'HONORARIOS' })).toEqual([110, 'HONORARIOS_PJ']);
    expect(on(1000, { serviceConcept: 'HONORARIOS', agency: aPerson })).toEqual([100, 'HONORARIOS_PN']);
    expect(on(1000, { serviceConcept: 'CREATIVA' })).toEqual([40, 'CREATIVA']);
  });

  it('starts at 2 UVT, and before June 2025 at 4', () => {
    expect(on(104_999, {})[0]).toBe(0);
    expect(on(105_000, {})[0]).toBe(4200);
    expect(on(198_999, { date: '2025-05-31' })[0]).toBe(0);
    expect(on(199_000, { date: '2025-05-31' })[0]).toBe(7960);
    expect(on(100_000, { date: '2025-06-01' })[0]).toBe(4000);
  });

  it('has its base on the whole quotation, not on each line', () => {
    const lines = [aLine({ budget: 60_000 }), aLine({ budget: 60_000 })];
    const priced = priceQuotation(aQuotation({ client: withholder, lines }), taxes);
    expect(priced.derived.reteFuente).toBe(4800);
    expect(priced.lines.map((line) => line.reteFuente)).toEqual([2400, 2400]);
  });

  it('of a person of art. 383 follows the table', () => {
    const agency = { ...aPerson, personaNaturalArt383AEt: true };
    expect(on(10_000_000, { agency })).toEqual([479_649, 'ART383']);
    expect(on(1_000_000, { agency })).toEqual([0, 'ART383']);
    expect(on(10_000_000, { agency: { ...agency, legalNature: 'PERSONA_JURIDICA' } })[1]).toBe(
      'SERVICIOS_DECLARANTE',
    );
  });

  it('is none in régimen simple, by self-withholders and from clients who do not withhold', () => {
    expect(on(10_000_000, { agency: { ...aCompany, regimenSimple: true } })).toEqual([0, 'NONE']);
    expect(on(10_000_000, { agency: { ...aCompany, autoretenedorRenta: true } })).toEqual([0, 'NONE']);
    expect(on(10_000_000, { client: aClient })).toEqual([0, 'NONE']);
  });

  it('compares dollars in pesos', () => {
    // 26.24 dollars at 4,000 are 104,960 pesos; 26.25 are 105,000: 4 % of 2,625 cents
    const dollars = { currency: 'USD', fxRate: '4000' };
    expect(on(2624, dollars)[0]).toBe(0);
    expect(on(2625, dollars)[0]).toBe(105);
  });
});

describe('reteIca', () => {
  const client = { ...aClient, reteIcaAgent: true };
  const on = (subtotal: number, given: Partial<QuotationInputs>) => withheld(subtotal, { client, ...given });
  const own = (city: string, price: string, unity: string) => ({
    agency: { ...aCompany, taxationPrices: [{ kind: 'RETE_ICA', city, price, unity }] },
  });

  it('is the per mil of the city from 4 UVT on, however the city is spelled', () => {
    expect(on(10_000_000, {}).reteIca).toBe(96_600);
    expect(on(10_000_000, { city: ' BOGOTÁ' }).reteIca).toBe(96_600);
    expect(on(208_999, {}).reteIca).toBe(0);
    expect(on(209_000, {}).reteIca).toBe(2019);
  });

  it('without a configured rate counts as 0 and warns, in a listed and in an unlisted city', () => {
    expect(on(10_000_000, { city: 'Medellín' })).toMatchObject({
      reteIca: 0,
      warnings: ['TARIFA_SIN_CONFIGURAR:RETE_ICA:Medellín'],
    });
    expect(on(10_000_000, { city: 'Pereira' }).warnings).toEqual(['TARIFA_SIN_CONFIGURAR:RETE_ICA:Pereira']);
  });

  it('takes the agency’s own price first, of that city alone', () => {
    expect(on(10_000_000, own('Bogota', '11.04', 'PER_MIL')).reteIca).toBe(110_400);
    expect(on(10_000_000, own('Bogota', '1.104', 'PERCENT')).reteIca).toBe(110_400);
    expect(on(208_999, own('Bogota', '11.04', 'PER_MIL')).reteIca).toBe(0);
    expect(on(10_000_000, own('Cali', '11.04', 'PER_MIL')).reteIca).toBe(96_600);
    const cali = on(10_000_000, { city: 'Cali', ...own('Cali', '7.7', 'PER_MIL') });
    expect(cali).toMatchObject({ reteIca: 77_000, warnings: [] });
  });

  it('is none in régimen simple, by self-withholders and from clients who are no agents', () => {
    for (const agency of [
      { ...aCompany, regimenSimple: true, simpleConcept: 'DEMAS_0_6000' },
      { ...aCompany, autoretenedorIca: true },
    ]) {
      expect(on(10_000_000, { city: 'Cali', agency })).toMatchObject({ reteIca: 0, warnings: [] });
    }
    expect(on(10_000_000, { client: aClient }).reteIca).toBe(0);
  });
});

describe('reteIva', () => {
  const on = (subtotal: number, given: Partial<QuotationInputs>) => {
    const { reteIva, reteIvaConcept } = withheld(subtotal, given);
    return [reteIva, reteIvaConcept];
  };
  const big = { ...aClient, granContribuyente: true };
  const simple = { ...aCompany, regimenSimple: true, simpleConcept: 'DEMAS_0_6000' };

  it('is 15 % of the IVA, from large taxpayers and the state', () => {
    // 19 % of 10,000,000 = 1,900,000
    expect(on(10_000_000, { client: big })).toEqual([285_000, 'GC_OR_STATE']);
    expect(on(10_000_000, { client: { ...aClient, stateEntity: true } })).toEqual([285_000, 'GC_OR_STATE']);
    expect(on(10_000_000, { client: big, agency: { ...aCompany, granContribuyente: true } })).toEqual([
      0,
      null,
    ]);
    expect(on(10_000_000, {})).toEqual([0, null]);
  });

  it('is 15 % of the IVA on an agency in régimen simple, from whoever is responsible for IVA', () => {
    expect(on(10_000_000, { agency: simple })).toEqual([285_000, 'FROM_SIMPLE']);
    expect(on(10_000_000, { agency: simple, client: { ...aClient, responsableIva: false } })).toEqual([
      0,
      null,
    ]);
    expect(on(10_000_000, { agency: { ...simple, granContribuyente: true }, client: big })).toEqual([
      285_000,
      'FROM_SIMPLE',
    ]);
  });

  it('starts at its base, and without IVA there is none', () => {
    // 15 % of R(19 % × 105,000 = 19,950) = 2,992.5 → 2,993
    expect(on(104_999, { client: big })).toEqual([0, 'GC_OR_STATE']);
    expect(on(105_000, { client: big })).toEqual([2993, 'GC_OR_STATE']);
    const free = { ...aCompany, responsableIva: false };
    expect(on(10_000_000, { client: big, agency: free })).toEqual([0, null]);
  });

  it('falls on the lines that bear IVA', () => {
    const lines = [aLine(), aLine({ ivaCategory: 'EXCLUIDO' })];
    const priced = priceQuotation(aQuotation({ client: big, lines }), taxes);
    expect(priced.lines.map((line) => line.reteIva)).toEqual([28_500, 0]);
  });
});

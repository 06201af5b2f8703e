import { describe, expect, it } from 'vitest';
import { taxes } from '@/lib/taxes/testing/taxes';
import { fromWire, pricedToWire } from '../../wire';
import { aClient, aLine, aPerson, aQuotation } from '../testing/a-quotation';
import examples from '../testing/examples.json' with { type: 'json' };
import { priceQuotation } from './price-quotation';
import { CALC_VERSION } from './priced-quotation';
import type { LineInputs, QuotationInputs } from './quotation-inputs';

const price = (given: Partial<QuotationInputs> = {}) => priceQuotation(aQuotation(given), taxes);
const priceLine = (line: Partial<LineInputs>, given: Partial<QuotationInputs> = {}) => {
  const priced = price({ lines: [aLine(line)], ...given });
  const [first] = priced.lines;
  if (!first) throw new Error('no line');
  return { ...priced, line: first };
};

describe('the examples of the product model', () => {
  it.each(examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    const { quotation, derived, quotationTypeTalents } = example;
    const wire = pricedToWire(priceQuotation(fromWire(example.inputs) as QuotationInputs, taxes));
    // The examples name the calculator that they were first written for; this one is a later one with their figures.
    const own = { ...quotation, calcVersion: CALC_VERSION };
    expect(wire).toStrictEqual({ quotation: own, derived, quotationTypeTalents });
  });
});

describe('the price to the client', () => {
  it('takes the gain as a margin on price, up to the price step', () => {
    // 1,000,000 ÷ (1 − 25 %) = 1,333,333.33 → the next hundred; a mark-up would give 1,250,000.
    const { line } = priceLine({}, { gain: '25', priceStep: 100 });
    expect(line.paymentClient).toBe(1_333_400);
    expect(line.grossProfit).toBe(333_400);
  });

  it('does not go up a step when it lies on one', () => {
    // 750,000 ÷ 0.75 = 1,000,000
    expect(priceLine({ budget: 750_000 }, { gain: '25', priceStep: 100 }).line.paymentClient).toBe(1_000_000);
  });

  it('carries the IVA that the agency cannot recover', () => {
    // Fee 10 % = 100,000; its IVA 19,000; 1,119,000 ÷ 0.8 = 1,398,750 → 1,398,800 and no IVA to the client.
    const agency = { ...aPerson, responsableIva: false };
    const { line } = priceLine({}, { agency, platformGainPct: '10', gain: '20', priceStep: 100 });
    expect(line).toMatchObject({ platformFee: 100_000, ivaProducer: 19_000, nonRecoverableIva: 19_000 });
    expect(line).toMatchObject({ paymentClient: 1_398_800, ivaClient: 0, grossProfit: 279_800 });
  });

  it('has IVA only on lines that bear it', () => {
    expect(priceLine({}).line.ivaClient).toBe(190_000);
    expect(priceLine({ ivaCategory: 'EXCLUIDO' }).line.ivaClient).toBe(0);
  });

  it('rounds the fee per person-day and then multiplies', () => {
    // 12.5 % of 333,333 = 41,666.625 → 41,667 × 6 person-days
    const genders = [{ gender: 'FEMENINO', quantity: 3 } as const];
    const { line } = priceLine({ genders, days: 2, budget: 333_333 }, { platformGainPct: '12.5' });
    expect(line.platformFee).toBe(250_002);
    expect(line.paymentProducer).toBe(375_000);
  });
});

describe('the platform’s side', () => {
  const lines = [
    aLine({ genders: [{ gender: 'FEMENINO', quantity: 2 }] }),
    aLine({ genders: [{ gender: 'MASCULINO', quantity: 1 }] }),
  ];
  const agents = { agents: 2, agentDays: 1, agentPrice: 50_000 };

  it('splits service agents and their IVA by person-days and adds them once', () => {
    // 100,000 by 2:1 → 66,666.67 and 33,333.33; IVA 19,000 → 12,666.67 and 6,333.33
    const { quotation, lines: priced } = price({ lines, ...agents });
    expect(priced.map((line) => line.serviceAgentCost)).toEqual([66_667, 33_333]);
    expect(priced.map((line) => line.ivaProducer)).toEqual([12_667, 6333]);
    expect(quotation).toMatchObject({
      subtotalServiceAgent: 100_000,
      ivaServiceAgent: 19_000,
      totalServiceAgent: 119_000,
      subtotalPlatform: 3_100_000,
      ivaPlatform: 19_000,
      totalPlatform: 3_119_000,
    });
  });

  it('bears IVA on the fee, or with FULL on all but the agents, which have their own', () => {
    const given = { lines, ...agents, platformGainPct: '10', transport: 20_000 };
    // FEE: 19 % of 300,000 + 19,000. FULL: 19 % of 3 × (1,000,000 + 100,000 + 20,000) + 19,000.
    const fee = price(given);
    expect(fee.quotation.ivaPlatform).toBe(57_000 + 19_000);
    expect(fee.derived.platformInvoiceBase).toBe(400_000);
    const full = price({ ...given, producerIvaBase: 'FULL' });
    expect(full.quotation.ivaPlatform).toBe(638_400 + 19_000);
    expect(full.derived.platformInvoiceBase).toBe(3_460_000);
  });

  it('is paid all of it when it collects for the talents, else only what is its own', () => {
    const given = { lines, ...agents, platformGainPct: '10', transport: 20_000 };
    // 3,460,000 + IVA 76,000
    expect(price(given).derived).toMatchObject({ payableToPlatform: 3_536_000, payableDirectByAgency: 0 });
    // Fee 300,000 + agents 100,000 + IVA 76,000; direct 3 × 1,020,000
    const direct = price({ ...given, tercero: false }).derived;
    expect(direct).toMatchObject({ payableToPlatform: 476_000, payableDirectByAgency: 3_060_000 });
  });

  it('tells the event its total and its longest line', () => {
    const { event, quotation } = price({ lines: [aLine(), aLine({ days: 4 }), aLine()] });
    expect(event).toEqual({ totalEvent: quotation.total, totalDays: 4 });
  });
});

describe('the snapshot', () => {
  const inputs = aQuotation({
    client: { ...aClient, retenedorRenta: true, reteIcaAgent: true },
    lines: [aLine({ withholding: 'HONORARIOS_PN' })],
  });

  it('holds the flags, rates, UVT and exchange rate used, and nothing else of the table', () => {
    const { taxSnapshot } = priceQuotation(inputs, taxes);
    expect(taxSnapshot).toMatchObject({ calcVersion: 'quote-calc/2', date: '2026-03-10', fxRate: '1' });
    expect(taxSnapshot).toMatchObject({ agency: inputs.agency, client: inputs.client, city: 'Bogota' });
    expect(taxSnapshot.taxes.uvt).toEqual({ 2026: 52_374 });
    expect(taxSnapshot.taxes.art383).toEqual([]);
    expect(taxSnapshot.taxes.rows.map((row) => `${row.kind} ${row.concept} ${row.rate}`)).toEqual([
      'IVA GENERAL 19',
      'RETE_FUENTE HONORARIOS_PN 10',
      'RETE_FUENTE SERVICIOS_DECLARANTE 4',
      'RETE_ICA SERVICIOS_DEMAS 9.66',
      'RENTA PJ 35',
    ]);
  });

  it('is data: it survives JSON', () => {
    const { taxSnapshot } = priceQuotation(inputs, taxes);
    expect(JSON.parse(JSON.stringify(taxSnapshot))).toEqual(taxSnapshot);
  });
});

describe('what cannot be priced', () => {
  it.each<[string, Partial<QuotationInputs>]>([
    ['no line', { lines: [] }],
    ['a malformed percentage', { platformGainPct: '10%' }],
    ['more money than is exact', { lines: [aLine({ budget: 9e15, days: 2 })] }],
  ])('%s is refused', (_name, given) => {
    expect(() => price(given)).toThrow(RangeError);
  });
});

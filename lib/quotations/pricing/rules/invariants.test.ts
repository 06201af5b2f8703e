import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/core/money';
import { taxes } from '@/lib/taxes/testing/taxes';
import { pricedToWire } from '../../wire';
import { priceWithDecimals } from '../testing/decimal-pricing';
import { randomQuotation } from '../testing/random-quotation';
import { priceQuotation } from './price-quotation';
import type { PricedLine, PricedQuotation } from './priced-quotation';
import type { QuotationInputs } from './quotation-inputs';

type Law = (priced: PricedQuotation, inputs: QuotationInputs) => boolean;
const of = (priced: PricedQuotation, field: (line: PricedLine) => number) => sumOf(priced.lines, field);

/** "Always true" of the product model, by its numbers; 8 has its own test below. */
const LAWS: Readonly<Record<string, Law>> = {
  '1 total': ({ quotation: q, derived }) =>
    q.total === q.subtotalPlatform + derived.nonRecoverableIva + q.priceGain + q.iva,
  '2 sums': (p) => {
    const { quotation: q, derived: d } = p;
    return (
      of(p, (line) => line.subtotalClient) === q.subtotal &&
      of(p, (line) => line.ivaClient) === q.iva &&
      of(p, (line) => line.totalClient) === q.total &&
      of(p, (line) => line.subtotalProducer) === q.subtotalPlatform &&
      of(p, (line) => line.ivaProducer) === q.ivaPlatform &&
      of(p, (line) => line.totalProducer) === q.totalPlatform &&
      of(p, (line) => line.platformFee) === q.platformFeeSubtotal &&
      of(p, (line) => line.serviceAgentCost) === q.subtotalServiceAgent &&
      of(p, (line) => line.foodCost + line.transportationCost) === q.foodTransportation &&
      of(p, (line) => line.grossProfit) === q.priceGain &&
      of(p, (line) => line.netIncome) === q.priceNetGain &&
      of(p, (line) => line.reteFuente) === d.reteFuente &&
      of(p, (line) => line.reteIca) === d.reteIca &&
      of(p, (line) => line.reteIva) === d.reteIva &&
      of(p, (line) => line.incomeTax) === d.incomeTax &&
      of(p, (line) => line.nonRecoverableIva) === d.nonRecoverableIva &&
      of(p, (line) => line.totalAnnouncement) === d.talentsNetPayable &&
      of(p, (line) => line.talentWithheld) === d.talentsWithheld &&
      of(p, (line) => line.expectedPayment) === d.netReceivable
    );
  },
  '3 cash': ({ lines }) =>
    lines.every((l) => l.expectedPayment + l.reteFuente + l.reteIca + l.reteIva === l.totalClient),
  '4 cost': ({ lines }) =>
    lines.every(
      (l) =>
        l.subtotalProducer ===
        l.talentCosts + l.platformFee + l.foodCost + l.transportationCost + l.serviceAgentCost,
    ),
  '5 talents': ({ lines }) => lines.every((l) => l.talentCosts === l.totalAnnouncement + l.talentWithheld),
  '6 margin': ({ lines }, { gain }) => {
    const hundredths = BigInt(Math.round(Number(gain) * 100));
    return lines.every((l) => BigInt(l.grossProfit) * 10_000n >= hundredths * BigInt(l.subtotalClient));
  },
  '7 payables': ({ quotation, derived }, { tercero }) =>
    derived.payableToPlatform + derived.payableDirectByAgency === quotation.totalPlatform &&
    (!tercero || derived.payableDirectByAgency === 0),
  'net is paid': ({ lines }) =>
    lines.every((l) => l.payBasis === 'GROSS' || l.announcement >= l.budget * l.days),
  'whole, and negative only after a tax that is not on profit': ({ quotation, derived, lines }) =>
    [quotation, derived, ...lines]
      .flatMap((figures) => Object.entries(figures))
      .every(
        ([name, value]) =>
          typeof value !== 'number' ||
          (Number.isSafeInteger(value) && (value >= 0 || name === 'netIncome' || name === 'priceNetGain')),
      ),
  'prices on the step': ({ lines }, { priceStep }) => lines.every((l) => l.paymentClient % priceStep === 0),
};

describe('over random quotations', () => {
  it('what is always true is true', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const priced = priceQuotation(inputs, taxes);
        for (const [name, law] of Object.entries(LAWS)) {
          if (!law(priced, inputs)) expect.fail(`law ${name} is broken`);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('the figures are the same each time, and again from the snapshot alone', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const priced = priceQuotation(inputs, taxes);
        const figures = JSON.stringify(priced);
        expect(JSON.stringify(priceQuotation(structuredClone(inputs), taxes))).toBe(figures);
        expect(JSON.stringify(priceQuotation(inputs, priced.taxSnapshot.taxes))).toBe(figures);
      }),
      { numRuns: 2000 },
    );
  });

  it('8: self-withholding changes withholdings, never a total', () => {
    fc.assert(
      fc.property(
        randomQuotation,
        fc.boolean(),
        fc.boolean(),
        (inputs, autoretenedorRenta, autoretenedorIca) => {
          const other = { ...inputs, agency: { ...inputs.agency, autoretenedorRenta, autoretenedorIca } };
          expect(totalsOf(other)).toEqual(totalsOf(inputs));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('8: tercero changes who is paid and nothing else, a net pay included', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const [direct, collected] = [false, true].map((tercero) => {
          const { quotation, derived, lines } = priceQuotation({ ...inputs, tercero }, taxes);
          const { payableToPlatform: _, payableDirectByAgency: __, ...rest } = derived;
          return { quotation: { ...quotation, tercero: null }, derived: rest, lines };
        });
        expect(collected).toEqual(direct);
      }),
      { numRuns: 2000 },
    );
  });

  it('8: régimen simple changes a total only through a net gross-up', () => {
    fc.assert(
      fc.property(randomQuotation, fc.boolean(), (inputs, regimenSimple) => {
        const gross = {
          ...inputs,
          lines: inputs.lines.map((line) => ({ ...line, payBasis: 'GROSS' as const })),
        };
        expect(totalsOf({ ...gross, agency: { ...gross.agency, regimenSimple } })).toEqual(totalsOf(gross));
      }),
      { numRuns: 2000 },
    );
  });

  it('a talent not withheld from is told so, and gets its whole pay', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const { agency } = inputs;
        const isCompany = agency.legalNature === 'PERSONA_JURIDICA';
        const withholds = !agency.regimenSimple && (isCompany || agency.retenedorRenta === true);
        for (const line of priceQuotation(inputs, taxes).lines) {
          expect(line.appliedWithholding).toBe(withholds ? line.withholding : 'NONE');
          if (!withholds) expect(line.announcement).toBe(line.payPerDay * line.days);
          if (!withholds) expect(line.payPerDay).toBe(line.budget);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('nothing gets cheaper when a pay, a cost or the margin rises', () => {
    const more = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(randomQuotation, more, (inputs, extra) => {
        const [first, ...rest] = inputs.lines;
        if (!first) return;
        const dearer: QuotationInputs[] = [
          { ...inputs, lines: [{ ...first, budget: first.budget + extra }, ...rest] },
          { ...inputs, feeding: inputs.feeding + extra },
          { ...inputs, transport: inputs.transport + extra },
          { ...inputs, gain: (Number(inputs.gain) + 5).toFixed(2) },
          { ...inputs, platformGainPct: (Number(inputs.platformGainPct) + 5).toFixed(2) },
        ];
        const before = priceQuotation(inputs, taxes);
        for (const other of dearer) {
          const after = priceQuotation(other, taxes);
          for (const [index, line] of after.lines.entries()) {
            const was = before.lines[index];
            if (!was || line.payPerDay < was.payPerDay) expect.fail('a pay fell');
            if (line.paymentClient < was.paymentClient) expect.fail('a price fell');
          }
          expect(after.quotation.total).toBeGreaterThanOrEqual(before.quotation.total);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a currency whose minor unit is worth a peso comes to the same figures, thresholds and all', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const pesos = figuresOf({ ...inputs, currency: 'COP', fxRate: '1' });
        expect(figuresOf({ ...inputs, currency: 'USD', fxRate: '100' })).toEqual(pesos);
        expect(figuresOf({ ...inputs, currency: 'CLP', fxRate: '1' })).toEqual(pesos);
      }),
      { numRuns: 2000 },
    );
  });

  it('a second calculator over decimals finds the same figures', () => {
    fc.assert(
      fc.property(randomQuotation, (inputs) => {
        const { quotation, quotationTypeTalents, derived } = pricedToWire(priceQuotation(inputs, taxes));
        const second = priceWithDecimals(inputs, taxes);
        expect(quotationTypeTalents).toMatchObject(second.lines);
        expect(quotation.total).toBe(second.total);
        expect([...derived.warnings].sort()).toEqual(second.warnings);
      }),
      { numRuns: 2000 },
    );
  });
});

function figuresOf(inputs: QuotationInputs) {
  const { quotation, derived, lines } = priceQuotation(inputs, taxes);
  const { currency: _, ...figures } = quotation;
  return { figures, derived, lines };
}

function totalsOf(inputs: QuotationInputs) {
  const { priceNetGain: _, ...totals } = priceQuotation(inputs, taxes).quotation;
  return totals;
}

import { describe, expect, test } from 'vitest';
import { isUnsure } from '@/app/_features/taxes/rates-behind';
import file from '@/db/catalogue/tax-table.json' with { type: 'json' };
import texts from '@/lib/i18n/messages/es/quotations.json';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { QuotationInputs } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { taxTableFromFile } from '@/lib/taxes/rules/tax-table';
import { explainLine } from './explain-line';

const agency = {
  legalNature: 'PERSONA_JURIDICA',
  responsableIva: true,
  personaNaturalArt383AEt: false,
  declaranteRenta: true,
  granContribuyente: false,
  regimenSimple: false,
  autoretenedorRenta: false,
  autoretenedorIca: false,
} as const;
const line = {
  profile: 'modelo',
  genders: [{ gender: 'FEMENINO' as const, quantity: 2 }],
  days: 2,
  budget: 6_000_000,
  payBasis: 'NET' as const,
};
const inputs: QuotationInputs = {
  date: '2026-03-10',
  city: 'Bogotá',
  currency: 'COP',
  agency,
  client: {
    retenedorRenta: true,
    reteIcaAgent: true,
    granContribuyente: true,
    stateEntity: false,
    responsableIva: true,
  },
  tercero: false,
  gain: '25',
  platformGainPct: '10',
  priceStep: 1000,
  feeding: 25_000,
  transport: 20_000,
  agents: 1,
  agentDays: 2,
  agentPrice: 180_000,
  lines: [line, { ...line, profile: 'musico', payBasis: 'GROSS', ivaCategory: 'EXCLUIDO' }],
};
const words = { days: (count: number) => `${count} días` };

function chain(changes: Partial<QuotationInputs> = {}, index = 0) {
  const given = { ...inputs, ...changes };
  const price = priceQuotation(given, taxTableFromFile(file));
  const { currency, platformGainPct, priceStep } = given;
  const stages = explainLine(price, index, { currency, platformGainPct, priceStep }, words);
  const steps = stages.flatMap((stage) => stage.steps);
  return {
    priced: price.lines[index],
    stages,
    step: (key: string) => steps.find((one) => one.key === `line.${key}`),
  };
}

const amounts = ({ step }: ReturnType<typeof chain>, ...keys: string[]) =>
  keys.reduce((total, key) => total + (step(key)?.amount ?? 0), 0);

describe('the chain of a line', () => {
  test('adds up at each sum, whoever the agency is', () => {
    const cases: Partial<QuotationInputs>[] = [
      {},
      { agency: { ...agency, responsableIva: false } },
      { agency: { ...agency, regimenSimple: true, simpleConcept: 'DEMAS_0_6000' } },
      { agency: { ...agency, legalNature: 'PERSONA_NATURAL', personaNaturalArt383AEt: true } },
      { tercero: true },
    ];
    for (const changes of cases) {
      for (const index of [0, 1]) {
        const told = chain(changes, index);
        const { priced, step } = told;
        expect(amounts(told, 'pay', 'fee', 'feeding', 'transport')).toBe(step('dayCost')?.amount);
        expect(amounts(told, 'ownCost', 'agents', 'nonRecoverable')).toBe(step('cost')?.amount);
        expect(amounts(told, 'subtotal', 'iva')).toBe(step('total')?.amount);
        expect(amounts(told, 'total', 'reteFuente', 'reteIca', 'reteIva')).toBe(step('expected')?.amount);
        expect(amounts(told, 'profit', 'incomeTax')).toBe(step('net')?.amount);
        expect(step('subtotal')?.amount).toBe((step('price')?.amount ?? 0) * (priced?.personDays ?? 0));
      }
    }
  });

  test('tells how a net pay became gross, and how the price was rounded', () => {
    const { step, priced } = chain();
    expect(step('pay')?.why).toMatchObject({
      key: 'steps.payNet',
      values: { budget: '$\u00a06.000.000', net: '$\u00a012.000.000', days: '2 días' },
    });
    expect(step('receives')?.rates).toMatchObject([{ concept: 'ART383' }]);
    const exact = Number(step('price')?.why?.values?.exact?.replace(/\D/g, ''));
    expect((priced?.paymentClient ?? 0) - exact).toBeGreaterThanOrEqual(0);
    expect((priced?.paymentClient ?? 0) - exact).toBeLessThan(1000);
    expect(chain({}, 1).step('pay')?.why?.key).toBe('steps.payGross');
    const little = chain({ lines: [{ ...line, budget: 100_000 }] });
    expect(little.step('pay')).toMatchObject({ amount: 100_000, why: { key: 'steps.payNetBelow' } });
    expect(chain({}, 1).step('iva')).toBeUndefined();
  });

  test('marks the steps that rest on a rate nobody confirmed, and says its base in both currencies', () => {
    const { step } = chain();
    expect(isUnsure(step('reteIca')?.rates ?? [])).toBe(true);
    expect(isUnsure(step('reteFuente')?.rates ?? [])).toBe(false);
    expect(step('reteFuente')?.rates).toMatchObject([
      { rate: '4', base: { uvt: '2', year: '2026', pesos: 105_000, foreign: null }, status: 'verified' },
    ]);
    const dollars = chain({
      currency: 'USD',
      fxRate: '4000',
      priceStep: 100,
      feeding: 700,
      transport: 500,
      agentPrice: 4500,
      lines: [{ ...line, budget: 80_000 }],
    });
    expect(dollars.step('reteFuente')?.rates).toMatchObject([{ base: { pesos: 105_000, foreign: 2625 } }]);
    expect(dollars.step('price')?.why?.values).toMatchObject({ step: 'US$\u00a01,00' });
    const own = chain({
      agency: {
        ...agency,
        taxationPrices: [{ kind: 'RETE_ICA', city: 'Bogotá', price: '7', unity: 'PER_MIL' }],
      },
    });
    expect(own.step('reteIca')?.rates).toMatchObject([{ rate: '7', isOwn: true, validity: null }]);
    expect(isUnsure(own.step('reteIca')?.rates ?? [])).toBe(false);
  });

  test('has a name and words for every step', () => {
    const all = [chain(), chain({ agency: { ...agency, responsableIva: false } }), chain({}, 1)];
    for (const { stages } of all) {
      for (const { key, steps } of stages) {
        expect(texts.figures.line).toHaveProperty(key);
        for (const { key: name, why } of steps) {
          expect(texts.figures).toHaveProperty(name);
          expect(texts.figures).toHaveProperty(why?.key ?? 'none');
        }
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { decimalText } from '@/app/_features/taxes/rate-words';
import file from '@/db/catalogue/tax-table.json' with { type: 'json' };
import texts from '@/lib/i18n/messages/es/quotations.json';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { QuotationInputs } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { taxTableFromFile } from '@/lib/taxes/rules/tax-table';
import { explainFigures, marginTexts } from './explain-figures';

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
  priceStep: 100,
  feeding: 25_000,
  transport: 20_000,
  agents: 1,
  agentDays: 2,
  agentPrice: 180_000,
  lines: [
    {
      profile: 'modelo',
      genders: [{ gender: 'FEMENINO', quantity: 4 }],
      days: 2,
      budget: 300_000,
      payBasis: 'GROSS',
    },
  ],
};

const explain = (changes: Partial<QuotationInputs> = {}) => {
  const price = priceQuotation({ ...inputs, ...changes }, taxTableFromFile(file));
  return { price, groups: explainFigures(price, { currency: 'COP', platformGainPct: '10', priceStep: 100 }) };
};
const figure = (groups: ReturnType<typeof explainFigures>, key: string) =>
  groups.flatMap(({ main, parts }) => [main, ...parts]).find((found) => found.key === key);

describe('the figures of a price', () => {
  test('add up within their group', () => {
    const { groups } = explain();
    for (const { key, main, parts } of groups) {
      const sum = parts.reduce((total, part) => total + part.amount, 0);
      if (key === 'client' || key === 'costs' || key === 'margin') expect(sum, key).toBe(main.amount);
    }
    const [client, receivable] = groups;
    const withheld = receivable?.parts.reduce((total, part) => total + part.amount, 0) ?? 0;
    expect(receivable?.main.amount).toBe((client?.main.amount ?? 0) + withheld);
  });

  test('name the rate they were made with', () => {
    const { groups } = explain();
    expect(figure(groups, 'reteFuente')?.why?.values).toMatchObject({ rate: '4\u00a0%', base: '2' });
    expect(figure(groups, 'reteIca')?.why?.values).toMatchObject({ rate: '9,66 por mil', city: 'Bogotá' });
    expect(figure(groups, 'reteIva')?.why).toMatchObject({ key: 'reasons.reteIvaGreat' });
    const own = explain({
      agency: {
        ...agency,
        taxationPrices: [{ kind: 'RETE_ICA', city: 'Bogotá', price: '7', unity: 'PER_MIL' }],
      },
    });
    expect(figure(own.groups, 'reteIca')?.why?.values).toMatchObject({ rate: '7 por mil' });
  });

  test('say why there is no IVA, and leave out what is zero', () => {
    const none = explain({ agency: { ...agency, responsableIva: false } });
    expect(figure(none.groups, 'iva')?.why?.key).toBe('reasons.ivaNone');
    expect(figure(none.groups, 'nonRecoverableIva')?.amount).toBeGreaterThan(0);
    expect(figure(none.groups, 'reteIva')).toBeUndefined();
  });

  test('all have a name and a reason in words', () => {
    const simple = { ...agency, regimenSimple: true, simpleConcept: 'DEMAS_0_6000' };
    const person = { ...agency, legalNature: 'PERSONA_NATURAL', personaNaturalArt383AEt: true } as const;
    const cases = [
      {},
      { agency: simple },
      { agency: person },
      { agency: { ...person, incomeTaxRatePN: '19' } },
      { tercero: true },
      { lines: inputs.lines.map((line) => ({ ...line, ivaCategory: 'EXCLUIDO' as const })) },
    ];
    for (const changes of cases) {
      for (const { main, parts } of explain(changes).groups) {
        for (const { key: name, why } of [main, ...parts]) {
          expect(texts.figures).toHaveProperty(name);
          expect(texts.figures).toHaveProperty(why?.key ?? 'none');
        }
      }
    }
  });
});

test('decimals are written with a comma and without idle zeros', () => {
  expect(['9.66', '2.0', '20', '100', '22.50', '100.00'].map(decimalText)).toEqual([
    '9,66',
    '2',
    '20',
    '100',
    '22,5',
    '100',
  ]);
  expect(marginTexts(2500)).toEqual({ margin: '25', markUp: '33,33' });
  expect(marginTexts(-1)).toBeNull();
});

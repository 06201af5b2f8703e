import fc from 'fast-check';
import { LEGAL_NATURES } from '@/db/values/legal-natures';
import { IVA_CATEGORIES, PAY_BASES, SERVICE_CONCEPTS, TALENT_WITHHOLDINGS } from '@/db/values/line-values';
import { type LineInputs, PRODUCER_IVA_BASES, type QuotationInputs } from '../rules/quotation-inputs';

const flag = fc.boolean();
const percent = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }).map(String),
    fc.integer({ min: 0, max: max * 100 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  );

/** Pays of every size: small ones, those around the thresholds and brackets, and very large ones. */
const pay = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: 90_000, max: 120_000 }),
  fc.integer({ min: 5_000_000, max: 30_000_000 }),
  fc.integer({ min: 0, max: 400_000_000 }),
);

const line: fc.Arbitrary<LineInputs> = fc.record({
  profile: fc.constantFrom('modelo', 'musico', 'bailarin'),
  genders: fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 })).map(([women, men]) => [
    { gender: 'FEMENINO' as const, quantity: women },
    { gender: 'MASCULINO' as const, quantity: men },
  ]),
  days: fc.integer({ min: 1, max: 15 }),
  budget: pay,
  payBasis: fc.constantFrom(...PAY_BASES),
  withholding: fc.constantFrom(undefined, ...TALENT_WITHHOLDINGS),
  ivaCategory: fc.constantFrom(undefined, ...IVA_CATEGORIES),
});

const agency: fc.Arbitrary<QuotationInputs['agency']> = fc.record({
  legalNature: fc.constantFrom(...LEGAL_NATURES),
  responsableIva: flag,
  personaNaturalArt383AEt: flag,
  declaranteRenta: flag,
  granContribuyente: flag,
  regimenSimple: flag,
  autoretenedorRenta: flag,
  autoretenedorIca: flag,
  retenedorRenta: flag,
  simpleConcept: fc.constantFrom('DEMAS_0_6000', 'DEMAS_6000_15000', 'UNKNOWN', null),
  incomeTaxRatePN: fc.constantFrom('19', '28.5', null),
  taxationPrices: fc.constantFrom(
    [],
    [{ kind: 'RETE_ICA', city: 'Cali', price: '7.7', unity: 'PER_MIL' }],
    [{ kind: 'RETE_ICA', city: 'Bogota', price: '1.104', unity: 'PERCENT' }],
  ),
});

const money = fc.constantFrom(
  { currency: 'COP', fxRate: '1' },
  { currency: 'COP', fxRate: undefined },
  { currency: 'USD', fxRate: '4123.45' },
  { currency: 'USD', fxRate: '3987.123456' },
);

/** A quotation that can be priced, with every flag, concept, currency and size of pay. */
export const randomQuotation: fc.Arbitrary<QuotationInputs> = fc
  .record({
    date: fc.constantFrom('2024-07-01', '2025-05-31', '2025-06-01', '2026-03-10', '2027-01-04'),
    city: fc.constantFrom('Bogota', 'Bogotá', 'Medellin', 'Cali', 'Pereira'),
    money,
    agency,
    client: fc.record({
      retenedorRenta: flag,
      reteIcaAgent: flag,
      granContribuyente: flag,
      stateEntity: flag,
      responsableIva: flag,
    }),
    tercero: flag,
    gain: percent(90),
    platformGainPct: percent(40),
    priceStep: fc.constantFrom(1, 100, 1000),
    feeding: fc.constantFrom(0, 25_000),
    transport: fc.integer({ min: 0, max: 50_000 }),
    agents: fc.integer({ min: 0, max: 4 }),
    agentDays: fc.integer({ min: 0, max: 5 }),
    agentPrice: fc.integer({ min: 0, max: 300_000 }),
    serviceConcept: fc.constantFrom(undefined, ...SERVICE_CONCEPTS),
    producerIvaBase: fc.constantFrom(undefined, ...PRODUCER_IVA_BASES),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  })
  .map(({ money: { currency, fxRate }, ...rest }) => ({ ...rest, currency, fxRate }));

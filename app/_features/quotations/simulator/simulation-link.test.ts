import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IVA_CATEGORIES, PAY_BASES, SERVICE_CONCEPTS, TALENT_WITHHOLDINGS } from '@/db/values/line-values';

import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import { AGENCY_FLAGS, BUYER_FLAGS, type Simulation, USUAL_AGENCY } from './simulation';
import { LONGEST, readSimulation, writeSimulation } from './simulation-link';

const catalogues = {
  cities: [
    {
      id: 1,
      name: 'Bogotá',
      department: 'Bogotá D.C.',
      countryName: 'Colombia',
      countryCode: 'CO',
      timeZone: 'America/Bogota',
    },
  ],
  currencies: [
    { id: 1, code: 'COP', name: 'Peso', decimals: 0 },
    { id: 2, code: 'USD', name: 'Dólar', decimals: 2 },
  ],
  profiles: [
    { code: 'modelo', name: 'Modelo' },
    { code: 'dj', name: 'DJ' },
  ],
} as const;
const read = (text: string) => readSimulation(text, catalogues, () => 'k');

const flags = <Flag extends string>(names: readonly Flag[]) =>
  fc
    .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
    .map(
      (values) =>
        Object.fromEntries(names.map((name, index) => [name, values[index] === true])) as Record<
          Flag,
          boolean
        >,
    );
const money = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }));
const line = fc.record({
  key: fc.constant('k'),
  profile: fc.constantFrom('modelo', 'dj'),
  women: fc.integer({ min: 0, max: 1000 }),
  men: fc.integer({ min: 0, max: 1000 }),
  days: fc.integer({ min: 0, max: 365 }),
  budget: money,
  payBasis: fc.constantFrom(...PAY_BASES),
  withholding: fc.constantFrom(...TALENT_WITHHOLDINGS),
  ivaCategory: fc.constantFrom(...IVA_CATEGORIES),
  optional: fc.constant(false),
  alternative: fc.constant(null),
  taken: fc.constant(true),
  leastPeople: fc.constant(null),
  mostPeople: fc.constant(null),
});
const simulation: fc.Arbitrary<Simulation> = fc.record({
  draft: fc
    .record({
      cityId: fc.constantFrom(1, null),
      dollars: fc.boolean(),
      fxRate: fc.constantFrom('4123.45', ''),
      tercero: fc.boolean(),
      serviceConcept: fc.constantFrom(...SERVICE_CONCEPTS),
      gain: fc.constantFrom('', '22.5', '99.99'),
      feeding: money,
      transport: money,
      agentPrice: money,
      agents: fc.integer({ min: 0, max: 1000 }),
      agentDays: fc.integer({ min: 0, max: 365 }),
      lines: fc.array(line, { maxLength: 12 }),
    })
    .map(({ dollars, fxRate, ...rest }) => ({
      ...rest,
      currencyId: dollars ? 2 : 1,
      fxRate: dollars ? fxRate : '1',
      fxRateDate: dollars ? '2026-11-20' : null,
    })),
  buyer: flags(BUYER_FLAGS),
  agency: fc.option(
    flags(AGENCY_FLAGS).map((chosen) => ({
      ...chosen,
      legalNature: 'PERSONA_NATURAL' as const,
      simpleConcept: 'DEMAS_0_6000',
    })),
  ),
});

describe('the address of a simulation', () => {
  test('carries the whole of it, in letters that need no escape', () => {
    fc.assert(
      fc.property(simulation, (given) => {
        const text = writeSimulation(given);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(read(text ?? '')).toEqual(given);
      }),
    );
  });

  const [sample] = fc.sample(simulation, { numRuns: 1, seed: 7 });
  const whole = sample as Simulation;
  const one = {
    key: 'k',
    profile: 'modelo',
    women: 30,
    men: 20,
    days: 15,
    budget: 1_850_000,
    payBasis: 'NET',
    withholding: 'SERVICIOS_NO_DECLARANTE',
    ivaCategory: 'EXCLUIDO',
    ...FIXED,
  } as const;
  const many = (count: number): Simulation => ({
    ...whole,
    draft: { ...whole.draft, lines: Array.from({ length: count }, () => one) },
  });

  test('holds a hundred profiles, and is none when there are more', () => {
    const text = writeSimulation(many(100)) ?? '';
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    expect(read(text)?.draft.lines).toHaveLength(100);
    expect(writeSimulation(many(101))).toBeNull();
  });

  test('is refused when it is broken, cut, of another version or of no catalogue, and never throws', () => {
    const text = writeSimulation(many(2)) ?? '';
    const coded = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    const content = JSON.parse(atob(text)) as unknown[];
    const refused = [
      '',
      'no-es',
      '%%%',
      text.slice(0, -9),
      'a'.repeat(LONGEST + 1),
      coded({}),
      coded([2, ...content.slice(1)]),
      coded(content.slice(0, -1)),
      coded(content.with(2, 9)),
      coded(content.with(15, [['astronauta', 1, 0, 1, 5, 0, 0, 0]])),
      coded(content.with(15, [['modelo', -1, 0, 1, 5, 0, 0, 0]])),
      coded(content.with(7, '1e9')),
    ];
    expect(read(text)).not.toBeNull();
    for (const broken of refused) expect(read(broken), broken.slice(0, 40)).toBeNull();
    fc.assert(fc.property(fc.string(), (noise) => void read(noise)));
  });

  test('tells no city that is not there, and pesos have no rate', () => {
    const draft = { ...whole.draft, cityId: 5, currencyId: 1, fxRate: '4000', fxRateDate: '2026-11-20' };
    const text = writeSimulation({ ...whole, draft, agency: USUAL_AGENCY }) ?? '';
    expect(read(text)).toMatchObject({
      draft: { cityId: null, fxRate: '1', fxRateDate: null },
      agency: USUAL_AGENCY,
    });
  });
});

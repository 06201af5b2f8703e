import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractClauseRows } from '@/db/catalogue/contract-clauses';
import { RELATIONSHIPS } from '@/db/values/consents';
import { formatIsoDate } from '@/lib/core/dates';
import { annulmentText } from '../acts/act-text';
import { type ContractFacts, clauseValues } from './clause-values';
import { CONTRACT_TYPE, contractText } from './clauses';

const person = fc.constantFrom('Ana Ruiz', 'Luis Peña', 'Andrea Gómez', 'Ñusta D’Angelo');

/** Facts of every kind: agencies that are people or companies, talents of age or represented. */
const facts: fc.Arbitrary<ContractFacts> = fc.record(
  {
    platform: fc.constant({
      productName: 'Elenco',
      legalName: 'Elenco S.A.S.',
      taxId: '901',
      supportEmail: 'a@b.co',
    }),
    agency: fc.record({
      name: fc.constantFrom('Casa Norte S.A.S.', 'Grupo Sur Ltda.', 'Ana Ruiz'),
      legalNature: fc.constantFrom('PERSONA_NATURAL', 'PERSONA_JURIDICA'),
      documentType: fc.constantFrom('NIT', 'Cédula de ciudadanía'),
      identification: fc.constant('901.234.567-7'),
      address: fc.constant('Cra. 11 # 93-45'),
      city: fc.constant('Bogotá'),
      email: fc.constant('hola@casanorte.co'),
      legalRepresentative: fc.option(fc.record({ name: person, document: fc.constant('52.111.222') })),
    }),
    producer: fc.record({ name: person, identification: fc.constant('1.020.333.444') }),
    talent: fc.record({
      name: person,
      documentType: fc.constantFrom('Cédula de ciudadanía', 'Tarjeta de identidad', 'Pasaporte'),
      identification: fc.constant('1.037.222.111'),
      address: fc.constant('Calle 10 # 43A-20'),
      phone: fc.constant('3005550111'),
      email: fc.constant('a@correo.co'),
    }),
    guardian: fc.record({
      name: fc.constantFrom('Rosa Muñoz', 'Pedro Díaz'),
      documentType: fc.constantFrom('Cédula de ciudadanía', 'Cédula de extranjería'),
      identification: fc.constant('43.555.666'),
      relationship: fc.constantFrom(...RELATIONSHIPS),
    }),
    event: fc.constant({
      name: 'Lanzamiento',
      code: 'COT-01482',
      place: null,
      address: null,
      city: 'Medellín',
      country: 'Colombia',
      start: '2027-01-18T13:00:00Z',
      end: '2027-01-20T23:00:00Z',
      timeZone: 'America/Bogota',
    }),
    service: fc.constant({ profile: 'Modelo', days: 3 }),
    fee: fc.constant({ amount: 1_200_000, currency: 'COP' }),
    contractDate: fc.constant('2026-11-21'),
  },
  {
    requiredKeys: ['platform', 'agency', 'producer', 'talent', 'event', 'service', 'fee', 'contractDate'],
  },
);

const textOf = (given: ContractFacts, contractType: number, tercero: boolean): string => {
  const { clauses, habeasData } = contractText(
    contractClauseRows,
    { contractType, tercero },
    clauseValues(given),
  );
  return [...clauses, habeasData].map(({ body }) => body).join('\n');
};
const wording = (given: ContractFacts): string =>
  annulmentText({ contract: 'CTR-2026-00001', number: 1, facts: given, reason: 'Acuerdo' }).paragraphs.join(
    '\n',
  );

test('a contract asserts of age and representation what its facts say, and never the contrary', () => {
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom(...Object.values(CONTRACT_TYPE)),
      fc.boolean(),
      (given, contractType, tercero) => {
        const text = textOf(given, contractType, tercero);
        const { guardian, talent, agency } = given;
        const isPerson = agency.legalNature === 'PERSONA_NATURAL';
        expect(wording(given)).toContain(`, del ${formatIsoDate(given.contractDate)}, para`);
        expect(text.includes('mayor de edad')).toBe(!guardian);
        expect(text.includes('menor de edad')).toBe(Boolean(guardian));
        expect(text.includes('quien actúa en nombre propio, en adelante EL TALENTO')).toBe(!guardian);
        expect(text.includes('que actúa en nombre propio, y con')).toBe(isPerson);
        expect(text.includes('representación legal')).toBe(!isPerson && agency.legalRepresentative !== null);
        expect(text.includes('por sí mismo')).toBe(!guardian);
        if (guardian) {
          expect(text).toContain(
            `${talent.name}, menor de edad, con ${talent.documentType} ${talent.identification}`,
          );
          expect(text).toContain(`${guardian.name}, con ${guardian.documentType} ${guardian.identification}`);
          expect(text).not.toMatch(/EL TALENTO firma|EL TALENTO mismo/);
        }
        // Of whom nobody knows the gender, and of what may not have happened yet.
        expect(text).not.toMatch(
          /\b(representada|identificada|domiciliada|vecina)\b|firmado por ambas|hoy\b/,
        );
        expect(wording(given).includes('menor de edad')).toBe(Boolean(guardian));
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { documentTypeRows } from '@/db/catalogue/documents';
import { filled, firstCostlyLength } from '@/lib/testing/cpu-time';
import { documentCode, fitsIdentity, readIdentity } from './identity-number';

function kept(code: string | null, typed: string) {
  const read = readIdentity(code, typed);
  if (!read) return null;
  return 'value' in read ? read.value : false;
}

const ROWS: readonly (readonly [string | null, string, string | false | null])[] = [
  ['CC', '1.020.304.056,00', '1020304056'],
  ['CC', '1,020,304,056.0', '1020304056'],
  ['CC', '1020.304.056', '1020304056'],
  ['CC', '10 20 30 40 56', '1020304056'],
  ['CC', '79123456-3', false],
  ['CC', '79.123.456 - 3', false],
  ['CC', '79.123.45', false],
  ['CC', '1.02.304.056', false],
  ['CE', 'Cédula de extranjería 123456', '123456'],
  ['CE', 'Cédula de Extranjería No. 123.456', '123456'],
  ['PA', 'PENDIENTE', false],
  ['PA', 'no tengo', false],
  ['PA', 'En trámite', false],
  ['PA', 'Ninguno', false],
  ['CC', '1020304056', '1020304056'],
  ['CC', '1.020.304.056', '1020304056'],
  ['CC', '1,020,304,056', '1020304056'],
  ['CC', '1 020 304 056', '1020304056'],
  ['CC', "'1020304056", '1020304056'],
  ['CC', '1020304056.0', '1020304056'],
  ['CC', '79123457,00', '79123457'],
  ['CC', '79.123.457', '79123457'],
  ['CC', '0079123457', '79123457'],
  ['CC', 'CC 1020304056', '1020304056'],
  ['CC', 'C.C. 1.020.304.056', '1020304056'],
  ['CC', 'cc1020304056', '1020304056'],
  ['CC', 'Cédula 1020304056', '1020304056'],
  ['CC', 'Cédula de ciudadanía No. 1020304056', '1020304056'],
  ['CC', '\u202d1020304056\u202c', '1020304056'],
  ['CC', '１０２０３０４０５６', '1020304056'],
  ['CC', '1020‑304‑056', '1020304056'],
  ['CC', '123', '123'],
  ['CC', '', null],
  ['CC', '\u200b', null],
  ['CC', '???', false],
  ['CC', '!!!', false],
  ['CC', 'x', false],
  ['CC', 'no tengo', false],
  ['CC', '12', false],
  ['CC', '000', false],
  ['CC', '12345678901', false],
  ['CC', '1.02030406E9', false],
  ['CC', '1020304056 de Bogotá', false],
  ['CC', 'CE 1020304', false],
  ['CC', 'AB123456', false],
  ['TI', '1020304056', '1020304056'],
  ['TI', 'T.I. 10203040567', '10203040567'],
  ['TI', '79123457', false],
  ['CE', 'CE 345678', '345678'],
  ['CE', 'E345678X', false],
  ['CE', '1234567890', '1234567890'],
  ['CE', '12345678901', false],
  ['PEP', '123456789012345', '123456789012345'],
  ['PEP', '1234', false],
  ['PEP', '1234567890123456', false],
  ['PPT', 'PPT 5123456', '5123456'],
  ['PPT', '51234567890', false],
  ['PA', 'ab 123456', 'AB123456'],
  ['PA', 'PA123456', 'PA123456'],
  ['PA', 'PA: AB123456', 'AB123456'],
  ['PA', 'Pasaporte AB123456', 'AB123456'],
  ['PA', 'A123', false],
  ['PA', 'A/123456', false],
  ['NIT', '900.373.115-3', '900373115-3'],
  ['NIT', '900373115', '900373115-3'],
  ['NIT', '9003731153', '900373115-3'],
  ['NIT', 'NIT 900373115-3', '900373115-3'],
  ['NIT', 'N.I.T. 900.373.115 – 3', '900373115-3'],
  ['NIT', "'900373115", '900373115-3'],
  ['NIT', '0900373115', '900373115-3'],
  ['NIT', '900373115.0', '900373115-3'],
  ['NIT', '900.373.115-4', false],
  ['NIT', 'no tiene', false],
  ['RUC', '20123456789', '20123456789'],
  ['RFC', 'XAXX010101000', 'XAXX010101000'],
  ['DNI', '???', false],
  [null, '1020304056', '1020304056'],
  [null, 'no tengo', false],
];

test.each(ROWS)('%s %j is kept as %j', (code, typed, expected) => {
  expect(kept(code, typed)).toBe(expected);
});

it('says what its type has, and of a NIT which digit it should end in', () => {
  expect(readIdentity('CC', '???')).toEqual({ problem: 'validation.identities.CC' });
  expect(readIdentity('DNI', '???')).toEqual({ problem: 'validation.identities.other' });
  expect(readIdentity('NIT', '900373115-4')).toEqual({
    problem: { key: 'validation.nitDigit', values: { digit: 3 } },
  });
});

it('knows the codes of the catalogue', () => {
  expect(documentTypeRows.map(({ id }) => documentCode(id))).toEqual(
    documentTypeRows.map(({ code }) => code),
  );
  expect(documentCode(null)).toBeNull();
});

const codes = fc.constantFrom(null, ...documentTypeRows.map(({ code }) => code));

it('reads what was kept as the same, and nothing throws', () => {
  const piece = fc.constantFrom(
    ...'0123456789',
    '.',
    ',',
    '-',
    ' ',
    'CC',
    'NIT',
    '.0',
    '\u200b',
    'A',
    "'",
    '?',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 16 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(codes, typed, (code, text) => {
      const read = readIdentity(code, text);
      if (!read || 'problem' in read) return;
      expect(readIdentity(code, read.value)).toEqual(read);
      expect(fitsIdentity(code, read.value)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

it.each(['1', ' ', '.', 'C', '\u200b'])('costs in proportion to its length: %j', (unit) => {
  expect(firstCostlyLength(filled(unit), (text) => readIdentity('CC', text))).toBeNull();
});

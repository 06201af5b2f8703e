import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { filled, firstCostlyLength } from '@/lib/testing/cpu-time';
import { nameMessage, type ReadName, readCompanyName, readPersonName, readTitle } from './name';

const said = (read: ReadName | null) => read && ('name' in read ? read.name : `no: ${read.problem}`);

test.each<[string, string | null]>([
  ['Ana', 'Ana'],
  ['  Ana   María ', 'Ana María'],
  ['María-José', 'María-José'],
  ['María–José', 'María-José'],
  ['María‑José', 'María-José'],
  ["D'Angelo", "D'Angelo"],
  ['D’Angelo', 'D’Angelo'],
  ['D´Angelo', "D'Angelo"],
  ['D`Angelo', "D'Angelo"],
  ["O'Brien", "O'Brien"],
  ['J. Pérez', 'J. Pérez'],
  ['J.Pérez', 'J.Pérez'],
  ['A.M. Ñáñez', 'A.M. Ñáñez'],
  ['Ma.Fernanda', 'Ma. Fernanda'],
  ['M.ª José', 'M.ª José'],
  ['Gal·la', 'Gal·la'],
  ['Mari\u0301a', 'María'],
  ['李小龙', '李小龙'],
  ['Łódź Straße', 'Łódź Straße'],
  ['محمد', 'محمد'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['A', 'A'],
  ['Prueba\u202eoslaF', 'PruebaoslaF'],
  ['An\u200ba', 'Ana'],
  ['evil.example', 'evil. example'],
  ['Gana en www.evil.example', 'Gana en www. evil. example'],
  ['evil\u200b.example', 'evil. example'],
  ['', null],
  ['   ', null],
  ['\u200b', null],
  ['\u3164', null],
  ['-', 'no: letters'],
  ['.', 'no: letters'],
  ["'", 'no: letters'],
  ['12345', 'no: letters'],
  ['😀', 'no: letters'],
  ['Ana 2', 'no: person'],
  ['Ana 😀', 'no: person'],
  ['www.x.co', 'www. x.co'],
  ['ana@x.example', 'no: person'],
  ['https://evil.example', 'no: person'],
  ['evil.example/x', 'no: person'],
  ['evil。example', 'no: person'],
  ['{{name}}', 'no: person'],
  ['<b>Ana</b>', 'no: person'],
  ['Pérez, Ana', 'no: person'],
  ['Ana\nPérez', 'no: person'],
])('as a person, %j is %j', (typed, expected) => {
  expect(said(readPersonName(typed))).toBe(expected);
});

test.each<[string, string | null]>([
  ['Casa 24 S.A.S.', 'Casa 24 S.A.S.'],
  ['M&M Eventos', 'M&M Eventos'],
  ["D'Moda", "D'Moda"],
  ['D’Moda', 'D’Moda'],
  ['Ñandú 24/7', 'Ñandú 24/7'],
  ['Luz, Cámara & Cía. Ltda.', 'Luz, Cámara & Cía. Ltda.'],
  ['Grupo (Bogotá)', 'Grupo (Bogotá)'],
  ['Norte – Sur', 'Norte - Sur'],
  ['360', '360'],
  ['4.0 Producciones', '4.0 Producciones'],
  ['Empresa\u200b Dos', 'Empresa Dos'],
  ['  Empresa   Dos ', 'Empresa Dos'],
  ['C.I. Moda S.A.', 'C.I. Moda S.A.'],
  ['', null],
  ['\u200b\u2060', null],
  ['&', 'no: letterOrDigit'],
  ['- . -', 'no: letterOrDigit'],
  ['😀', 'no: letterOrDigit'],
  ['Casa 😀', 'no: company'],
  ['Casa + Luz', 'no: company'],
  ['casa@luz', 'no: company'],
  ['Casa\nLuz', 'no: company'],
  ['Casa «Luz»', 'no: company'],
  ['evil.example', 'no: link'],
  ['Gana en evil.example/x', 'no: link'],
  ['www.e.co', 'no: link'],
  ['https://evil', 'no: link'],
])('as a company, %j is %j', (typed, expected) => {
  expect(said(readCompanyName(typed))).toBe(expected);
});

test.each<[string, string | null]>([
  ['Lanzamiento «Ñandú» 🎭 100 %', 'Lanzamiento «Ñandú» 🎭 100 %'],
  ['Despegar.com Colombia', 'Despegar.com Colombia'],
  ['C+', 'C+'],
  ['  Gala\u200b   2027 ', 'Gala 2027'],
  ['', null],
  ['-', 'no: letterOrDigit'],
  ['😀', 'no: letterOrDigit'],
  ['Gana en https://evil.example', 'no: link'],
  ['WWW.evil.example', 'no: link'],
])('as a title, %j is %j', (typed, expected) => {
  expect(said(readTitle(typed))).toBe(expected);
});

it('what was read is read as itself, and no name of a person or a company is a link', () => {
  const piece = fc.constantFrom(
    'ana',
    'B',
    '.',
    'co',
    '-',
    ' ',
    "'",
    '\u200b',
    'é',
    '&',
    '/',
    '2',
    'www',
    '://',
    'ª',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      for (const reader of [readPersonName, readCompanyName, readTitle]) {
        const read = reader(text);
        if (!read || !('name' in read)) continue;
        expect(reader(read.name)).toEqual(read);
        if (reader !== readTitle) expect(read.name).not.toMatch(/[\p{L}\d-]{2}\.\p{L}{2}|:\/\//u);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('the words of the specification stay for signs, not for links', () => {
  expect(nameMessage('company', 'registration.lettersOnly')).toBe('registration.lettersOnly');
  expect(nameMessage('link', 'registration.lettersOnly')).toBe('validation.names.link');
  expect(nameMessage('person')).toBe('validation.names.person');
});

it.each(['a', '.', 'ab.', "'", '-', ' .', 'é'])('costs in proportion to its length: %j', (unit) => {
  for (const reader of [readPersonName, readCompanyName, readTitle]) {
    expect(firstCostlyLength(filled(unit), reader)).toBeNull();
  }
});

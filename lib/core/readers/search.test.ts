import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsSearch, LONGEST_SEARCH, readSearch } from './search';

const spelt = (typed: string): string =>
  readSearch(typed)
    .map(({ spellings }) => spellings.map((texts) => texts.join('+')).join('|'))
    .join(' ');

describe('what is typed into a search', () => {
  test.each([
    // Words
    ['cia ltda', 'cia ltda'],
    ['  color   moda ', 'color moda'],
    ['García, Ana', 'García Ana'],
    ['«Gala» (otoño)', 'Gala otoño'],
    ['Café\u200b Quindío', 'Café Quindío'],
    ['Cafe\u0301', 'Café'],
    ['ＣＡＦＥ', 'CAFE'],
    ["O'Brien", "O'Brien"],
    ['M&M Eventos', 'M&M Eventos'],
    ['Casa 24', 'Casa 24'],
    ['Pérez–Gómez', 'Pérez-Gómez'],
    ['50%', '50'],
    ['12 de mayo de 2026', '12 de mayo de 2026'],
    // Codes
    ['COT-01468', 'COT-01468| #1468 | 1468 cot-01468| cot-01468 '],
    ['COT\u201101468', 'COT-01468| #1468 | 1468 cot-01468| cot-01468 '],
    ['cot–1468', ' #1468 | 1468 cot-01468| cot-01468 '],
    ['cot1468', ' #1468 | 1468 cot-01468| cot-01468 '],
    ['cot-146800', 'cot-146800| #146800 | 146800 cot-146800| cot-146800 '],
    ['cot 1468', 'cot 1468'],
    ['CC-00012', 'CC-00012| cc-00012 '],
    ['CTR-12', 'ctr+12'],
    ['7', '7'],
    ['#7', ' #7 | 7 cot-00007| cot-00007 | cc-00007 '],
    ['#007,', ' #7 | 7 cot-00007| cot-00007 | cc-00007 '],
    ['(#7)', ' #7 | 7 cot-00007| cot-00007 | cc-00007 '],
    ['gala #7', 'gala  #7 | 7 cot-00007| cot-00007 | cc-00007 '],
    ['#1468', ' #1468 | 1468 cot-01468| cot-01468 | cc-01468 '],
    ['#1234567', ' #1234567 | 1234567 cot-1234567| cot-1234567 | cc-1234567 '],
    ['#moda', 'moda'],
    ['# 7', '7'],
    ['##', ''],
    // Telephones
    ['3001234567', '3001234567'],
    ['300 123 4567', '3001234567'],
    ['(300) 123-4567', '3001234567'],
    ['+57 300 123 4567', '3001234567'],
    ['+573001234567', '3001234567|573001234567'],
    ['573001234567', '3001234567|573001234567'],
    ['0057 300 123 4567', '3001234567'],
    ['\u202a+57 300\u00a0123\u20114567\u202c', '3001234567'],
    ['300.123.4567', '3001234567|300.123.4567'],
    ['tel. 300 123 4567', '3001234567'],
    ['601 745 6789 ext. 12', '6017456789'],
    ['+34 612 34 56 78', '34612345678'],
    ['+1 305 555 0123', '13055550123'],
    ['ana 300 123 4567', 'ana 3001234567'],
    // NIT and documents
    ['900123456', '900123456'],
    ['900.123.456', '900123456|900.123.456'],
    ['900.123.456-8', '9001234568|900123456|900.123.456-8'],
    ['9001234568', '9001234568|900123456'],
    ['NIT 900123456-8', '9001234568|900123456|900123456-8'],
    ['nit. 900 123 456', '900123456'],
    ['1.020.304.050', '1020304050|1.020.304.050'],
    ['CC 1020304050', '1020304050'],
    ['C.C. 1.020.304.050', '1020304050|1.020.304.050'],
    ['AB123456', 'AB123456'],
    // Several numbers
    ['gala 2026 15000', 'gala 202615000|2026+15000'],
    ['feria 2026-08-12', 'feria 20260812|2026-08-12'],
    ['Feria del libro 77123', 'Feria del libro 77123'],
    // Mail
    ['ana@x.example', 'ana@x.example'],
    ['<ana@x.example>,', 'ana@x.example'],
    ['3001234567@x.example', '3001234567@x.example'],
    // Nothing
    ['', ''],
    ['   ', ''],
    ['\u200b', ''],
    ['%', ''],
    ["'; --", ''],
  ])('%j is looked for as %j', (typed, words) => {
    expect(spelt(typed)).toBe(words);
  });

  test('signs alone are a word that nothing holds', () => {
    expect(readSearch('%')).toEqual([{ spellings: [], isContact: false }]);
    expect(readSearch(' ')).toEqual([]);
  });

  test.each(['300 123 4567', '900.123.456-8', 'ana@x.example', 'AB123456', '1020304050'])(
    '%j reaches somebody',
    (typed) => {
      expect(readSearch(typed).map(({ isContact }) => isContact)).toEqual([true]);
    },
  );

  test.each(['COT-01468', '77123', 'gala', 'Casa 24', 'cot1468'])('%j reaches nobody', (typed) => {
    expect(readSearch(typed).some(({ isContact }) => isContact)).toBe(false);
  });

  test('reads anything, and never more than it may', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const words = readSearch(typed);
        expect(words.length).toBeLessThanOrEqual(6);
        for (const text of words.flatMap(({ spellings }) => spellings.flat())) {
          expect(text.length).toBeLessThanOrEqual(LONGEST_SEARCH);
          expect(text).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
    );
  });

  test('a number is the same with any marks between its digits', () => {
    const marks = fc.array(fc.constantFrom('', ' ', '.', '-', '\u2011', '\u00a0', '\u202a'), {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.stringMatching(/^3\d{9}$/), marks, (digits, between) => {
        const typed = [...digits].map((digit, index) => digit + (between[index] ?? '')).join('');
        expect(readSearch(typed)[0]?.spellings[0]).toEqual([digits]);
      }),
    );
  });
});

test('a list of the browser is searched by the same words', () => {
  const held = (typed: string) => holdsSearch('Compañía Color Moda Ltda · 900.123.456-8 · COT-01468', typed);
  for (const typed of ['moda color', 'compania ltda', 'COT\u20111468', 'MODA', '900123456', ''])
    expect(held(typed), typed).toBe(true);
  for (const typed of ['moda roja', '%', '1469']) expect(held(typed), typed).toBe(false);
});

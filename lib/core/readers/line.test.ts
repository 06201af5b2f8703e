import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { filled, firstCostlyLength } from '@/lib/testing/cpu-time';
import { readLine } from './line';

test.each<[string, string]>([
  ['Ana Pérez', 'Ana Pérez'],
  ['  Ana   Pérez ', 'Ana Pérez'],
  ['Ana\u00a0Pérez', 'Ana Pérez'],
  ['Ana\u2003\u202fPérez', 'Ana Pérez'],
  ['Ana\u3000Pérez', 'Ana Pérez'],
  ['Ana\tPérez', 'Ana Pérez'],
  ['Mari\u0301a', 'María'],
  ['N\u0303andu\u0301', 'Ñandú'],
  ['An\u200ba', 'Ana'],
  ['\u200b', ''],
  ['\u2060\ufeff', ''],
  ['\u3164', ''],
  ['\uffa0Ana\u115f', 'Ana'],
  ['\u2800', ''],
  ['Prueba\u202eoslaF', 'PruebaoslaF'],
  ['\u2066Ana\u2069', 'Ana'],
  ['\u202aAna\u202c', 'Ana'],
  ['\u200eAna\u200f', 'Ana'],
  ['\u061cAna', 'Ana'],
  ['Ana\u00adMaría', 'AnaMaría'],
  ['A\u034fna', 'Ana'],
  ['\ufff9Ana\ufffb', 'Ana'],
  ['Ana\u{e0041}\u{e007f}', 'Ana'],
  ['Ana\ufe0f', 'Ana'],
  ['Ana\u200dPérez', 'AnaPérez'],
  ['a\u200cb', 'ab'],
  ['👩\u200d🎤 Gala', '👩\u200d🎤 Gala'],
  ['👩🏽\u200d🎤', '👩🏽\u200d🎤'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['🎭\u200d', '🎭'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['🇨🇴', '🇨🇴'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['می\u200c\u200cخواهم', 'میخواهم'],
  ['\u200cمی', 'می'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ana\nPérez', 'Ana\nPérez'],
  ['Ana\u0007', 'Ana\u0007'],
  ['D’Angelo – Ñandú & Cía.', 'D’Angelo – Ñandú & Cía.'],
])('%j is read as %j', (typed, expected) => {
  expect(readLine(typed)).toBe(expected);
});

it('what was read is read as itself', () => {
  const piece = fc.constantFrom(
    'a',
    'é',
    'e\u0301',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '🎭',
    '❤',
    'م',
    'ی',
    '\u202e',
    '\u034f',
    '\u0301',
    '\u3164',
    '🏴',
    '\u{e0067}',
    '\u{e007f}',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 14 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const once = readLine(text);
      expect(readLine(once)).toBe(once);
      expect(once).toBe(once.normalize('NFC'));
      expect(once).not.toMatch(/^ | $| {2}|[\u200b\u2060\u202a-\u202e\u2066-\u2069]/);
    }),
    { numRuns: 3_000 },
  );
});

it.each(['a', ' ', '\u200b', '\u200d', '🎭\u200d', 'م\u200c', '🏴\u{e0067}', ' \u200b'])(
  'costs in proportion to its length: %j',
  (unit) => {
    expect(firstCostlyLength(filled(unit), readLine)).toBeNull();
  },
);

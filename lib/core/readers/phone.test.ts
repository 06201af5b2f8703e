import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { filled, firstCostlyLength } from '@/lib/testing/cpu-time';
import { callUrl, chatUrl, formatPhone, internationalDigits, readPhone, storedPhone } from './phone';

/** What is kept of a text in Colombia, with the country's code where it is another, or why it is none. */
function kept(typed: string, dialingCode = '57'): string | null {
  const read = readPhone(typed, dialingCode);
  if (!read) return null;
  if ('problem' in read) return read.problem;
  const { phone } = read;
  return storedPhone(phone, '57');
}

const MOBILE = '3001234567';

const TYPED: readonly (readonly [string, string | null])[] = [
  ['3001234567', MOBILE],
  ['(300) 123-4567', MOBILE],
  ['300 123 4567', MOBILE],
  ['CELULAR 300 123 4567', MOBILE],
  ['Teléfono: 300 123 4567', MOBILE],
  ['Cel 300 123 4567', MOBILE],
  ['300.123.4567', MOBILE],
  ['300-123-4567', MOBILE],
  ['300/123/4567', MOBILE],
  ['+57 300 123 4567', MOBILE],
  ['+573001234567', MOBILE],
  ['573001234567', MOBILE],
  ['57 300 123 4567', MOBILE],
  ['0057 300 123 4567', MOBILE],
  ['00573001234567', MOBILE],
  ['(+57) 300 123 4567', MOBILE],
  ['+ (57) 300-123-4567', MOBILE],
  ['tel:+57-300-123-4567', MOBILE],
  ['TEL: 300 123 4567', MOBILE],
  ['Cel. 300 123 4567', MOBILE],
  ['Móvil: 300 123 4567', MOBILE],
  ['WhatsApp +57 300 123 4567', MOBILE],
  ['https://wa.me/573001234567', MOBILE],
  ["'+57 300 123 4567", MOBILE],
  ['\u202a+57 300 123 4567\u202c', MOBILE],
  ['300\u200b1234567', MOBILE],
  ['300\u2011123\u20114567', MOBILE],
  ['300 – 123 — 4567', MOBILE],
  ['300\u00a0123\u202f4567', MOBILE],
  ['300−123−4567', MOBILE],
  ['３００１２３４５６７', MOBILE],
  ['  3001234567\t', MOBILE],
  ['6017456789', '6017456789'],
  ['PBX (601) 745-6789', '6017456789'],
  ['(601) 745 6789 ext. 123', '6017456789x123'],
  ['601 7456789 extensión 4', '6017456789x4'],
  ['6017456789x123', '6017456789x123'],
  ['tel:+576017456789;ext=123', '6017456789x123'],
  ['+1 305 555 0123', '+13055550123'],
  ['001 305 555 0123', '+13055550123'],
  ['+34 612 34 56 78', '+34612345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+593 99 123 4567', '+593991234567'],
  ['+44 (0)20 7946 0018', '+4402079460018'],
  ['', null],
  ['   ', null],
  ['\u200b', null],
  ['No', 'words'],
  ['no tiene', 'words'],
  ['-', 'words'],
  ['llamar a Ana', 'words'],
  ['300 123 4567 Ana', 'words'],
  ['300+1234567', 'words'],
  ['٣٠٠١٢٣٤٥٦٧', 'words'],
  ['3001234567 / 3109876543', 'two'],
  ['+573001234567+573109876543', 'two'],
  ['300123456', 'colombia'],
  ['30012345678', 'colombia'],
  ['0300 123 4567', 'colombia'],
  ['0000000000', 'colombia'],
  ['7456789', 'colombia'],
  ['2001234567', 'colombia'],
  ['571234567890', 'colombia'],
  ['+57 200 123 4567', 'colombia'],
  ['1234567890123456', 'length'],
  ['30012345673109876', 'two'],
  ['+34 612', 'length'],
  ['+0 300 123 4567', 'dialing'],
  ['+899 300 123 4567', 'dialing'],
  ['+', 'words'],
];

test.each(TYPED)('%j is kept as %j', (typed, expected) => {
  expect(kept(typed)).toBe(expected);
});

describe('a number that names no country', () => {
  it('belongs to the one that is given', () => {
    expect(kept('55 1234 5678', '52')).toBe('+525512345678');
    expect(kept('525512345678', '52')).toBe('+525512345678');
    expect(kept('1 (305) 555-0123', '1')).toBe('+13055550123');
    expect(kept('987 654 321', '51')).toBe('+51987654321');
    expect(kept('+57 300 123 4567', '51')).toBe(MOBILE);
  });

  it('is only looked at while the country is not known', () => {
    expect(readPhone('55 1234 5678', null)).toMatchObject({ isNamed: false });
    expect(readPhone('123', null)).toEqual({ problem: 'length' });
    expect(readPhone('+90 002000', '57')).toEqual({ problem: 'length' });
    expect(readPhone('10060000000', '1')).toEqual({ problem: 'length' });
    expect(readPhone('no tiene', null)).toEqual({ problem: 'words' });
    expect(readPhone('+57 200 123 4567', null)).toEqual({ problem: 'colombia' });
  });
});

const pieces = fc.constantFrom(
  ...'0123456789',
  '+',
  '00',
  '57',
  '(',
  ')',
  '-',
  ' ',
  '\u200b',
  '‑',
  'ext',
  'x',
  'tel:',
);
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 25 }).map((all) => all.join('')),
);

it('what was kept is read as itself, whatever was typed, and nothing throws', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom('57', '52', '1', '34', '593', null), (typed, code) => {
      const read = readPhone(typed, code);
      if (!read || 'problem' in read || code === null) return;
      const { phone } = read;
      expect(readPhone(storedPhone(phone, code), code)).toMatchObject({ phone });
      expect(readPhone(storedPhone(phone, phone.dialingCode), phone.dialingCode)).toMatchObject({ phone });
    }),
    { numRuns: 3000 },
  );
});

it('keeps the ten digits of every Colombian number, however they are parted and marked', () => {
  const number = fc
    .tuple(
      fc.constantFrom('3', '60'),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }),
    )
    .map(([start, rest]) => (start + rest).slice(0, 10));
  const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u200b');
  const code = fc.constantFrom('', '+57', '57', '0057', '(+57)', 'tel:+57');
  fc.assert(
    fc.property(number, code, fc.array(gap, { minLength: 10, maxLength: 10 }), (digits, before, gaps) => {
      const typed = before + [...digits].map((digit, at) => (gaps[at] ?? '') + digit).join('');
      expect(kept(typed)).toBe(digits);
    }),
  );
});

it.each(['1', ' ', '+', '(', '\u200b', 'ext', '٣', '-'])('costs in proportion to its length: %j', (unit) => {
  expect(firstCostlyLength(filled(unit), (text) => readPhone(text, '57'))).toBeNull();
});

describe('what is kept', () => {
  it('is shown with its country, called and written to', () => {
    expect(formatPhone(MOBILE, '57')).toBe('+57 300 123 4567');
    expect(formatPhone('6017456789x123', '57')).toBe('+57 601 745 6789 ext. 123');
    expect(formatPhone('987654321', '51')).toBe('+51 987654321');
    expect(callUrl(MOBILE, '57')).toBe('tel:+573001234567');
    expect(callUrl('6017456789x123', '57')).toBe('tel:+576017456789;ext=123');
    expect(chatUrl(MOBILE, '57')).toBe('https://wa.me/573001234567');
    expect(formatPhone('+13055550123', '57')).toBe('+1 305 555 0123');
    expect(chatUrl('+13055550123', '57')).toBe('https://wa.me/13055550123');
    expect(chatUrl('6017456789', '57')).toBeNull();
    expect(internationalDigits(MOBILE, '57')).toBe('573001234567');
  });

  it('has no link where it is none, and the code once where a row of before says it too', () => {
    for (const none of ['No', 'PBX', '123', '']) {
      expect(callUrl(none, '57')).toBeNull();
      expect(chatUrl(none, '57')).toBeNull();
      expect(formatPhone(none, '57')).toBe(none);
    }
    expect(callUrl('+573001234567', '57')).toBe('tel:+573001234567');
    expect(formatPhone('573001234567', '57')).toBe('+57 300 123 4567');
    expect(chatUrl(null, '57')).toBeNull();
  });
});

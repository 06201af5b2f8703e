import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isEmail } from './email';
import { isOneSlipAway, suggestedEmail } from './email-suggestion';

const GMAIL = 'ana@gmail.com';

test.each<[string, string | null]>([
  ['ana@gmail.con', GMAIL],
  ['ana@gmail.co', GMAIL],
  ['ana@gmail.cm', GMAIL],
  ['ana@gmail.om', GMAIL],
  ['ana@gmail.comm', GMAIL],
  ['ana@gmail.com.co', GMAIL],
  ['ana@gmail', GMAIL],
  ['ana@gmail,com', GMAIL],
  ['ana@gmail.com.', null],
  ['ana@gmial.com', GMAIL],
  ['ana@gmai.com', GMAIL],
  ['ana@gmaill.com', GMAIL],
  ['ana@gnail.com', GMAIL],
  ['ana@gamil.com', GMAIL],
  ['ana@gmil.con', GMAIL],
  ['  Ana.P@GMAIL.CON ', 'Ana.P@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmai.com', 'ana@hotmail.com'],
  ['ana@hotmail.con', 'ana@hotmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@hormail.com', 'ana@hotmail.com'],
  ['ana@homail.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@outloook.com', 'ana@outlook.com'],
  ['ana@outlook.con', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@yhaoo.com', 'ana@yahoo.com'],
  ['ana@iclou.com', 'ana@icloud.com'],
  ['ana@icluod.com', 'ana@icloud.com'],
  [GMAIL, null],
  ['ana@hotmail.com', null],
  ['ana@hotmail.es', null],
  ['ana@outlook.es', null],
  ['ana@yahoo.com.co', null],
  ['ana@yahoo.es', null],
  ['ana@ymail.com', null],
  ['ana@mail.com', null],
  ['ana@email.com', null],
  ['ana@gmx.com', null],
  ['ana@live.com', null],
  ['ana@une.net.co', null],
  ['ana@casanorte.co', null],
  ['ana@gmailcasa.com', null],
  ['ana@tmail.example', null],
  ['ana@cloud.com', null],
  ['ana', null],
  ['', null],
  ['ana@', null],
  ['ana@otra@gmail.con', null],
  ['ana@gmáil.com', 'ana@gmail.com'],
  ['ana@hotmaíl.con', 'ana@hotmail.com'],
  ['ana@peña.co', null],
])('of %j it is asked whether it is %j', (typed, expected) => {
  expect(suggestedEmail(typed)).toBe(expected);
});

test('one slip is one letter more, less, other, or in its neighbour’s place', () => {
  for (const slip of ['gmai', 'mail', 'gmaill', 'ggmail', 'gmaik', 'gmial']) {
    expect(isOneSlipAway(slip, 'gmail'), slip).toBe(true);
    expect(isOneSlipAway('gmail', slip), slip).toBe(true);
  }
  for (const other of ['gmail', 'gma', 'gmillo', 'liamg', ''])
    expect(isOneSlipAway(other, 'gmail'), other).toBe(false);
});

it('what is asked is an address, of which nothing more is asked, and nothing throws', () => {
  const domain = fc.constantFrom('gmail', 'gmial', 'hotmai', 'yaho', 'outlook', 'icloud', 'casa');
  const last = fc.constantFrom('.com', '.con', '.co', '', ',com', '.es', '.com.co');
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(domain, last).map(([name, end]) => `ana@${name}${end}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const asked = suggestedEmail(text);
      if (asked === null) return;
      expect(suggestedEmail(asked)).toBeNull();
      if (text.startsWith('ana@')) expect(isEmail(asked)).toBe(true);
    }),
  );
});

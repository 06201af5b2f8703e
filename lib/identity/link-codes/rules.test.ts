import { expect, test } from 'vitest';
import { codeDestinations, codeIn, maskEmail, maskPhone } from './rules';

const HOUR = 3_600_000;
const now = new Date('2026-05-10T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const old = { emailSince: ago(72 * HOUR), phoneSince: ago(72 * HOUR) };
const talent = { email: 'maria@casanorte.co', phone: '3001234567', dialingCode: '57', ...old };
const young = ago(72 * HOUR - 1);

test.each([
  ['by both that are 72 hours old', {}, true, ['EMAIL', 'PHONE']],
  ['by mail alone where no texts are sent', {}, false, ['EMAIL']],
  ['by mail alone without a phone', { phone: null }, true, ['EMAIL']],
  ['by no young phone', { phoneSince: young }, true, ['EMAIL']],
  ['by no young mail beside an old phone', { emailSince: young }, true, ['PHONE']],
  ['by a young mail where there is no other way', { emailSince: young, phoneSince: young }, true, ['EMAIL']],
] as const)('a code goes %s', (_, some, sendsTexts, channels) => {
  const destinations = codeDestinations({ ...talent, ...some }, sendsTexts, now);
  expect(destinations.map(({ channel }) => channel)).toEqual(channels);
});

test('destinations are masked', () => {
  expect(codeDestinations(talent, true, now).map(({ destination }) => destination)).toEqual([
    'm•••@c•••',
    '••• 67',
  ]);
  expect([maskEmail('a@b.co'), maskPhone('12')]).toEqual(['a•••@b•••', '••• 12']);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Código: 123-456.', '123456'],
  ['12345', null],
  ['1234567', null],
  ['', null],
  [`${' '.repeat(54)}123456`, '123456'],
  [`${' '.repeat(55)}123456`, null],
])('%j has the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

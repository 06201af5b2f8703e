import { describe, expect, it, test } from 'vitest';
import { keepPhones, readPhones } from './read-phones';

test.each([
  ['55 1234 5678', '52', '5512345678'],
  ['+52 1 55 1234 5678', '52', '5512345678'],
  ['987 654 321', '51', '987654321'],
  ['020 7946 0018', '44', '2079460018'],
  ['+44 (0)20 7946 0018', '57', '+442079460018'],
  ['+1 305 555 0123', '57', '+13055550123'],
  ['+34 612 34 56 78', '57', '+34612345678'],
  ['+57 300 123 4567', '57', '3001234567'],
  ['+57 300 123 4567', '52', '+573001234567'],
  ['+54 9 11 2345-6789', '54', '91123456789'],
])('%s where +%s is usual is kept as %s, and so again', (typed, dialingCode, kept) => {
  expect(keepPhones({ phone: typed }, { dialingCode }).phones).toEqual({ phone: kept });
  expect(keepPhones({ phone: kept }, { dialingCode }).phones).toEqual({ phone: kept });
});

describe('what is refused', () => {
  it.each([
    ['+34 111 111 111', 'plan'],
    ['+1 123 456 7890', 'plan'],
    ['+44 12', 'length'],
    ['2001234567', 'colombia'],
    ['601 745 6789 ext 3', 'extension'],
  ])('%s: %s', (typed, problem) => {
    const { problems } = readPhones({ phone: typed }, { dialingCode: '57' });
    expect(problems).toEqual({ phone: `validation.phones.${problem}` });
  });

  it('throws at its field, in the words of the specification where it has some', () => {
    const keep = () =>
      keepPhones({ phoneUser: '2001234567' }, { dialingCode: '57', said: 'validation.phone' });
    expect(keep).toThrow(expect.objectContaining({ fields: { phoneUser: 'validation.phone' } }));
  });
});

it('the code of a row of one telephone follows a number that names its country', () => {
  const read = keepPhones({ phone: '+1 305 555 0123' }, { dialingCode: '57', follows: true });
  expect(read).toEqual({ phones: { phone: '3055550123' }, dialingCode: '1' });
  expect(keepPhones({ phone: '' }, { dialingCode: '57', follows: true })).toEqual({
    phones: { phone: null },
    dialingCode: '57',
  });
});

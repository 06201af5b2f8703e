import { expect, test } from 'vitest';
import { differingBits, findRepeated } from './rules';

test('looks differ in bits, and those that differ in few are alike', () => {
  expect(differingBits('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(differingBits('00000000000000f0', '00000000000000f1')).toBe(1);
  const known = [
    { id: 'far', looks: 'ffffffffffffffff' },
    { id: 'near', looks: '000000000000000f' },
    { id: 'nearer', looks: '0000000000000003' },
    { id: 'unknown', looks: null },
  ];
  expect(findRepeated('0000000000000001', known)).toBe('nearer');
  expect(findRepeated('00000000ffff0000', known)).toBeNull();
});

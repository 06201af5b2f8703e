import { expect, test } from 'vitest';
import { readCentimetres } from './read-row';

test.each([
  ['172', 172],
  ['172 cm', 172],
  ['1,72', 172],
  ['1.72 m', 172],
  ['86,5', 86.5],
  ['alta', null],
  ['5000', null],
])('the measure %s is %s', (written, centimetres) => {
  expect(readCentimetres(written)).toBe(centimetres);
});

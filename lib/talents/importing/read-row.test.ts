import { expect, test } from 'vitest';
import { readCentimetres, readDay } from './read-row';

test.each([
  ['2000-02-29', '2000-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['1-3-1999', '1999-03-01'],
  ['29/02/2001', null],
  ['13/13/2000', null],
  ['1/2/99', null],
  ['ayer', null],
])('the day %s is %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

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

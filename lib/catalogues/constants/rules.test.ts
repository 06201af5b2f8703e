import { expect, test } from 'vitest';
import { constantRows } from '@/db/catalogue/constants';
import { EDITABLE_CONSTANTS, readConstantValue } from './rules';

test.each([
  [71, '0', '0'],
  [71, ' 12,5 ', '12.5'],
  [71, '100', '100'],
  [72, '99,99', '99.99'],
  [73, '1000000000', '1000000000'],
  [74, '0', '0'],
  [75, '020000', '20000'],
  [74, '25.000', '25000'],
  [74, '$ 25.000', '25000'],
  [71, '12.5 %', '12.5'],
  [76, '1', '1'],
  [77, '365', '365'],
  [79, ' Vale desde su firma. ', 'Vale desde su firma.'],
])('constant %i takes «%s»', (id, typed, value) => {
  expect(readConstantValue(id, typed)).toEqual({ kind: 'value', value });
});

test.each([
  [70, '19', 'validation.option'],
  [14, '573000000000', 'validation.option'],
  [71, '100,01', 'validation.constant.percent'],
  [71, '-1', 'validation.constant.percent'],
  [71, '', 'validation.constant.percent'],
  [72, '100', 'validation.percentage'],
  [73, '1000000001', 'validation.constant.pesos'],
  [74, '25,000', 'validation.constant.pesos'],
  [74, '25.5', 'validation.constant.pesos'],
  [74, '25000,5', 'validation.constant.pesos'],
  [77, '1,5', 'validation.quotation.validity'],
  [76, '0', 'validation.constant.step'],
  [77, '0', 'validation.quotation.validity'],
  [77, '366', 'validation.quotation.validity'],
  [78, '  ', 'validation.constant.text'],
  [79, 'x'.repeat(1001), 'validation.constant.text'],
])('constant %i refuses «%s»', (id, typed, message) => {
  expect(readConstantValue(id, typed)).toEqual({ kind: 'problem', message });
});

test('[1.9/constants 70 to 79] each constant starts with a value that it takes', () => {
  for (const { id, description } of constantRows.filter((row) => EDITABLE_CONSTANTS.has(row.id)))
    expect(readConstantValue(id, description)).toEqual({ kind: 'value', value: description });
});

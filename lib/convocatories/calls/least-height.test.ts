import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { centimetresOf, publishConvocatoryInput } from '../inputs';

const { height } = publishConvocatoryInput.shape;
const read = (typed: number) => {
  const { success, data, error } = z.safeParse(height, typed);
  return success ? data : error.issues.map(({ message }) => message);
};

describe('the least height of a call is read as a talent’s is', () => {
  test.each([
    [172, 172],
    [1.72, 172],
    [1.725, 172.5],
    [50, 50],
    [250, 250],
    [49, ['validation.measures.height.cm']],
    [251, ['validation.measures.height.cm']],
    [5.7, ['validation.measures.height.cm']],
    [0, ['validation.measures.height.cm']],
    [-172, ['validation.measures.unclear']],
    [1e21, ['validation.measures.unclear']],
  ])('%s', (typed, kept) => {
    expect(read(typed)).toEqual(kept);
  });

  test.each([
    [68, 'in', 172.7],
    [20, 'in', 50.8],
    [172, 'in', null],
    [1.72, 'in', 172],
    [172.4, 'cm', 172.4],
    [3, 'cm', null],
  ] as const)('%s %s on the wire', (typed, unit, kept) => {
    expect(centimetresOf(typed, unit)).toBe(kept);
  });
});

import { expect, it } from 'vitest';
import { chance, demoId } from './chance.ts';

it('rolls the same for the same seed and otherwise for another', () => {
  const rolls = (seed: string) => {
    const dice = chance(seed);
    return Array.from({ length: 20 }, () => dice.int(1, 6));
  };
  expect(rolls('a')).toEqual(rolls('a'));
  expect(rolls('a')).not.toEqual(rolls('b'));
  expect(new Set(rolls('a'))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

it('picks each value once at the most', () => {
  const picked = chance('some').some([1, 2, 3, 4, 5], 4);
  expect(new Set(picked).size).toBe(4);
  expect(chance('some').some([1, 2], 9)).toHaveLength(2);
});

it('makes well-formed version 4 ids, one per name', () => {
  const ids = Array.from({ length: 500 }, (_, index) => demoId(`row ${index}`));
  const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.every((id) => wellFormed.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(500);
  expect(demoId('row 1')).toBe(ids[1]);
});

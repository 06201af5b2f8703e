import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues } from './merge';

test('other fields stay as each made them; of the same field both values are told', () => {
  const base = { name: 'Feria', place: null, times: { '2026-12-13': { everybody: '', a: '07:00' } } };
  const theirs = {
    name: 'Feria 2',
    place: 'Plaza',
    times: { '2026-12-13': { everybody: '06:00', a: '07:00' } },
  };
  const typed = { name: 'Feria 3', place: '', times: { '2026-12-13': { everybody: '', a: '08:00' } } };
  const { mine, collisions, taken } = mergeValues(base, theirs, typed);
  expect(Object.fromEntries(mine)).toEqual({ name: 'Feria 3', 'times.2026-12-13.a': '08:00' });
  expect(collisions).toEqual([{ path: 'name', mine: 'Feria 3', theirs: 'Feria 2' }]);
  expect(taken).toEqual(['place', 'times.2026-12-13.everybody']);
});

test('what both changed to the same is no collision, and an empty text is no value', () => {
  expect(mergeValues({ a: null, b: 1 }, { a: null, b: 2 }, { a: '', b: 2 })).toEqual({
    mine: new Map(),
    collisions: [],
    taken: [],
  });
});

test('every field holds what was typed, or else what stands there now', () => {
  const values = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) });
  fc.assert(
    fc.property(values, values, values, (base, theirs, typed) => {
      const { mine, collisions } = mergeValues(base, theirs, typed);
      for (const name of ['a', 'b', 'c'] as const) {
        const after = mine.has(name) ? mine.get(name) : theirs[name];
        expect(after).toBe(typed[name] === base[name] ? theirs[name] : typed[name]);
        const both =
          typed[name] !== base[name] && theirs[name] !== base[name] && typed[name] !== theirs[name];
        expect(collisions.some(({ path }) => path === name)).toBe(both);
      }
    }),
  );
});

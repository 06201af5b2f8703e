import { expect, test } from 'vitest';
import type { Mutant } from './find-mutants.ts';
import { putInSwitches, SWITCH } from './put-in-switches.ts';

const source = `
const rights = (actor) => actor.role === 'OWNER';
function may(actor) {
  if (!rights(actor)) throw new Error('no');
  else return actor;
}
[rights({}), attempt(() => may(may({ role: 'OWNER' }))), attempt(() => may({}))]`;

function mutant(id: number, was: string, instead: string, isStatement = false): Mutant {
  const start = source.lastIndexOf(was);
  return { id, start, end: start + was.length, instead, isStatement, kind: 'call', file: '', line: 1, was };
}

const mutants = [
  mutant(1, "actor.role === 'OWNER'", 'true'),
  mutant(2, "throw new Error('no');", ';', true),
  mutant(3, "may(may({ role: 'OWNER' }))", "(may({ role: 'OWNER' }))"),
  mutant(4, "may({ role: 'OWNER' })", "({ role: 'OWNER' })"),
];

function outcome(dropped: number | null): { told: unknown; reached: readonly number[] } {
  const reached = new Set<number>();
  const run = new Function(
    'globalThis',
    'attempt',
    `${putInSwitches(source, mutants).replace('\n[', '\nreturn [')}`,
  );
  const told = run({ [SWITCH]: (id: number) => reached.add(id) && id === dropped }, (does: () => unknown) => {
    try {
      return does();
    } catch {
      return 'refused';
    }
  });
  return { told, reached: [...reached].sort() };
}

test('with nothing dropped everything is as it was, and every rule that is reached asks', () => {
  expect(outcome(null)).toEqual({ told: [false, { role: 'OWNER' }, 'refused'], reached: [1, 2, 3, 4] });
});

test('each rule is dropped alone, also one inside another', () => {
  expect(outcome(1).told).toEqual([true, { role: 'OWNER' }, {}]);
  expect(outcome(2).told).toEqual([false, { role: 'OWNER' }, undefined]);
  expect(outcome(4).reached).toEqual([1, 2, 3, 4]);
});

import { expect, test } from 'vitest';
import { countedReductions } from './rules';

const none = { contributions: 0, dependants: false, mortgage: 0, health: 0, voluntary: 0 };

test.each([
  ['CONTRIBUTIONS', { contributions: 5 }],
  ['MORTGAGE', { mortgage: 5 }],
  ['HEALTH', { health: 5 }],
  ['VOLUNTARY', { voluntary: 5 }],
] as const)('%s counts with its paper alone', (kind, counted) => {
  expect(countedReductions([{ kind, monthly: 5, fileId: 'file' }])).toEqual({ ...none, ...counted });
  expect(countedReductions([{ kind, monthly: 5, fileId: null }])).toEqual(none);
  expect(countedReductions([{ kind, monthly: null, fileId: 'file' }])).toEqual(none);
});

test('of dependants the oath is enough', () => {
  const oath = { kind: 'DEPENDANTS', monthly: null, fileId: null } as const;
  expect(countedReductions([oath])).toEqual({ ...none, dependants: true });
});

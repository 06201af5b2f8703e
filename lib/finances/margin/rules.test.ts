import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CostCategory } from '@/db/values/event-costs';
import { sumOf } from '@/lib/core/money';
import { COST_LINES, eventMargin, isLineKey, type MarginInput, type Profile } from './rules';

const profile = (fields: Partial<Profile>): Profile => ({
  profileId: 1,
  name: 'Modelo',
  quotedPeople: 2,
  quoted: 2_000_000,
  people: 2,
  actual: 2_000_000,
  signedActual: 2_000_000,
  signed: 2,
  differing: 0,
  ...fields,
});

const INPUT: MarginInput = {
  quoted: { income: 5_000_000, total: 5_950_000, food: 100_000, transport: 200_000, platform: 300_000 },
  profiles: [profile({})],
  spent: {},
  charged: null,
  cancelled: false,
  ended: false,
};

test('compares what was quoted with what it came to, line by line', () => {
  const { estimated, actual, lines, advances } = eventMargin({
    ...INPUT,
    profiles: [profile({ actual: 2_500_000, differing: 1 })],
    spent: { TRANSPORT: 250_000, LODGING: 90_000, ADVANCE: 400_000 },
  });
  expect(estimated).toEqual({ income: 5_000_000, costs: 2_600_000, margin: 2_400_000, percent: 4800 });
  expect(actual).toEqual({ income: 5_000_000, costs: 3_140_000, margin: 1_860_000, percent: 3720 });
  expect(lines.map(({ key, quoted, actual: came }) => [key, quoted, came])).toEqual([
    ['PROFILE:1', 2_000_000, 2_500_000],
    ['TRANSPORT', 200_000, 250_000],
    ['FOOD', 100_000, 0],
    ['LODGING', 0, 90_000],
    ['PLATFORM', 300_000, 300_000],
  ]);
  expect(advances).toBe(400_000);
});

test('what nobody was hired for is open, and neither saved nor earned until the event is over', () => {
  const half = profile({ quotedPeople: 4, quoted: 4_000_000, people: 1, actual: 900_000, signedActual: 0 });
  const input = { ...INPUT, profiles: [half], spent: { FOOD: 40_000 } };
  const { expected, actual, signed, committed, open, lines } = eventMargin(input);
  expect(lines.map(({ key, open: still }) => [key, still])).toEqual([
    ['PROFILE:1', 3_000_000],
    ['TRANSPORT', 200_000],
    ['FOOD', 60_000],
    ['PLATFORM', 0],
  ]);
  expect({ signed, committed, open }).toEqual({ signed: 340_000, committed: 900_000, open: 3_260_000 });
  expect(expected).toMatchObject({ costs: 4_500_000, margin: 500_000 });
  expect(actual.margin).toBe(3_760_000);
  const over = eventMargin({ ...input, ended: true });
  expect(over).toMatchObject({ open: 0, expected: over.actual });
  expect(eventMargin({ ...input, cancelled: true }).open).toBe(0);
  // More than were quoted leave nothing open.
  expect(eventMargin({ ...INPUT, profiles: [profile({ people: 3 })] }).lines[0]?.open).toBe(0);
});

test('a total that is charged otherwise brings its part of the income; a cancelled event brings nothing', () => {
  expect(eventMargin({ ...INPUT, charged: 1_190_000 }).actual.income).toBe(1_000_000);
  expect(eventMargin({ ...INPUT, cancelled: true }).actual).toMatchObject({ income: 0, percent: null });
  expect(eventMargin({ ...INPUT, cancelled: true, charged: 595_000 }).actual.income).toBe(500_000);
  const own = { income: 0, total: 0, food: 0, transport: 0, platform: 0 };
  expect(eventMargin({ ...INPUT, quoted: own, charged: 70 }).actual.income).toBe(70);
});

test('a loss is a negative percentage', () => {
  const { actual } = eventMargin({ ...INPUT, spent: { OTHER: 5_000_000 } });
  expect(actual).toMatchObject({ margin: -2_300_000, percent: -4600 });
});

const amount = fc.nat(900_000_000);
const randomEvent: fc.Arbitrary<MarginInput> = fc.record({
  quoted: fc
    .record({ income: amount, iva: amount, food: amount, transport: amount, platform: amount })
    .map(({ iva, ...quoted }) => ({ ...quoted, total: quoted.income + iva })),
  profiles: fc
    .array(
      fc.record({
        ...{ quoted: amount, actual: amount, signedActual: amount },
        ...{ quotedPeople: fc.nat(9), people: fc.nat(9) },
      }),
      { maxLength: 6 },
    )
    .map((each) => each.map((sides, at) => profile({ profileId: at + 1, ...sides }))),
  spent: fc.dictionary(fc.constantFrom<CostCategory>(...COST_LINES, 'ADVANCE'), amount),
  charged: fc.option(amount),
  cancelled: fc.boolean(),
  ended: fc.boolean(),
});

test('sums equal their rows, and the margin is income less costs, to the unit', () => {
  fc.assert(
    fc.property(randomEvent, (input) => {
      const { estimated, actual, expected, signed, committed, open, lines } = eventMargin(input);
      expect(signed + committed).toBe(actual.costs);
      expect(expected.costs).toBe(actual.costs + open);
      expect(open).toBe(sumOf(lines, (line) => line.open));
      expect(open).toBeGreaterThanOrEqual(0);
      expect(estimated.costs).toBe(sumOf(lines, (line) => line.quoted));
      const typed = sumOf(COST_LINES, (category) => input.spent[category] ?? 0);
      const platform = input.cancelled ? 0 : input.quoted.platform;
      expect(actual.costs).toBe(sumOf(input.profiles, (each) => each.actual) + typed + platform);
      for (const side of [estimated, actual]) {
        expect(side.margin).toBe(side.income - side.costs);
        expect(Number.isSafeInteger(side.percent ?? 0)).toBe(true);
      }
      expect(lines.every(({ key }) => isLineKey(key))).toBe(true);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '@/lib/core/money';
import { taxes } from '@/lib/taxes/testing/taxes';
import { priceQuotation } from '../../pricing/rules/price-quotation';
import { aLine, aQuotation } from '../../pricing/testing/a-quotation';
import { randomQuotation } from '../../pricing/testing/random-quotation';
import { type Choosable, choiceProblems, FIXED, hasLoneAlternative, settled } from './choosable';
import { type ChoosableInputs, type ChoosableLine, priceChoices, pricedLine } from './price-choices';

const anyChoice: fc.Arbitrary<Choosable> = fc.constantFrom<Choosable>(
  FIXED,
  { ...FIXED, optional: true },
  { ...FIXED, optional: true, taken: false },
  { ...FIXED, alternative: 'A' },
  { ...FIXED, alternative: 'A', taken: false },
  { ...FIXED, alternative: 'B' },
);

const choosable: fc.Arbitrary<ChoosableInputs> = randomQuotation.chain((inputs) =>
  fc.array(anyChoice, { minLength: inputs.lines.length, maxLength: inputs.lines.length }).map((choices) => ({
    ...inputs,
    lines: settled(inputs.lines.map((line, index) => ({ ...line, ...(choices[index] ?? FIXED) }))),
  })),
);

const figuresOf = ({ quotation, derived, lines }: ReturnType<typeof priceQuotation>) => {
  const { warnings: _, ...rest } = derived;
  return { quotation, derived: rest, lines };
};

test('a choice is a plain quotation of what is taken, and each line that is not is what it would be', () => {
  fc.assert(
    fc.property(choosable, (inputs) => {
      const { priced, lines } = priceChoices(inputs, taxes);
      const taken = inputs.lines.filter((line) => line.taken);
      expect(priced).toEqual(taken.length > 0 ? priceQuotation({ ...inputs, lines: taken }, taxes) : null);
      expect(lines).toHaveLength(inputs.lines.length);
      for (const [index, line] of inputs.lines.entries()) {
        const place = lines[index];
        if (!place) throw new Error('no place');
        expect(pricedLine(place)).toMatchObject({ profile: line.profile, genders: line.genders });
        if (line.taken) expect(place.price).toBe(priced);
        else if (line.optional && priced) {
          // With it, the quotation is dearer by exactly what its page says, but for the share of the agents.
          const more = place.price.quotation.subtotal - priced.quotation.subtotal;
          if (inputs.agents * inputs.agentDays === 0) expect(more).toBe(pricedLine(place).subtotalClient);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('what a quotation froze prices every choice as the whole table would', () => {
  fc.assert(
    fc.property(choosable, fc.array(fc.boolean(), { maxLength: 6 }), (inputs, takes) => {
      const { taxSnapshot } = priceChoices(inputs, taxes);
      const other = inputs.lines.filter((_, index) => takes[index] ?? false);
      fc.pre(other.length > 0);
      const chosen = { ...inputs, lines: other };
      expect(figuresOf(priceQuotation(chosen, taxSnapshot.taxes))).toEqual(
        figuresOf(priceQuotation(chosen, taxes)),
      );
    }),
    { numRuns: 300 },
  );
});

test('of each group one line is taken, what stands is taken, and settling twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 8 }), (choices) => {
      const lines = settled(choices.map((choice) => ({ ...choice, genders: [] })));
      expect(choiceProblems(lines)).toEqual({});
      expect(settled(lines)).toEqual(lines);
      for (const line of lines) {
        const after = settled(
          lines.map((other) => (other === line ? line : other)),
          line,
        );
        if (line.alternative !== null) expect(after[lines.indexOf(line)]?.taken).toBe(true);
      }
    }),
  );
});

test('alternatives are priced in the place of one another', () => {
  const line = (budget: number, choice: Partial<Choosable>): ChoosableLine => ({
    ...aLine({ budget }),
    ...FIXED,
    ...choice,
  });
  const inputs = {
    ...aQuotation(),
    lines: [
      line(100, {}),
      line(500, { alternative: 'Sonido' }),
      line(900, { alternative: 'Sonido', taken: false }),
    ],
  };
  const { priced, lines } = priceChoices(inputs, taxes);
  expect(priced?.quotation.subtotal).toBe(600);
  expect(lines.map(({ price }) => price.quotation.subtotal)).toEqual([600, 600, 1000]);
  expect(lines.map((place) => pricedLine(place).subtotalClient)).toEqual([100, 500, 900]);
  expect(sumOf(priced?.lines ?? [], ({ totalClient }) => totalClient)).toBe(priced?.quotation.total);
});

test('what does not go together is told by its field', () => {
  const genders = [{ quantity: 3 }];
  const told = (...lines: (Partial<Choosable> & { genders?: { quantity: number }[] })[]) =>
    choiceProblems(lines.map((line) => ({ ...FIXED, genders, ...line })));
  expect(told({ optional: true, alternative: 'A' })).toHaveProperty(['lines.0.optional']);
  expect(told({ taken: false })).toHaveProperty(['lines.0.taken']);
  expect(told({ alternative: 'A' }, { alternative: 'A' })).toHaveProperty(['lines.1.taken']);
  expect(told({ leastPeople: 4, mostPeople: 6 })).toHaveProperty(['lines.0.leastPeople']);
  expect(told({ leastPeople: 2 })).toHaveProperty(['lines.0.leastPeople']);
  expect(told({ leastPeople: 1, mostPeople: 6, genders: [...genders, { quantity: 1 }] })).toEqual({
    'lines.0.leastPeople': 'validation.choices.genders',
  });
  expect(told({ leastPeople: 3, mostPeople: 3, optional: true, taken: false })).toEqual({});
  expect(told(...Array.from({ length: 31 }, () => ({ optional: true })))).toHaveProperty('lines');
  expect(hasLoneAlternative([{ ...FIXED, alternative: 'A' }, FIXED])).toBe(true);
  expect(
    hasLoneAlternative([
      { ...FIXED, alternative: 'A' },
      { ...FIXED, alternative: 'A', taken: false },
    ]),
  ).toBe(false);
});

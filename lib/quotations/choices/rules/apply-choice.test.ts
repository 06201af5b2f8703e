import { expect, test } from 'vitest';
import { applyChoice } from './apply-choice';
import { type Choosable, FIXED } from './choosable';
import { readChoice } from './read-choice';

const line = (choice: Partial<Choosable> = {}, quantity = 2) => ({
  ...FIXED,
  ...choice,
  genders: [{ gender: 'FEMENINO' as const, quantity }],
});

const LINES = [
  line(),
  line({ optional: true, taken: false }),
  line({ alternative: 'Música' }),
  line({ alternative: 'Música', taken: false }),
  line({ leastPeople: 2, mostPeople: 6 }, 4),
];
const offered = LINES.map((choice) => ({ choice }));

const choose = (fields: Record<string, string>) =>
  applyChoice(
    LINES,
    readChoice(offered, (name) => ({ elige: 'si', ...fields })[name] ?? null),
  );

test('a choice takes, leaves, swaps and counts', () => {
  const { lines, problems } = choose({ 'con.1': 'si', 'una.2': '3', 'personas.4': ' 6 ' });
  expect(problems).toEqual({});
  expect(lines.map(({ taken }) => taken)).toEqual([true, true, false, true, true]);
  expect(lines[4]?.genders).toEqual([{ gender: 'FEMENINO', quantity: 6 }]);
});

test('what was not sent stays as it is', () => {
  expect(readChoice(offered, () => null)).toEqual([]);
  const same = choose({ 'una.2': '2', 'personas.4': '4' });
  expect(same.problems).toEqual({});
  for (const [index, line] of same.lines.entries()) expect(line).toBe(LINES[index]);
});

test('what is not allowed is told beside its field and stays as it was', () => {
  for (const typed of ['7', '1', '', 'muchas', '-3', '4.5']) {
    const { lines, problems } = choose({ 'una.2': '2', 'personas.4': typed });
    expect(problems).toEqual({ 'personas.4': 'answer.choice.people' });
    expect(lines[4]).toEqual(LINES[4]);
  }
  const none = choose({ 'una.2': '9', 'personas.4': '4' });
  expect(none.problems).toEqual({ 'una.2': 'answer.choice.one' });
  expect(none.lines[2]).toBe(LINES[2]);
});

test('what stands cannot be left, and something has to be taken', () => {
  expect(applyChoice(LINES, [{ position: 0, taken: false, people: 9 }]).lines).toEqual(LINES);
  const [only] = [line({ optional: true })];
  if (!only) throw new Error('no line');
  const { problems } = applyChoice([only], [{ position: 0, taken: false, people: null }]);
  expect(problems).toEqual({ nothing: 'answer.choice.nothing' });
});

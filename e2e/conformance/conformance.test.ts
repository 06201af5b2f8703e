import { describe, expect, test } from 'vitest';
import { ROWS } from './all-rows.ts';
import { describeRows } from './describe-rows.ts';
import { type MarkedTest, markedTests, markOf } from './find-tests.ts';
import { contentOf, holds, reachOf } from './read-titles.ts';
import type { Row } from './row.ts';

const tests = markedTests();
const tested = ROWS.filter(({ decision }) => !decision).map((row) => {
  const mark = markOf(row.id, tests.keys()) ?? '';
  return { ...row, mark, held: tests.get(mark) ?? [] };
});
/** Whether a text stands in a test that holds the row, or in what that test shares with others. */
const isIn = (held: readonly MarkedTest[], text: string) =>
  held.some(({ file }) => holds(reachOf(file), text));

const names = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** The text of a message key (`claim.notForTalent`) as the catalogue of words has it. */
function textOf(key: string): unknown {
  const [file = '', ...path] = key.split('.');
  const all: unknown = JSON.parse(contentOf(`lib/i18n/messages/es/${file}.json`) || '{}');
  return path.reduce((value, name) => Object(value)[name], all);
}

test('each row stands in the page that npm run conformance prints, and how many there are', () => {
  const lines = describeRows().split('\n');
  expect(names(ROWS.filter(({ id }) => !lines.some((line) => line.startsWith(`| ${id} |`))))).toEqual([]);
  expect(lines.some((line) => line.startsWith(`${ROWS.length} requirements: `))).toBe(true);
});

test('each row has an id of its own and says what is required', () => {
  const ids = names(ROWS);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(names(ROWS.filter(({ requirement }) => requirement.trim().length < 4))).toEqual([]);
});

describe('the test whose title begins with the id of a row', () => {
  test('is there, and each such id is of a row', () => {
    expect(names(tested.filter(({ held }) => held.length === 0))).toEqual([]);
    const used = new Set(tested.map(({ mark }) => mark));
    expect([...tests.keys()].filter((mark) => !used.has(mark))).toEqual([]);
  });

  test('holds the words that the row quotes', () => {
    const without = tested.flatMap(({ id, literals, held }) =>
      literals
        .filter((word) => !isIn(held, word))
        .map((word) => `${id}: «${word}» is not in ${held.map(({ file }) => file).join()}`),
    );
    expect(without).toEqual([]);
  });

  test('names the messages that the row quotes, which have those words', () => {
    const wrong = tested.flatMap(({ id, messages, held }) =>
      Object.entries(messages)
        .filter(([key, words]) => textOf(key) !== words || !isIn(held, key))
        .map(([key]) => `${id}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { ROWS } from './all-rows.ts';
import { describeRows } from './describe-rows.ts';
import { contentOf, holds, reachOf, titlesOf } from './read-titles.ts';
import type { Row, TestRef } from './row.ts';

type Tested = Row & { readonly proof: { readonly test: TestRef } };
const tested = ROWS.filter((row): row is Tested => 'test' in row.proof);

const names = (rows: readonly Row[]) => rows.map(({ id }) => id);
const proving = /\.(test|spec)\.tsx?$/;

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

describe('the test that a row names', () => {
  test('is there, with exactly that title', () => {
    const missing = tested.filter(
      ({ proof: { test } }) => ![...reachOf(test.file)].some((file) => titlesOf(file).has(test.name)),
    );
    expect(missing.map(({ id, proof }) => `${id}: ${proof.test.file}: ${proof.test.name}`)).toEqual([]);
    expect(names(tested.filter(({ proof }) => !proving.test(proof.test.file)))).toEqual([]);
  });

  test('holds the words that the row quotes', () => {
    const without = tested.flatMap(({ id, literals, proof }) =>
      literals
        .filter((word) => !holds(reachOf(proof.test.file), word))
        .map((word) => `${id}: «${word}» is not in ${proof.test.file}`),
    );
    expect(without).toEqual([]);
  });

  test('names the messages that the row quotes, which have those words', () => {
    const wrong = tested.flatMap(({ id, messages, proof }) =>
      Object.entries(messages)
        .filter(([key, words]) => textOf(key) !== words || !holds(reachOf(proof.test.file), key))
        .map(([key]) => `${id}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '@/db/values/webhooks';
import { eventOf, isAway, kindsOf, pauseAfter, restAfter } from './rules';

const LIB = path.resolve(import.meta.dirname, '..');
const WRITERS = /^(?!core\/states\/|i18n\/|webhooks\/|.*testing\/).*(?<!\.test)\.tsx?$/;

test('each name tells of what some write records, and of nothing that another name tells of', () => {
  const sources = readdirSync(LIB, { recursive: true, encoding: 'utf8' })
    .filter((file) => WRITERS.test(file))
    .map((file) => readFileSync(path.join(LIB, file), 'utf8'))
    .join('\n');
  const happenings = WEBHOOK_EVENT_NAMES.flatMap((name) => [...WEBHOOK_EVENTS[name]]);
  expect(new Set(happenings).size).toBe(happenings.length);
  expect(happenings.filter((one) => !sources.includes(`'${one.replace(/:.*/, '')}'`))).toEqual([]);
  for (const name of WEBHOOK_EVENT_NAMES)
    expect(new Set(WEBHOOK_EVENTS[name].map(eventOf))).toEqual(new Set([name]));
  expect(kindsOf(happenings)).toBe(WEBHOOK_EVENT_NAMES.length);
});

test.each([
  [1, 0.5, 30_000],
  [1, 0, 24_000],
  [1, 1, 36_000],
  [2, 0.5, 120_000],
  [9, 0.5, 86_400_000],
  [10, 0.5, null],
])('after %i attempts, by chance %d, it waits %s ms', (attempts, chance, ms) => {
  expect(pauseAfter(attempts, chance)).toBe(ms);
});

test('nine attempts more take a little more than two days', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, 0.5) ?? 0);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThan(50);
});

test.each([
  [1, 30_000],
  [2, 120_000],
  [3, 600_000],
  [4, 600_000],
  [99, 600_000],
])('after %i failures an address is left alone for %i ms', (failures, ms) => {
  expect(restAfter(failures)).toBe(ms);
});

test.each([
  [null, true],
  [429, true],
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [404, false],
  [200, false],
])('nobody is there who answers %s: %s', (statusCode, away) => {
  expect(isAway(statusCode)).toBe(away);
});

import { expect, test } from 'vitest';
import { failedPercent, healthOf, isDown, withoutPersons } from './rules';

const now = new Date('2026-05-10T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  [3, ago(0), true],
  [2, ago(0), false],
  [3, ago(179_999), true],
  [3, ago(180_000), false],
  [3, null, false],
])('after %i failures, the last at %s, it is down: %s', (failuresInRow, failedAt, down) => {
  expect(isDown({ failuresInRow, failedAt }, now)).toBe(down);
});

test.each([
  [0, 0, null],
  [3, 1, 33],
  [3, 2, 67],
  [4, 4, 100],
])('of %i calls %i failed: %s percent', (asked, failed, percent) => {
  expect(failedPercent({ asked, failed })).toBe(percent);
});

const well = { configured: true, answeredAt: now, failedAt: null, downSince: null };
test.each([
  ['without settings', { configured: false, downSince: now }, 0, 0, 'NOT_CONFIGURED'],
  ['down', { downSince: now, answeredAt: null }, 0, 0, 'DOWN'],
  ['never asked', { answeredAt: null }, 0, 0, 'NEVER_ASKED'],
  ['one that only failed', { answeredAt: null, failedAt: now }, 1, 1, 'AILING'],
  ['one without calls in the last hour', {}, 0, 0, 'WELL'],
  ['one of which a fifth failed', {}, 5, 1, 'AILING'],
  ['one of which less failed', {}, 6, 1, 'WELL'],
  ['one of which few were asked', {}, 4, 4, 'WELL'],
])('%s', (_, some, asked, failed, health) => {
  expect(healthOf({ ...well, ...some, lastHour: { asked, failed } })).toBe(health);
});

test.each([
  ['user ana.p+1@casa-norte.co is unknown', 'user … is unknown'],
  ['phone +57 300 123-4567 refused', 'phone … refused'],
  ['CC 1.020.304.050: no', 'CC …: no'],
  ['error 50012 of 3', 'error 50012 of 3'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('%s is kept as %s', (words, kept) => {
  expect(withoutPersons(words)).toBe(kept);
});

import { expect, test } from 'vitest';
import { quietEnd, USUAL_QUIET } from './quiet-hours';

const BOGOTA = 'America/Bogota';

test.each([
  // Bogotá is five hours behind UTC.
  ['21:00 begins them', '2026-11-23T02:00:10Z', '2026-11-23T12:00:00.000Z'],
  ['after midnight they end the same day', '2026-11-23T06:30:00Z', '2026-11-23T12:00:00.000Z'],
  ['07:00 ends them', '2026-11-23T12:00:00Z', null],
  ['20:59 is not quiet', '2026-11-23T01:59:00Z', null],
])('%s', (_, now, end) => {
  expect(quietEnd(new Date(now), USUAL_QUIET, BOGOTA)?.toISOString() ?? null).toBe(end);
});

test('hours within a day, and none at all', () => {
  const siesta = { from: 13 * 60, until: 15 * 60 };
  expect(quietEnd(new Date('2026-11-23T19:00:00Z'), siesta, BOGOTA)).toEqual(
    new Date('2026-11-23T20:00:00Z'),
  );
  expect(quietEnd(new Date('2026-11-23T20:00:00Z'), siesta, BOGOTA)).toBeNull();
  expect(quietEnd(new Date('2026-11-23T05:00:00Z'), { from: 0, until: 0 }, BOGOTA)).toBeNull();
});

test('each in its own city', () => {
  expect(quietEnd(new Date('2026-11-23T21:00:00Z'), USUAL_QUIET, 'Europe/Madrid')).toEqual(
    new Date('2026-11-24T06:00:00Z'),
  );
});

import { expect, test } from 'vitest';
import { usualDeadline } from './usual-deadline';

const bogota = 'America/Bogota';
const at = (text: string) => new Date(`${text}-05:00`);
const dates = { startDate: at('2026-12-09T08:00'), endDate: at('2026-12-11T18:00') };

test.each([
  ['2026-11-21T12:00', '2026-12-08T18:00', 'the evening before'],
  ['2026-12-08T18:00', '2026-12-09T08:00', 'its beginning, once that evening has come'],
  ['2026-12-09T08:00', '2026-12-11T18:00', 'its end, once it has begun'],
])('asked at %s, talents answer until %s: %s', (now, until) => {
  expect(usualDeadline(dates, bogota, at(now))).toEqual(at(until));
});

test('the evening is that of the place, not of the machine', () => {
  const madrid = { startDate: new Date('2026-12-09T00:30:00Z'), endDate: new Date('2026-12-10T00:00:00Z') };
  expect(usualDeadline(madrid, 'Europe/Madrid', at('2026-11-21T12:00'))).toEqual(
    new Date('2026-12-08T17:00:00Z'),
  );
});

import { expect, test } from 'vitest';
import { datesNow, soldFor, widenedBy, withoutDates } from './rules';

const BOGOTA = 'America/Bogota';
const on = (first: string, last = first) => ({
  startDate: new Date(`2027-03-${first}T13:00:00Z`),
  endDate: new Date(`2027-03-${last}T23:00:00Z`),
});
const sold = (total: number, days: number, ...dates: Parameters<typeof on>) => ({
  ...{ total, days },
  ...on(...dates),
});

test('an event is sold for the sum, and for days only where there was none before', () => {
  const first = sold(100, 2, '01', '02');
  expect(soldFor([first], BOGOTA)).toEqual({ totalEvent: 100, totalDays: 2 });
  const cases: [ReturnType<typeof sold>, number][] = [
    [sold(5, 1, '01'), 2],
    [sold(5, 1, '03'), 3],
    [sold(5, 2, '02', '03'), 3],
    [sold(5, 1, '09'), 3],
    [sold(5, 4, '03', '06'), 6],
    [sold(5, 3, '01', '02'), 3],
  ];
  for (const [added, totalDays] of cases)
    expect(soldFor([first, added], BOGOTA)).toEqual({ totalEvent: 105, totalDays });
});

test('what was quoted takes place where its people are needed by now', () => {
  const quoted = on('01', '03');
  expect(datesNow(quoted, null)).toEqual(quoted);
  expect(datesNow(quoted, on('02'))).toEqual(quoted);
  expect(datesNow(quoted, on('11', '13'))).toEqual(on('11', '13'));
  expect(datesNow(quoted, on('02', '04'))).toEqual(on('02', '04'));
});

test('what is added widens the event, and taken back leaves it with what is needed still', () => {
  const event = on('01', '02');
  expect(widenedBy(event, on('02', '04'))).toEqual(on('01', '04'));
  expect(widenedBy(event, on('01'))).toEqual(event);
  const added = on('03', '04');
  expect(withoutDates(on('01', '04'), added, [event])).toEqual(event);
  expect(withoutDates(on('01', '04'), added, [event, on('04')])).toEqual(on('01', '04'));
  // The agency gave it other dates since.
  expect(withoutDates(on('01', '06'), added, [event])).toEqual(on('01', '06'));
  expect(withoutDates(on('01', '04'), added, [])).toEqual(on('01', '04'));
});

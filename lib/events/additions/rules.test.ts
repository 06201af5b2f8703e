import { expect, test } from 'vitest';
import { datesNow, ownEndsAfter, soldFor, widenedBy, withoutAdded } from './rules';

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

const event = (dates: ReturnType<typeof on>, own: Partial<ReturnType<typeof on>> = {}) => ({
  ...dates,
  ownStartDate: own.startDate ?? null,
  ownEndDate: own.endDate ?? null,
});

test('what is added widens the event, and taken back leaves it as it was, or with what is needed still', () => {
  const bare = event(on('02', '03'));
  const wide = event(on('02', '04'), { endDate: on('03').endDate });
  expect(widenedBy(bare, on('03', '04'))).toEqual(wide);
  expect(widenedBy(wide, on('05'))).toEqual({ ...wide, endDate: on('05').endDate });
  expect(widenedBy(wide, on('01')).ownStartDate).toEqual(on('02').startDate);
  expect(widenedBy(bare, on('02'))).toEqual(bare);
  expect(withoutAdded(wide, [on('02', '03')])).toEqual(bare);
  expect(withoutAdded(wide, [on('02')])).toEqual(bare);
  expect(withoutAdded(wide, [])).toEqual(bare);
  expect(withoutAdded(wide, [on('02'), on('04')])).toEqual(wide);
  // It never widened it.
  expect(withoutAdded(bare, [on('02')])).toEqual(bare);
});

test('an end that the agency changes is its own; what it moves as a whole keeps its part', () => {
  const wide = event(on('02', '04'), { endDate: on('03').endDate });
  expect(withoutAdded({ ...wide, ...on('12', '14'), ...ownEndsAfter(wide, on('12', '14')) }, [])).toEqual(
    event(on('12', '13')),
  );
  expect(ownEndsAfter(wide, { endDate: on('06').endDate })).toEqual({ ownStartDate: null, ownEndDate: null });
  expect(ownEndsAfter(wide, { startDate: on('01').startDate }).ownEndDate).toEqual(wide.ownEndDate);
  expect(ownEndsAfter(wide, {}).ownEndDate).toEqual(wide.ownEndDate);
  const late = { ...wide, ...on('04'), ...ownEndsAfter(wide, { startDate: on('04').startDate }) };
  expect(withoutAdded(late, [])).toEqual(late);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTENDANCE_MARKS } from '@/db/values/attendance-marks';
import { EVENT } from '@/lib/core/states';
import {
  type AttendanceMark,
  attendanceAfter,
  countAttendance,
  crossedMarks,
  hardlyWorked,
  minutesLate,
  minutesWorked,
  type ReceivedMark,
  whyNotMark,
  workedIn,
} from './rules';

const at = (text: string) => new Date(`2026-12-05T${text}:00Z`);
let made = 0;
const mark = (
  kind: AttendanceMark['kind'],
  pressed: string,
  more: Partial<AttendanceMark> = {},
): AttendanceMark => {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    kind,
    at: at(pressed),
    pressedAt: at(pressed),
    ...more,
  };
};

describe('how a day stands', () => {
  test('nobody is noted until somebody presses', () => {
    expect(attendanceAfter([])).toEqual({ status: 'EXPECTED', arrivedAt: null, leftAt: null });
  });

  test('what was pressed last holds: a miss undoes an arrival, an arrival a miss, and clearing all', () => {
    const came = mark('ARRIVED', '13:05');
    expect(attendanceAfter([came])).toMatchObject({ status: 'PRESENT', arrivedAt: at('13:05') });
    const missed = mark('MISSED', '13:30');
    expect(attendanceAfter([missed, came])).toMatchObject({ status: 'MISSED', arrivedAt: null });
    const after = mark('ARRIVED', '14:00', { at: at('13:50') });
    expect(attendanceAfter([missed, after, came])).toMatchObject({
      status: 'PRESENT',
      arrivedAt: at('13:50'),
    });
    const left = mark('LEFT', '20:00');
    expect(attendanceAfter([left, came])).toMatchObject({ status: 'LEFT', leftAt: at('20:00') });
    expect(attendanceAfter([left, came, mark('CLEARED', '20:01')])).toMatchObject({
      status: 'EXPECTED',
      arrivedAt: null,
      leftAt: null,
    });
  });

  test('is the same in whatever order marks arrive', () => {
    const marks = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom(...ATTENDANCE_MARKS),
        at: fc.date({ noInvalidDate: true }),
        pressedAt: fc.constantFrom(at('13:00'), at('13:01'), at('13:02')),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    );
    const shuffled = marks.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(attendanceAfter(other)).toEqual(attendanceAfter(one));
      }),
    );
  });
});

describe('two desks without network', () => {
  const received = (made: AttendanceMark, by: string, at: Date): ReceivedMark => ({
    ...{ ...made, by },
    userId: by,
    receivedAt: at,
  });
  const ana = (made: AttendanceMark, at: Date) => received(made, 'Ana', at);
  const luis = (made: AttendanceMark, at: Date) => received(made, 'Luis', at);

  test('that note different things of somebody are told which holds, until somebody notes again', () => {
    const missed = ana(mark('MISSED', '13:30'), at('15:00'));
    const came = luis(mark('ARRIVED', '13:40'), at('14:50'));
    expect(crossedMarks([missed, came])).toEqual({ holds: came, outdone: missed });
    expect(crossedMarks([came, missed])).toEqual({ holds: came, outdone: missed });
    expect(crossedMarks([came, missed, luis(mark('ARRIVED', '15:10'), at('15:10'))])).toBeNull();
  });

  test('that knew of one another, or agree, are told nothing', () => {
    const missed = ana(mark('MISSED', '13:30'), at('13:30'));
    const came = luis(mark('ARRIVED', '13:40'), at('15:00'));
    expect(crossedMarks([missed, came])).toBeNull();
    const again = ana(mark('ARRIVED', '13:45'), at('16:00'));
    expect(crossedMarks([came, again])).toBeNull();
    const later = ana(mark('ARRIVED', '13:41', { at: at('12:30') }), at('16:00'));
    expect(crossedMarks([came, later])).toEqual({ holds: later, outdone: came });
    expect(crossedMarks([came, ana(mark('LEFT', '14:30'), at('16:00'))])).toBeNull();
    expect(crossedMarks([])).toBeNull();
    // One person with two phones knows what it pressed.
    expect(
      crossedMarks([ana(mark('MISSED', '13:30'), at('15:00')), ana(mark('ARRIVED', '13:40'), at('14:50'))]),
    ).toBeNull();
  });
});

test('lateness begins after ten minutes, and is counted from the hour of the call', () => {
  expect(minutesLate(at('12:50'), at('13:00'))).toBe(0);
  expect(minutesLate(at('13:10'), at('13:00'))).toBe(0);
  expect(minutesLate(at('13:11'), at('13:00'))).toBe(11);
  expect(minutesLate(at('15:00'), at('13:00'))).toBe(120);
});

test('hours are those between coming and leaving, once both are known', () => {
  expect(minutesWorked({ arrivedAt: at('13:00'), leftAt: null })).toBeNull();
  expect(minutesWorked({ arrivedAt: at('13:00'), leftAt: at('21:30') })).toBe(510);
  expect(minutesWorked({ arrivedAt: at('13:00'), leftAt: at('12:30') })).toBe(0);
});

test('days add up, and one that is not over says so', () => {
  expect(workedIn([])).toBeNull();
  expect(workedIn([{ minutes: 480 }, { minutes: 61 }])).toEqual({ minutes: 541, open: false });
  expect(workedIn([{ minutes: 480 }, { minutes: null }])).toEqual({ minutes: 480, open: true });
  expect(hardlyWorked([{ minutes: 0 }])).toBe(true);
  expect(hardlyWorked([{ minutes: 7 }, { minutes: 7 }])).toBe(true);
  expect(hardlyWorked([{ minutes: 15 }])).toBe(false);
  expect(hardlyWorked([{ minutes: 0 }, { minutes: null }])).toBe(false);
  expect(hardlyWorked([])).toBe(false);
});

test('who was late came too', () => {
  const callAt = at('13:00');
  const shift = (...marks: AttendanceMark[]) => ({ callAt, marks });
  const counts = countAttendance([
    shift(mark('ARRIVED', '12:55')),
    shift(mark('ARRIVED', '13:40')),
    shift(mark('MISSED', '14:00')),
    shift(),
  ]);
  expect(counts).toEqual({ came: 2, late: 1, missed: 1, expected: 1 });
});

test('a desk is open from the day before the event to thirty days after it, unless it was cancelled', () => {
  const event = { stateId: EVENT.CONFIRMED, startDate: at('13:00'), endDate: at('23:00') };
  const later = (days: number, from: Date) => new Date(+from + days * 86_400_000);
  expect(whyNotMark(event, later(-1.01, event.startDate))).toBe('errors.eventDay.tooEarly');
  expect(whyNotMark(event, later(-1, event.startDate))).toBeNull();
  expect(whyNotMark({ ...event, stateId: EVENT.FINISHED }, later(30, event.endDate))).toBeNull();
  expect(whyNotMark(event, later(30.01, event.endDate))).toBe('errors.eventDay.tooLate');
  expect(whyNotMark({ ...event, stateId: EVENT.CANCELLED }, event.startDate)).toBe(
    'errors.eventDay.cancelled',
  );
});

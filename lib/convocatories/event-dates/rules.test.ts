import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreedSpan,
  askedState,
  backAt,
  callDatesAfter,
  callDatesOf,
  formerOf,
  holds,
  isElsewhere,
  isSame,
  movedCalls,
  needDatesAfter,
} from './rules';

const day = (of: number) => new Date(of * 86_400_000);
const span = (start: number, end: number) => ({ startDate: day(start), endDate: day(end) });

describe('dates of a call whose event goes from 10–20 to other dates', () => {
  test.each([
    ['of the whole event follow it', span(10, 20), span(30, 35), span(30, 35)],
    ['within the new ones stay', span(12, 14), span(11, 20), span(12, 14)],
    ['at both ends of the new ones stay', span(11, 19), span(11, 19), span(11, 19)],
    ['partly within are cut at the end', span(12, 18), span(10, 15), span(12, 15)],
    ['partly within are cut at the beginning', span(12, 18), span(14, 20), span(14, 18)],
    ['that would last a moment move instead', span(12, 14), span(14, 24), span(16, 18)],
    ['outside move with the beginning', span(12, 14), span(30, 40), span(32, 34)],
    ['outside are cut after they moved', span(12, 18), span(30, 35), span(32, 35)],
    ['outside even then become the event’s', span(18, 19), span(30, 33), span(30, 33)],
  ])('%s', (_, call, after, dates) => {
    expect(callDatesAfter(call, span(10, 20), after)).toEqual(dates);
  });

  test('always lie within the event', () => {
    const arbitrary = fc
      .tuple(fc.nat(50), fc.integer({ min: 1, max: 50 }))
      .map(([at, for_]) => span(at, at + for_));
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (call, before, after) => {
        const { startDate, endDate } = callDatesAfter(call, before, after);
        expect(startDate >= after.startDate && startDate < endDate && endDate <= after.endDate).toBe(true);
      }),
    );
  });
});

test.each([
  [{ acceptedFrom: null, acceptedUntil: null }, span(1, 2)],
  [{ acceptedFrom: day(3), acceptedUntil: day(4) }, span(3, 4)],
])('a talent agreed to what it accepted, else to the dates of its call', (accepted, agreed) => {
  expect(agreedSpan(accepted, span(1, 2))).toEqual(agreed);
});

describe('a yes to 10–20 for 100 a day', () => {
  test.each([
    ['binds to the same', span(10, 20), 100, 100, true],
    ['binds to fewer days', span(12, 14), 100, 100, true],
    ['does not bind a day before', span(9, 20), 100, 100, false],
    ['does not bind a day after', span(10, 21), 100, 100, false],
    ['binds to more pay', span(10, 20), 101, 100, true],
    ['does not bind to less', span(10, 20), 99, 100, false],
    ['binds to any pay where none was recorded', span(10, 20), 1, null, true],
    ['binds where nothing changes', null, null, 100, true],
    ['does not bind to less pay where dates stay', null, 99, 100, false],
  ])('%s', (_, dates, budget, acceptedBudget, binds) => {
    expect(holds({ agreed: span(10, 20), acceptedBudget }, dates, budget)).toBe(binds);
  });
});

describe('what was before several changes', () => {
  const change = (was: number, left: number) => ({ was, left });
  test.each([
    ['the first, when each left what the next found', 3, [change(1, 2), change(2, 3)], 1],
    ['nothing, when it was changed since', 4, [change(1, 2), change(2, 3)], null],
    ['nothing, when it was changed between', 3, [change(1, 2), change(9, 3)], null],
    ['nothing, when it was not there yet', 3, [undefined, change(2, 3)], null],
    ['nothing without a change', 3, [], null],
  ])('is %s', (_, present, changes, former) => {
    expect(formerOf(present, changes)).toBe(former);
  });
});

describe('an event that comes back to dates that it had', () => {
  const call = { id: 'call', ...span(30, 34), deadline: null, stateId: 41 };
  const had = { ...span(12, 16), deadline: day(5), stateId: 41 };
  const move = {
    ...span(10, 20),
    calls: { call: { was: had, left: callDatesOf(call) } },
    needs: { need: { was: span(11, 13), left: span(31, 33) } },
  };
  const back = { before: span(30, 40), after: span(10, 20), moves: [move] };
  const on = { ...back, after: span(50, 60) };
  test('gives its calls what they had', () => {
    expect(movedCalls([call], back)).toEqual([{ call, dates: had, former: had }]);
  });
  test('gives its needs what they had, unless somebody changed them', () => {
    expect(needDatesAfter({ id: 'need', ...span(31, 33) }, back)).toEqual(span(11, 13));
    expect(needDatesAfter({ id: 'need', ...span(31, 34) }, back)).toEqual(span(11, 14));
  });
  test('moves calls on to dates that it never had, and leaves those out that stay', () => {
    expect(movedCalls([call], on)).toEqual([{ call, dates: span(50, 54), former: null }]);
    expect(movedCalls([call], { ...on, after: span(29, 40) })).toEqual([]);
  });
});

test('a place is elsewhere in another city or at another venue; an event is back when it is when and where it was', () => {
  const here = { cityId: 1, placeId: 'a' };
  expect([isElsewhere(here, here), isElsewhere(here, { ...here, cityId: 2 })]).toEqual([false, true]);
  expect(isElsewhere(here, { ...here, placeId: null })).toBe(true);
  const now = { ...span(1, 2), ...here };
  const moves = [{ ...span(3, 4), ...here }, { ...now, cityId: 2 }, now];
  expect(backAt(moves, { ...now })).toBe(now);
  expect(backAt(moves.slice(0, 2), now)).toBeUndefined();
  expect([isSame(span(1, 2), span(1, 3)), isSame(span(1, 2), span(0, 2))]).toEqual([false, false]);
});

test.each([
  [1813, 1811],
  [1811, 1811],
  [1815, 1815],
  [1812, 1812],
])('who is in %i is in %i once its yes is taken back', (stateId, asked) => {
  expect(askedState(stateId)).toBe(asked);
});

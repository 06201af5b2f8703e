import { describe, expect, test } from 'vitest';
import { EVENT_LIFE } from '@/lib/core/states/event';
import { leadsTo } from '@/lib/core/states/lifecycle';
import {
  beginsSoon,
  eventCode,
  fixedByQuotation,
  isClosed,
  movesByHand,
  stateAt,
  takesClaims,
  whenOf,
  whyNotByHand,
} from './rules';

const STATES = [33, 34, 35, 36, 37, 38];
const now = new Date('2026-05-10T12:00:00Z');
const by = (ms: number) => new Date(now.getTime() + ms);

test.each([
  [33, [34, 35, 36, 37, 38], [34, 35], 'upcoming', true],
  [34, [35, 36, 37, 38], [35], 'upcoming', true],
  [35, [34, 36, 37, 38], [34], 'upcoming', true],
  [36, [], [], 'past', true],
  [37, [], [], 'cancelled', false],
  [38, [], [], 'past', false],
] as const)('an event in %i', (from, moves, byHand, when, claims) => {
  expect(STATES.filter((to) => leadsTo(EVENT_LIFE, from, to))).toEqual(moves);
  expect(movesByHand(from)).toEqual(byHand);
  expect([whenOf(from), takesClaims(from), isClosed(from)]).toEqual([when, claims, moves.length === 0]);
});

test.each([
  [33, 33, null],
  [33, 34, null],
  [37, 37, null],
  [37, 34, 'errors.event.closed'],
  [36, 37, 'errors.event.closed'],
  [34, 37, 'errors.event.cancelWithReason'],
  [34, 36, 'errors.event.closesByTime'],
  [35, 38, 'errors.event.closesByTime'],
  [34, 33, 'errors.event.notThatState'],
])('moved by hand from %i to %i: %s', (from, to, why) => {
  expect(whyNotByHand(from, to)).toBe(why);
});

describe('an event is read', () => {
  test.each([
    ['as it is while it lasts, its last moment too', 35, 0, 1, 35],
    ['as finished a moment later with somebody confirmed', 35, -1, 1, 36],
    ['as expired with nobody', 34, -1, 0, 38],
    ['as cancelled for ever', 37, -1, 5, 37],
    ['as expired for ever', 38, -1, 5, 38],
    ['as finished though it ends later', 36, 1, 0, 36],
  ])('%s', (_, stateId, ends, confirmed, read) => {
    expect(stateAt({ stateId, endDate: by(ends) }, confirmed, now)).toBe(read);
  });
});

test.each([
  [{ code: 12, quotationId: null }, 'EVE-00012'],
  [{ code: 12, quotationId: 'quotation' }, 'COT-00012'],
  [{ code: null, quotationId: null }, null],
])('%o is called %s', (event, code) => {
  expect(eventCode(event)).toBe(code);
});

describe('its quotation fixes', () => {
  const event = { quotationId: 'q', clientId: 'c', totalEvent: 10, totalDays: 2 };
  const free = { ...event, quotationId: null };
  test.each([
    ['itself', event, { quotationId: 'other' }, 'errors.event.quotationFixed'],
    ['itself, once there is none', free, { quotationId: 'other' }, 'errors.event.quotationFixed'],
    ['the client', event, { clientId: 'other' }, 'errors.event.clientFixed'],
    ['the client, also to none', event, { clientId: null }, 'errors.event.clientFixed'],
    ['the total', event, { totalEvent: 11 }, 'errors.event.totalFixed'],
    ['the days', event, { totalDays: 3 }, 'errors.event.totalFixed'],
    ['nothing that stays', event, event, null],
    ['nothing that is not said', event, {}, null],
    ['nothing of an event without one', free, { clientId: 'other', totalEvent: 11 }, null],
  ])('%s', (_, present, wanted, why) => {
    expect(fixedByQuotation(present, wanted)).toBe(why);
  });
});

test.each([
  [-1, true],
  [86_399_999, true],
  [86_400_000, false],
])('an event that begins in %i ms begins soon: %s', (ms, soon) => {
  expect(beginsSoon({ startDate: by(ms) }, now)).toBe(soon);
});

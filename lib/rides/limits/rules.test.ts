import { describe, expect, test } from 'vitest';
import { isBetween, limitsMoney, NO_RULES, type RideRules, whyNotThere, whyTooMuch } from './rules';

const rules = (some: Partial<RideRules>): RideRules => ({ ...NO_RULES, ...some });

test.each([
  ['17:59', '18:00', '23:00', false],
  ['18:00', '18:00', '23:00', true],
  ['23:00', '18:00', '23:00', true],
  ['23:01', '18:00', '23:00', false],
  ['17:59', '18:00', '03:00', false],
  ['18:00', '18:00', '03:00', true],
  ['00:30', '18:00', '03:00', true],
  ['03:00', '18:00', '03:00', true],
  ['03:01', '18:00', '03:00', false],
  ['18:00', '18:00', '18:00', true],
])('%s lies between %s and %s: %s', (time, from, until, lies) => {
  expect(isBetween(time, from, until)).toBe(lies);
});

describe('where and when', () => {
  const venue = { lat: 4, lng: -74 };
  const asked = { time: '12:00', stops: [venue, { lat: 4.08, lng: -74 }], venue };
  const hours = { fromTime: '18:00', untilTime: '03:00' };
  test.each([
    ['anything, where nothing was said', {}, null],
    ['no ride at another hour', hours, 'ride.limits.hours'],
    ['an end without a beginning limits nothing', { ...hours, fromTime: null }, null],
    ['a beginning without an end limits nothing', { ...hours, untilTime: null }, null],
    ['a stop within 9 km', { radiusKm: 9 }, null],
    ['no stop outside of 8 km', { radiusKm: 8 }, 'ride.limits.zone'],
    ['none but the venue', { radiusKm: 0 }, 'ride.limits.zone'],
  ] as const)('%s', (_, some, key) => {
    expect(whyNotThere(rules(some), asked)?.key ?? null).toBe(key);
  });
  test('the hours are told as people say them, the zone in kilometres', () => {
    const values = { from: '6:00 p. m.', until: '3:00 a. m.' };
    const said = whyNotThere(rules(hours), asked)?.values;
    expect(Object.values(said ?? {}).map((text) => `${text}`.replaceAll(/\s/g, ' '))).toEqual(
      Object.values(values),
    );
    expect(whyNotThere(rules({ radiusKm: 8 }), asked)?.values).toEqual({ km: 8 });
  });
  test('the hours that hold allow it', () => {
    expect(whyNotThere(rules(hours), { ...asked, time: '18:00' })).toBeNull();
  });
  test('a zone holds for nobody while nobody knows where the venue is', () => {
    expect(whyNotThere(rules({ radiusKm: 1 }), { ...asked, venue: null })).toBeNull();
  });
});

describe('how much', () => {
  const nobody = { rides: 0, amount: 0 };
  test.each([
    ['anything, where nothing was said', {}, 9_999_999, [nobody], null],
    ['the last ride of a person', { ridesPerPerson: 2 }, 1, [{ rides: 1, amount: 0 }], null],
    ['not one more', { ridesPerPerson: 2 }, 1, [nobody, { rides: 2, amount: 0 }], 'ride.limits.rides'],
    ['no unknown fare where money is limited', { budget: 100 }, null, [nobody], 'ride.limits.unknownFare'],
    ['an unknown fare where it is not', { ridesPerPerson: 1 }, null, [nobody], null],
    ['what is left to the peso', { budget: 100 }, 60, [nobody], null],
    ['not a peso more', { budget: 100 }, 61, [nobody], 'ride.limits.budget'],
    ['the share of each, exactly', { amountPerPerson: 30 }, 60, [nobody, nobody], null],
    ['the share of each, rounded up', { amountPerPerson: 30 }, 61, [nobody, nobody], 'ride.limits.amount'],
    ['with what one had', { amountPerPerson: 30 }, 30, [nobody, { rides: 1, amount: 15 }], null],
    [
      'with too much of it',
      { amountPerPerson: 30 },
      30,
      [nobody, { rides: 1, amount: 16 }],
      'ride.limits.amount',
    ],
    ['a car that nobody sits in yet', { amountPerPerson: 30 }, 31, [], null],
  ] as const)('%s', (_, some, amount, people, key) => {
    expect(whyTooMuch(rules(some), { amount, spent: 40, people })?.key ?? null).toBe(key);
  });
  test('the limit of rides is told', () => {
    const had = { amount: 0, spent: 0, people: [{ rides: 3, amount: 0 }] };
    expect(whyTooMuch(rules({ ridesPerPerson: 3 }), had)?.values).toEqual({ count: 3 });
  });
  test.each([
    [{}, false],
    [{ ridesPerPerson: 1 }, false],
    [{ budget: 0 }, true],
    [{ amountPerPerson: 0 }, true],
  ])('%o limits money: %s', (some, limits) => {
    expect(limitsMoney(rules(some))).toBe(limits);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, ratio } from '@/lib/core/money';
import { art383Schedule } from '@/lib/taxes/rules/art-383';
import { minorPerPeso } from '@/lib/taxes/rules/tax-unit';
import {
  NOTHING_WITHHELD,
  piece,
  type WithholdingSchedule,
  withheldFrom,
} from '@/lib/taxes/rules/withholding-schedule';
import { taxes } from '@/lib/taxes/testing/taxes';
import { grossUp } from './gross-up';

const net = (schedule: WithholdingSchedule, payment: number) => payment - withheldFrom(schedule, payment);
/** 6 % from 105,000 on, as services of somebody who does not declare in 2026. */
const services = [...NOTHING_WITHHELD, piece(105_000, 6n, 0n, 100n)];
const art383 = art383Schedule(taxes.art383, { pesos: 52_374, minorPerPeso: ratio(1, 1) });
const inDollars = art383Schedule(taxes.art383, {
  pesos: 52_374,
  minorPerPeso: minorPerPeso('USD', parseDecimal('4123.45')),
});
/** The same table with a UVT of 7 pesos, small enough to try every gross from 0. */
const tiny = art383Schedule(taxes.art383, { pesos: 7, minorPerPeso: ratio(1, 1) });

describe('grossUp', () => {
  it('is the net where nothing is withheld', () => {
    expect(grossUp(NOTHING_WITHHELD, 180_000, 3)).toBe(180_000);
    expect(grossUp(services, 104_999, 1)).toBe(104_999);
    expect(grossUp(services, 0, 5)).toBe(0);
  });

  it('goes above the threshold when nothing below pays the net', () => {
    // 111,702 − R(6,702.12) = 105,000, and 111,701 − R(6,702.06) = 104,999
    expect(grossUp(services, 105_000, 1)).toBe(111_702);
  });

  it('stays below the threshold where the net drops behind it', () => {
    // 105,000 gross is 98,700 net, so a net of 100,000 has two answers: 100,000 and 106,383.
    expect(net(services, 105_000)).toBe(98_700);
    expect(net(services, 106_383)).toBe(100_000);
    expect(grossUp(services, 100_000, 1)).toBe(100_000);
  });

  it('measures the threshold on the payment for all days', () => {
    // 2 × 60,000 is above 105,000: 127,660 − R(7,659.6) = 120,000, so 63,830 a day
    expect(grossUp(services, 60_000, 2)).toBe(63_830);
  });

  it('takes the next bracket of art. 383 when its first peso pays more', () => {
    // 10,474,800 nets 9,927,492 and 10,474,801 nets 9,951,061: any net between takes the latter.
    expect(net(art383, 10_474_800)).toBe(9_927_492);
    expect(net(art383, 10_474_801)).toBe(9_951_061);
    expect(grossUp(art383, 9_940_000, 1)).toBe(10_474_801);
  });

  it('refuses a net that no gross pays', () => {
    expect(() => grossUp([piece(0, 1n, 0n, 1n)], 10, 1)).toThrow(RangeError);
  });
});

const days = fc.integer({ min: 1, max: 12 });
const percents = fc.integer({ min: 0, max: 99 });

describe('the gross found', () => {
  it('pays the net, and no smaller one does, over every gross from 0', () => {
    const small = fc.oneof(
      fc.constant(tiny),
      fc
        .tuple(fc.integer({ min: 0, max: 3000 }), percents)
        .map(([from, percent]) => [...NOTHING_WITHHELD, piece(from, BigInt(percent), 0n, 100n)]),
    );
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 4000 }), days, (schedule, budget, count) => {
        const found = grossUp(schedule, budget, count);
        expect(net(schedule, found * count)).toBeGreaterThanOrEqual(budget * count);
        for (let gross = 0; gross < found; gross += 1) {
          if (net(schedule, gross * count) >= budget * count)
            expect.fail(`${gross} pays too, below ${found}`);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('pays the net, and none of those just below or at the end of an earlier piece does', () => {
    const big = fc.oneof(
      fc.integer({ min: 1, max: 150_000_000 }),
      fc.integer({ min: 95_000, max: 115_000 }),
      fc.integer({ min: 9_500_000, max: 10_500_000 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(services, art383, inDollars), big, days, (schedule, budget, count) => {
        const found = grossUp(schedule, budget, count);
        const wanted = budget * count;
        const pays = (gross: number) => gross >= 0 && net(schedule, gross * count) >= wanted;
        expect(pays(found)).toBe(true);
        const ends = schedule.map(({ from }) => Math.floor((from - 1) / count)).filter((end) => end < found);
        for (const end of [found - 1, ...ends]) {
          for (let gross = end; gross > end - 200; gross -= 1) {
            if (pays(gross)) expect.fail(`${gross} pays too, below ${found}`);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

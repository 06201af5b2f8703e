import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { AGEING, datesProblem, daysUntil, lastDayOf, type PaperState, paperState, sharedKind } from './rules';

const kind = fc.constantFrom(...CONTRACT_PAPER_KINDS);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const perhaps = fc.option(day);

/** Walks day by day, as a calendar on the wall does. */
function walk(from: string, days: number): string {
  const date = new Date(`${from}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

describe('the last day of a paper', () => {
  it('is the one it says, whatever else is known', () => {
    fc.assert(
      fc.property(kind, perhaps, day, day, (one, issuedOn, expiresOn, handed) => {
        expect(lastDayOf(one, { issuedOn, expiresOn }, handed)).toBe(expiresOn);
      }),
    );
  });

  it('is ninety days after the issue of a certificate, else after it was handed over; others have none', () => {
    fc.assert(
      fc.property(kind, perhaps, day, (one, issuedOn, handed) => {
        const last = lastDayOf(one, { issuedOn, expiresOn: null }, handed);
        const isCertificate = one === 'eps' || one === 'arl';
        expect(last).toBe(isCertificate ? walk(issuedOn ?? handed, 90) : null);
      }),
    );
    expect(lastDayOf('eps', { issuedOn: '2027-12-01', expiresOn: null }, '2028-01-01')).toBe('2028-02-29');
  });
});

describe('how a paper stands', () => {
  it('serves on its last day and not after it, is told of before, and never stands better later', () => {
    const order = ['VALID', 'EXPIRING', 'EXPIRED'];
    fc.assert(
      fc.property(kind, day, fc.integer({ min: -400, max: 400 }), (one, last, before) => {
        const today = walk(last, -before);
        const state = paperState(one, last, today);
        expect(daysUntil(today, last)).toBe(before);
        const { warnDays } = AGEING[one];
        expect(state).toBe(before < 0 ? 'EXPIRED' : before <= warnDays ? 'EXPIRING' : 'VALID');
        const next = paperState(one, last, walk(today, 1));
        expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(state));
      }),
    );
  });

  it('is good for ever without an end', () => {
    fc.assert(fc.property(kind, day, (one, today) => paperState(one, null, today) === 'VALID'));
  });
});

describe('the days that are said of a paper', () => {
  it('are taken exactly when it is issued, in order, and still serves', () => {
    fc.assert(
      fc.property(kind, perhaps, perhaps, day, (one, issuedOn, expiresOn, today) => {
        const dates = { issuedOn, expiresOn };
        const problem = datesProblem(one, dates, today);
        const isIssued = issuedOn === null || issuedOn <= today;
        const isInOrder = issuedOn === null || expiresOn === null || issuedOn <= expiresOn;
        const last = lastDayOf(one, dates, today);
        const serves = last === null || paperState(one, last, today) !== 'EXPIRED';
        expect(problem === null).toBe(isIssued && isInOrder && serves);
      }),
    );
  });

  it('are refused beside the day that is wrong', () => {
    const today = '2026-11-22';
    const of = (issuedOn: string | null, expiresOn: string | null) =>
      datesProblem('eps', { issuedOn, expiresOn }, today);
    expect(of('2026-11-23', null)).toEqual({ issuedOn: 'validation.paper.issuedAhead' });
    expect(of('2026-11-20', '2026-11-19')).toEqual({ expiresOn: 'validation.dateOrder' });
    expect(of('2026-08-23', null)).toEqual({ issuedOn: 'validation.paper.tooOld' });
    expect(of('2026-08-24', null)).toBeNull();
    expect(of(null, '2026-11-21')).toEqual({ expiresOn: 'validation.paper.expired' });
    expect(of(null, today)).toBeNull();
  });
});

describe('what else a planilla may be used as', () => {
  const paper = (kind: 'eps' | 'arl' | 'rut', expiresOn: string, state: PaperState = 'VALID') => ({
    ...{ kind, expiresOn, state },
  });
  it.each([
    ['the other paper where that lacks', paper('eps', '2027-02-01'), [], 'arl'],
    ['the other way round', paper('arl', '2027-02-01'), [], 'eps'],
    ['nothing of another paper', paper('rut', '2027-02-01'), [], null],
    ['nothing once it has expired', paper('eps', '2026-02-01', 'EXPIRED'), [], null],
    ['nothing where the other one serves', paper('eps', '2027-02-01'), [paper('arl', '2027-01-01')], null],
    [
      'the other paper where that ends earlier',
      paper('eps', '2027-02-01'),
      [paper('arl', '2026-12-01', 'EXPIRING')],
      'arl',
    ],
    [
      'nothing where both end together',
      paper('eps', '2026-12-01', 'EXPIRING'),
      [paper('arl', '2026-12-01', 'EXPIRING')],
      null,
    ],
  ] as const)('is %s', (_, one, others, kind) => {
    expect(sharedKind(one, [one, ...others])).toBe(kind);
  });
});

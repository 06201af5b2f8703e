import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { RANKED_BY, readReport } from './queries';
import { listReportRows } from './rows';
import { lengthOf, MOST_MONTHS, monthsOf, periodsOf } from './rules';

const database = useDatabase();
const NOW = new Date('2026-06-15T12:00:00Z');
const MAY = new Date('2026-05-10T12:00:00Z');
const APRIL = new Date('2026-04-10T12:00:00Z');

let agency: Agency;
let actor: AgencyActor;
beforeEach(async () => {
  ({ agency, actor } = await makeAgencyUser(database.db));
});

const sold = (createdAt: Date, total: number, more: Parameters<typeof makeQuotation>[1] = {}) =>
  makeQuotation(database.db, {
    agency,
    createdAt,
    sentAt: createdAt,
    acceptedAt: createdAt,
    stateId: QUOTATION.ACCEPTED,
    validUntil: null,
    subtotal: total,
    iva: 0,
    total,
    ...more,
  });
const read = (filter: Parameters<typeof readReport>[1], who: Parameters<typeof readReport>[0] = actor) =>
  at(NOW, () => readReport(who, filter));
const inMay = { from: '2026-05', to: '2026-05' };

describe('periodsOf', () => {
  const month = fc
    .tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
  const against = fc.constantFrom('BEFORE' as const, 'YEAR' as const);

  test('compares with as many months, before the first and never the same ones', () => {
    fc.assert(
      fc.property(month, month, against, (from, to, how) => {
        const { current, before } = periodsOf({ from, to, against: how }, '2026-06');
        expect(lengthOf(current)).toBe(lengthOf(before));
        expect(lengthOf(current)).toBeLessThanOrEqual(MOST_MONTHS);
        expect(before.to < current.from).toBe(true);
        if (how === 'YEAR') expect(before.to.slice(5)).toBe(current.to.slice(5));
        expect(monthsOf(current)).toHaveLength(lengthOf(current));
      }),
    );
  });

  test('is the last twelve months unless told, whatever the address says', () => {
    const usual = { from: '2025-07', to: '2026-06' };
    expect(periodsOf({}, '2026-06').current).toEqual(usual);
    expect(periodsOf({ from: '2026-13', to: 'ayer' }, '2026-06').current).toEqual(usual);
    expect(periodsOf({ from: '2026-06', to: '2026-04' }, '2026-06').current).toEqual({
      from: '2026-04',
      to: '2026-06',
    });
  });
});

describe('readReport', () => {
  test('adds up its own agency alone, and the administrator all of them or one', async () => {
    await sold(MAY, 700_000);
    await sold(MAY, 300_000);
    await sold(APRIL, 50_000);
    await makeQuotation(database.db, { agency, createdAt: MAY, sentAt: MAY, subtotal: 9, iva: 0, total: 9 });
    const other = await makeQuotation(database.db, {
      ...{ createdAt: MAY, sentAt: MAY, acceptedAt: MAY, stateId: QUOTATION.ACCEPTED },
      ...{ subtotal: 5_000_000, iva: 0, total: 5_000_000 },
    });
    const own = await read(inMay);
    expect(own.funnel.slice(0, 4)).toMatchObject([
      { stage: 'QUOTED', count: 3, amount: 1_000_009, countBefore: 1, amountBefore: 50_000, percent: null },
      { stage: 'SENT', count: 3, percent: 100 },
      { stage: 'OPENED', count: 2, percent: 67 },
      { stage: 'ACCEPTED', count: 2, amount: 1_000_000, percent: 100 },
    ]);
    expect(own.sold).toMatchObject({ count: 2, amount: 1_000_000, amountBefore: 50_000 });
    expect(own.months).toEqual([{ month: '2026-05', quoted: 1_000_009, sold: 1_000_000 }]);
    expect(own.ranked.AGENCY).toEqual([]);
    // One's own, whatever agency the address names.
    expect(await read({ ...inMay, agencyId: other.agencyId })).toEqual(own);

    const administrator = (await makeAdministrator(database.db)).actor;
    const all = await read(inMay, administrator);
    expect(all.sold).toMatchObject({ count: 3, amount: 6_000_000 });
    expect(all.ranked.AGENCY.map(({ key }) => key)).toEqual([other.agencyId, agency.id]);
    const one = await read({ ...inMay, agencyId: agency.id }, administrator);
    expect(one.sold).toEqual(own.sold);
  });

  test('takes as many statements for much as for little', async () => {
    await sold(MAY, 1);
    await read(inMay);
    const { statements: few } = await countStatements(() => read({}));
    for (let index = 0; index < 15; index++) await sold(APRIL, index + 1);
    await read(inMay);
    const { statements: many } = await countStatements(() => read({}));
    expect(many).toHaveLength(few.length);
  });

  test('each figure is the sum of the rows that it leads to', async () => {
    for (const [total, day] of [
      [100, MAY],
      [2_000, MAY],
      [30_000, APRIL],
    ] as const) {
      const event = await makeEvent(database.db, {
        quotation: await sold(day, total),
        startDate: day,
        endDate: day,
      });
      await makeConvocated(database.db, { event });
    }
    await sold(MAY, 7, { agencyId: (await makeAgencyUser(database.db)).agency.id });
    const filter = { from: '2026-04', to: '2026-05' };
    const report = await read(filter);
    const rowsOf = (measure: 'FUNNEL' | 'CITY' | 'CLIENT' | 'PROFILE' | 'TALENT', key?: string) =>
      at(NOW, () => listReportRows(actor, { ...filter, measure, ...(key ? { key } : {}), limit: 100 }));
    const sum = (rows: readonly { amount: number }[]) =>
      rows.reduce((total, { amount }) => total + amount, 0);
    for (const { stage, amount } of report.funnel)
      expect(sum(await rowsOf('FUNNEL', stage)), stage).toBe(amount);
    expect(sum(await rowsOf('CITY'))).toBe(report.sold.amount);
    for (const by of RANKED_BY) {
      if (by === 'AGENCY') continue;
      expect(report.ranked[by].length, by).toBeGreaterThan(0);
      for (const { key, amount } of report.ranked[by]) expect(sum(await rowsOf(by, key)), by).toBe(amount);
    }
    const [first, second, ...more] = await rowsOf('CITY');
    expect(more).toHaveLength(1);
    const page = await at(NOW, () =>
      listReportRows(actor, { ...filter, measure: 'CITY', limit: 1, after: String(first?.id) }),
    );
    expect(page).toEqual([second]);
  });
});

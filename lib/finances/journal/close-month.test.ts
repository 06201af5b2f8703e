import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, closedMonths, eventCosts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { reopenClaim } from '@/lib/claims/review/reopen-claim';
import { keepTaxUnit } from '@/lib/claims/testing/keep-tax-unit';
import { makeReview } from '@/lib/claims/testing/reviewed';
import { at } from '@/lib/platform/clock';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { keepAccounts, readAccounts } from './accounts/keep-accounts';
import { closeMonth } from './close-month';
import { getJournal, getMonthClosing } from './queries';
import { reopenMonth } from './reopen-month';

const database = useDatabase();
keepTaxUnit(database);

const NOVEMBER = '2026-11';
const DECEMBER = '2026-12';
const JANUARY = '2027-01';
const on = <Answer>(day: string, does: () => Promise<Answer>) => at(new Date(`${day}T17:00:00Z`), does);

async function makeBooks() {
  const made = await makeReview(
    database.db,
    { legalNature: 'PERSONA_JURIDICA', regimenSimple: false },
    12_000_000,
  );
  await on('2026-11-30', () => approveClaim(made.owner, made.claim.id));
  const read = async (month: string) =>
    (await getJournal(made.owner, { month })).rows.map((row) => [
      row.document.replace(/^CC \d+/, 'CC'),
      ...[row.account, row.debit, row.credit],
    ]);
  const cost = (spentOn: string, amount: number) =>
    database.db.insert(eventCosts).values({
      ...{ agencyId: made.agency.id, eventId: made.claim.eventId, category: 'FOOD', supplier: 'Cocina' },
      ...{ spentOn, amount },
    });
  return { ...made, read, cost };
}

test('a closed month stays, and what changes of it is an entry with a number in the first open month', async () => {
  const { owner, claim, read, cost } = await makeBooks();
  const before = await read(NOVEMBER);
  expect(before).toHaveLength(3);
  await on('2026-12-02', () => closeMonth(owner, { month: NOVEMBER }));
  expect(await getJournal(owner, { month: NOVEMBER })).toMatchObject({ closedAt: expect.any(Date) });
  expect(await read(DECEMBER)).toEqual([]);

  await on('2026-12-03', () => reopenClaim(owner, claim.id));
  expect(await read(NOVEMBER)).toEqual(before);
  const reversal = [
    ['AJ 1', '6170', 0, 12_000_000],
    ['AJ 1', '236515', 844_032, 0],
    ['AJ 1', '233525', 11_155_968, 0],
  ];
  expect(await read(DECEMBER)).toEqual(reversal);
  // Approved again in December it is booked there, and November's stays taken back.
  await on('2026-12-04', () => approveClaim(owner, claim.id));
  expect(await read(DECEMBER)).toEqual([...reversal, ...before]);

  await on('2027-01-02', () => closeMonth(owner, { month: DECEMBER }));
  expect(await read(JANUARY)).toEqual([]);
  await cost('2026-11-15', 70_000);
  expect(await read(NOVEMBER)).toEqual(before);
  expect(await read(DECEMBER)).toEqual([...reversal, ...before]);
  expect(await read(JANUARY)).toEqual([
    ['AJ 2', '6170', 70_000, 0],
    ['AJ 2', '220505', 0, 70_000],
  ]);
});

test('closing a month closes the open ones before it, which is said before, so that what changes of them is told', async () => {
  const { owner, claim, read, cost } = await makeBooks();
  await cost('2026-08-20', 30_000);
  await cost('2026-10-20', 50_000);
  const closingOf = (month: string) => on('2027-01-02', () => getMonthClosing(owner, { month }));
  expect(await closingOf(DECEMBER)).toMatchObject({
    mayClose: true,
    closesWith: ['2026-08', '2026-10', NOVEMBER],
  });
  const before = await read(NOVEMBER);
  await on('2027-01-02', () => closeMonth(owner, { month: DECEMBER }));
  expect(await closingOf(DECEMBER)).toMatchObject({ mayClose: false, closesWith: [] });

  await cost('2026-09-15', 70_000);
  await on('2027-01-03', () => reopenClaim(owner, claim.id));
  expect(await read(NOVEMBER)).toEqual(before);
  for (const month of ['2026-07', '2026-09', DECEMBER]) {
    expect(await read(month)).toEqual([]);
    expect(await getJournal(owner, { month })).toMatchObject({ closedAt: expect.any(Date) });
    expect(await closingOf(month)).toMatchObject({ mayClose: false });
  }
  expect((await read(JANUARY)).map(([document, account]) => [document, account])).toEqual([
    ['AJ 1', '6170'],
    ['AJ 1', '220505'],
    ['AJ 2', '6170'],
    ['AJ 2', '236515'],
    ['AJ 2', '233525'],
  ]);
});

test('its owner opens the last closed month again, with a reason, and its books of then stay to be read', async () => {
  const { owner, colleague, read, cost, agency } = await makeBooks();
  await on('2027-01-02', () => closeMonth(owner, { month: DECEMBER }));
  const before = await read(NOVEMBER);
  const reopen = (month: string, who = owner, reason = 'Faltaba una factura') =>
    on('2027-01-03', () => reopenMonth(who, { month, reason }));
  await expect(reopen(DECEMBER, await colleague('FINANCE'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(reopen(DECEMBER, owner, ' ')).rejects.toMatchObject({ code: 'INVALID' });
  for (const month of [NOVEMBER, JANUARY])
    await expect(reopen(month)).rejects.toMatchObject({ messageKey: 'errors.journal.notLast' });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reopen(DECEMBER)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await reopen(NOVEMBER);

  // What is found in time is of its own day again, and no adjustment.
  await cost('2026-11-15', 70_000);
  expect(await read(NOVEMBER)).toHaveLength(before.length + 2);
  expect(await read(DECEMBER)).toEqual([]);
  const { earlier, mayClose } = await on('2027-01-03', () => getMonthClosing(owner, { month: NOVEMBER }));
  expect(mayClose).toBe(true);
  expect(earlier).toMatchObject([{ reason: 'Faltaba una factura', reopenedBy: expect.any(String) }]);
  const closing = earlier[0]?.id ?? '';
  const asClosed = await getJournal(owner, { month: NOVEMBER, closing });
  expect(asClosed.rows).toHaveLength(before.length);
  await expect(getJournal(owner, { month: DECEMBER, closing })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(getJournal(stranger, { month: NOVEMBER, closing })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await on('2027-01-04', () => closeMonth(owner, { month: NOVEMBER }));
  expect(await read(NOVEMBER)).toHaveLength(before.length + 2);
  const trail = await database.db
    .select({ action: auditEntries.action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.agencyId, agency.id), eq(auditEntries.action, 'reopen-month')));
  expect(trail.map(({ detail }) => detail)).toEqual(
    [DECEMBER, NOVEMBER].map((month) => ({ month, reason: 'Faltaba una factura' })),
  );
});

test('other accounts change no closed month', async () => {
  const { owner, read } = await makeBooks();
  const before = await read(NOVEMBER);
  await on('2026-12-02', () => closeMonth(owner, { month: NOVEMBER }));
  await keepAccounts(owner, { ...(await readAccounts(owner)).accounts, TALENT_COST: '61705' });
  expect(await read(NOVEMBER)).toEqual(before);
  expect(await read(DECEMBER)).toEqual([]);
});

test('only a month that is over is closed, once, in order, by owners and finance, and never rewritten', async () => {
  const { owner, colleague, agency } = await makeBooks();
  const close = (month: string, who = owner) => on('2026-12-02', () => closeMonth(who, { month }));
  await expect(close(DECEMBER)).rejects.toMatchObject({ messageKey: 'errors.journal.notOver' });
  await expect(close('2026-13')).rejects.toMatchObject({ code: 'INVALID' });
  await expect(close(NOVEMBER, await colleague('PRODUCER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => close(NOVEMBER)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(close('2026-10')).rejects.toMatchObject({ messageKey: 'errors.journal.closed' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  await close(NOVEMBER, stranger);
  const own = eq(closedMonths.agencyId, agency.id);
  expect(await database.db.$count(closedMonths, own)).toBe(1);
  for (const change of [
    sql`update closed_months set entries = '[]' where agency_id = ${agency.id}`,
    sql`update closed_months set reopened_at = now(), reopened_by = closed_by, reopened_reason = 'x', entries = '[]'
      where agency_id = ${agency.id}`,
    sql`delete from closed_months where agency_id = ${agency.id}`,
  ])
    await expect(database.db.execute(change)).rejects.toMatchObject({ cause: { code: '23000' } });
});

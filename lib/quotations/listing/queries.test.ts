import { expect, test } from 'vitest';
import { currencyRows } from '@/db/catalogue/places';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { inPesos } from '../exchange/rules';
import { countQuotations, getQuotation, listQuotations } from '../queries';
import { listByStatus, totalsByStatus } from './queries';

const database = useDatabase();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const USD = 2;

type Made = Awaited<ReturnType<typeof makeAgencyUser>>;

const make = (agency: Made['agency'], fields: Parameters<typeof makeQuotation>[1]) =>
  makeQuotation(database.db, { agency, ...fields });

const versions = (rows: readonly { code: number | null; version: number }[]) =>
  rows.map(({ code, version }) => `${code} v${version}`);

/** A quotation and the next version of it, which begins as a draft. */
async function makeRevised(
  agency: Made['agency'],
  first: Parameters<typeof makeQuotation>[1],
  next: Parameters<typeof makeQuotation>[1] = { stateId: 61, sentAt: null, validUntil: null },
) {
  const one = await make(agency, first);
  const two = await make(agency, { code: one.code, version: 2, previousId: one.id, ...next });
  return [one, two] as const;
}

test('a quotation has one row: its newest version, and beside a draft of that the one that still holds', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await make(agency, {});
  await makeRevised(agency, { stateId: 65, supersededAt: new Date() }, {});
  await makeRevised(agency, {});
  await makeRevised(agency, { stateId: 63 });
  await makeRevised(agency, { stateId: 64 });
  await makeRevised(agency, { validUntil: daysAgo(1) });
  const found = versions(await listQuotations(actor, { newest: true, descending: false }));
  expect(found).toEqual(['1 v1', '2 v2', '3 v1', '3 v2', '4 v1', '4 v2', '5 v2', '6 v2']);
  const totals = await totalsByStatus(actor, { newest: true });
  const counts = Object.fromEntries([...totals].map(([status, { count }]) => [status, count]));
  expect(counts).toEqual({ 61: 4, 62: 3, 63: 1 });
  expect(await countQuotations(actor, { newest: true })).toBe(8);
  expect(versions(await listQuotations(actor, { status: 'SUPERSEDED' }))).toEqual(['2 v1']);
});

test('is found by the code as people write it, with its version', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  // No number but the code's own.
  const plain = {
    nameEvent: 'Gala',
    nameClient: 'Luz',
    nameContact: 'Ana',
    emailClient: 'ana@luz.example',
    phoneClient: '',
  };
  await make(agency, { ...plain, code: 148 });
  await make(agency, {
    ...plain,
    code: 148,
    version: 2,
    previousId: (await make(agency, { ...plain, code: 7 })).id,
  });
  await make(agency, { ...plain, code: 123_456 });
  await make(agency, { ...plain, code: null, stateId: 61 });
  const found = async (search: string) =>
    versions(await listQuotations(actor, { search, descending: false })).toSorted();
  expect(await found('cot-00148')).toEqual(['148 v1', '148 v2']);
  expect(await found('COT-00148 v2')).toEqual(['148 v2']);
  expect(await found('#7')).toEqual(['7 v1']);
  expect(await found('COT-123456')).toEqual(['123456 v1']);
});

test('the days of an event are those of its city', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  // From 20:00 on the 4th to 02:00 on the 5th in Bogotá: in UTC both lie on the 5th.
  await make(agency, {
    startDate: new Date('2027-03-05T01:00:00Z'),
    endDate: new Date('2027-03-05T07:00:00Z'),
  });
  const on = (from: string, to = from) => countQuotations(actor, { during: { from, to } });
  expect(await Promise.all([on('2027-03-03'), on('2027-03-04'), on('2027-03-05'), on('2027-03-06')])).toEqual(
    [0, 1, 1, 0],
  );
  expect(await on('2027-01-01', '2027-12-31')).toBe(1);
});

test('tells what was never opened from what was opened and not answered', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const opened = { firstOpenedAt: daysAgo(20), openCount: 1 };
  await make(agency, {});
  await make(agency, { ...opened, lastOpenedAt: daysAgo(1) });
  await make(agency, { ...opened, lastOpenedAt: daysAgo(20) });
  await make(agency, { ...opened, lastOpenedAt: daysAgo(2), stateId: 63 });
  await make(agency, { validUntil: daysAgo(1) });
  await make(agency, { stateId: 65, voidedAt: new Date(), voidedReason: 'Repetida' });
  const found = async (filter: Parameters<typeof listQuotations>[1]) =>
    (await listQuotations(actor, filter)).map(({ code }) => code);
  expect(await found({ opened: 'NEVER' })).toEqual([1]);
  expect(await found({ opened: 'UNANSWERED' })).toEqual([3, 2]);
  expect(await found({ opened: 'LATELY' })).toEqual([4, 2]);
  expect(await found({ sort: 'opened' })).toEqual([2, 4, 3, expect.any(Number), 5, expect.any(Number)]);
  expect(await found({ sort: 'state', descending: false })).toEqual([3, 2, 1, 4, 5, 6]);
});

test('adds each status up in pesos by the frozen rate of each, and only of the own agency', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const pesos = await make(agency, {});
  const dollars = await make(agency, { currencyId: USD, fxRate: '4012.55', lines: [{}, {}] });
  const draft = await make(agency, { stateId: 61, code: null });
  await makeQuotation(database.db);
  const worth = inPesos(dollars.total, { fxRate: '4012.55', decimals: 2 });
  expect(Object.fromEntries(await totalsByStatus(actor))).toEqual({
    61: { count: 1, pesos: draft.total, converted: false },
    62: { count: 2, pesos: pesos.total + worth, converted: true },
  });
  const byTotal = await listQuotations(actor, { status: 62, sort: 'total' });
  expect(byTotal.map(({ id }) => id)).toEqual([dollars.id, pesos.id]);
  await expect(totalsByStatus(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the total in pesos that lists are ordered by is the one that is shown, in every currency', async () => {
  for (const { id: currencyId, decimals } of currencyRows) {
    const fxRate = currencyId === 1 ? '1' : '812.345';
    const { id, total } = await makeQuotation(database.db, { currencyId, fxRate });
    const { actor } = await makeAdministrator(database.db);
    const { totalPesos } = await getQuotation(actor, id);
    expect(totalPesos, `${currencyId}`).toBe(inPesos(total, { fxRate, decimals }));
  }
});

test('a board reads the first of each column in a statement a column, a file all in one', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (let made = 0; made < 4; made++) await make(agency, {});
  await make(agency, { stateId: 64 });
  const columns = [62, 63, 64].map((status) => ({ status, limit: status === 62 ? 3 : 20 }));
  const { result, statements } = await countStatements(() =>
    listByStatus(actor, { newest: true, sort: 'code', descending: false }, columns),
  );
  const codes = [...result].map(([status, rows]) => [status, rows.map(({ code }) => code)]);
  expect(codes).toEqual([
    [62, [1, 2, 3]],
    [63, []],
    [64, [5]],
  ]);
  expect(statements).toHaveLength(3);
  const all = await countStatements(() => listQuotations(actor, { descending: false, limit: 4 }));
  expect(all.result.map(({ code }) => code)).toEqual([1, 2, 3, 4]);
  expect(all.statements).toHaveLength(1);
});

import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agencyTaxationPrices, auditEntries, taxationPrices } from '@/db/schema';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, type AdministratorActor, anonymous } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { addTaxRate } from './add-tax-rate';
import { confirmTaxRate } from './confirm-tax-rate';
import { correctTaxRate } from './correct-tax-rate';
import { endTaxRate } from './end-tax-rate';
import type { AddTaxRateInput } from './inputs';
import { countTaxRates, getTaxRate, listSeries, listTaxRates, listTaxUnits } from './queries';
import { removeTaxRate } from './remove-tax-rate';
import { saveTaxUnit } from './save-tax-unit';
import { unconfirmTaxRate } from './unconfirm-tax-rate';

const database = useDatabase();
let admin: AdministratorActor;
beforeAll(async () => {
  admin = (await makeAdministrator(database.db, { name: 'Ada', lastname: 'Mora' })).actor;
});

const FROM = '2031-03-01';
const ica = (cityId: number, changes: Partial<AddTaxRateInput> = {}): AddTaxRateInput => ({
  kind: 'RETE_ICA',
  concept: 'SERVICIOS_DEMAS',
  cityId,
  rate: '7,5',
  baseUvt: '4',
  validFrom: FROM,
  source: 'Acuerdo 1 de 2030',
  ...changes,
});
const seriesOf = async (cityId: number) => {
  const [rate] = await listTaxRates(admin, { kind: 'RETE_ICA', cityId });
  if (!rate) throw new Error(`no rate of city ${cityId}`);
  return listSeries(admin, rate);
};
/** A quotation that was sent with a rate. */
const useRate = async (id: number) => {
  const { kind, concept, city, validFrom } = await getTaxRate(admin, id);
  const row = { kind, concept, city: city?.name ?? null, from: validFrom };
  const quotation = await makeQuotation(database.db, { stateId: 62 });
  await database.db.execute(
    sql`update quotations set tax_snapshot = ${JSON.stringify({ taxes: { rows: [row], uvt: { 2031: 70000 } } })}::jsonb where id = ${quotation.id}`,
  );
  return quotation;
};
const traces = (id: number) =>
  database.db
    .select({ action: auditEntries.action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'tax-rate'), eq(auditEntries.entityId, String(id))))
    .orderBy(auditEntries.id);

describe('a new rate', () => {
  test('ends the one before it the day before, and goes in between two', async () => {
    const late = await addTaxRate(admin, ica(30));
    const early = await addTaxRate(admin, ica(30, { rate: '6', validFrom: '2030-01-01', confirmed: true }));
    expect(late).toMatchObject({ rate: '7.5', unity: 'PER_MIL', status: 'to-confirm', validTo: null });
    expect(early).toMatchObject({ status: 'verified', confirmedBy: admin.userId });
    expect((await seriesOf(30)).map(({ rate, validFrom, validTo }) => [rate, validFrom, validTo])).toEqual([
      ['7.5', '2031-03-01', null],
      ['6', '2030-01-01', '2031-02-28'],
      [null, '2018-01-01', '2029-12-31'],
    ]);
    expect(await traces(late.id)).toMatchObject([{ action: 'create', detail: { rate: '7.5' } }]);
  });

  test('is one, of any number that say it at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => addTaxRate(admin, ica(31, { rate: `${index}` })));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seriesOf(31)).toHaveLength(2);
    const days = Array.from({ length: 10 }, (_, index) =>
      addTaxRate(admin, ica(31, { validFrom: `2032-01-${index + 10}` })),
    );
    await Promise.all(days);
    const series = (await seriesOf(31)).reverse();
    for (const [index, { validTo }] of series.slice(0, -1).entries()) {
      const next = Date.parse(`${series[index + 1]?.validFrom}T00:00:00Z`);
      expect(validTo).toBe(new Date(next - 86_400_000).toISOString().slice(0, 10));
    }
  });

  test('never overlaps another one, whoever writes it', async () => {
    const [rate] = await seriesOf(32);
    const { id: _, ...row } = await getTaxRate(admin, rate?.id ?? 0);
    await expect(
      database.db.insert(taxationPrices).values({ ...row, validFrom: '2020-05-05' }),
    ).rejects.toMatchObject({ cause: { constraint: 'taxation_prices_no_overlap' } });
  });

  test('tells what is wrong with it beside its field', async () => {
    const fields = (changes: Partial<AddTaxRateInput>) =>
      addTaxRate(admin, ica(33, changes)).then(
        () => null,
        (error) => error.fields,
      );
    expect(await fields({ validFrom: '2018-01-01' })).toEqual({ validFrom: 'validation.tax.taken' });
    expect(await fields({ concept: 'GENERAL' })).toEqual({ concept: 'validation.option' });
    expect(await fields({ kind: 'RETE_FUENTE', concept: 'ART383' })).toEqual({
      concept: 'validation.option',
    });
    expect(await fields({ cityId: null })).toEqual({ cityId: 'validation.city' });
    expect(await fields({ cityId: 9_999_999 })).toEqual({ cityId: 'validation.city' });
    expect(await fields({ rate: '100' })).toEqual({ rate: 'validation.rate' });
    expect(await fields({ validFrom: '2031-02-30' })).toEqual({ validFrom: 'validation.date' });
    expect(await fields({ source: '', confirmed: true })).toEqual({ source: 'validation.tax.source' });
    const [open] = await seriesOf(33);
    await endTaxRate(admin, { id: open?.id ?? 0, lastDay: '2028-12-31' });
    expect(await fields({})).toEqual({ validFrom: 'validation.tax.gap' });
    expect(await fields({ allowGap: true })).toBeNull();
  });
});

describe('correcting', () => {
  test('is for a rate that nobody was sent a quotation with; another number is to be confirmed anew', async () => {
    const rate = await addTaxRate(admin, ica(34, { confirmed: true }));
    const same = await correctTaxRate(admin, {
      id: rate.id,
      rate: '7.50',
      baseUvt: '4',
      source: 'Acuerdo 2',
    });
    expect(same).toMatchObject({ status: 'verified', source: 'Acuerdo 2' });
    const other = await correctTaxRate(admin, { id: rate.id, rate: '8', baseUvt: '4' });
    expect(other).toMatchObject({ rate: '8', status: 'to-confirm', confirmedAt: null, source: 'Acuerdo 2' });
    const quotation = await useRate(rate.id);
    expect((await getTaxRate(admin, rate.id)).used).toBe(true);
    const refused = { code: 'CONFLICT', messageKey: 'errors.tax.used' };
    await expect(correctTaxRate(admin, { id: rate.id, rate: '9' })).rejects.toMatchObject(refused);
    await expect(removeTaxRate(admin, { id: rate.id })).rejects.toMatchObject(refused);
    // A draft is priced anew before it is sent.
    await unguarded(database.db, 'quotations', (tx) =>
      tx.execute(sql`update quotations set state_id = 61, code = null where id = ${quotation.id}`),
    );
    expect(await correctTaxRate(admin, { id: rate.id, rate: '9' })).toMatchObject({ rate: '9' });
  });

  test('taking one back lets the one before it hold on, with what agencies said of the city', async () => {
    const [first] = await seriesOf(35);
    const rate = await addTaxRate(admin, ica(35));
    const { agency } = await makeAgencyUser(database.db);
    await database.db
      .insert(agencyTaxationPrices)
      .values({ agencyId: agency.id, taxationPriceId: rate.id, price: '5', unity: 'PER_MIL' });
    expect(await removeTaxRate(admin, { id: rate.id })).toBe(first?.id);
    expect(await seriesOf(35)).toMatchObject([{ id: first?.id, validTo: null }]);
    expect(
      await database.db
        .select()
        .from(agencyTaxationPrices)
        .where(eq(agencyTaxationPrices.agencyId, agency.id)),
    ).toMatchObject([{ taxationPriceId: first?.id }]);
    await expect(removeTaxRate(admin, { id: first?.id ?? 0 })).rejects.toMatchObject({
      messageKey: 'errors.tax.only',
    });
  });
});

test('confirming says by what source, who and when; doubting takes it back', async () => {
  const rate = await addTaxRate(admin, ica(36, { source: '' }));
  const url = 'https://www.alcaldia.gov.co/estatuto';
  await expect(confirmTaxRate(admin, { id: rate.id, source: ' ' })).rejects.toMatchObject({
    fields: { source: 'validation.tax.source' },
  });
  const twice = [0, 1].map(() => confirmTaxRate(admin, { id: rate.id, source: url }));
  const results = await Promise.allSettled(twice);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await getTaxRate(admin, rate.id)).toMatchObject({
    status: 'verified',
    source: url,
    confirmedByName: 'Ada Mora',
  });
  await unconfirmTaxRate(admin, { id: rate.id, note: 'Cambió el CIIU' });
  expect(await getTaxRate(admin, rate.id)).toMatchObject({
    status: 'to-confirm',
    note: 'Cambió el CIIU',
    confirmedAt: null,
    confirmedByName: null,
  });
  expect((await traces(rate.id)).map(({ action }) => action)).toEqual(['create', 'confirm', 'doubt']);
  const [unconfigured] = await seriesOf(37);
  await expect(confirmTaxRate(admin, { id: unconfigured?.id ?? 0, source: url })).rejects.toMatchObject({
    messageKey: 'errors.tax.notConfigured',
  });
});

test('the UVT of a year is said once, and corrected as long as no quotation was sent with it', async () => {
  const source = 'Resolución DIAN 1 de 2028';
  await saveTaxUnit(admin, { year: 2029, value: 60_000, source });
  await saveTaxUnit(admin, { year: 2029, value: 60_100, source });
  expect(await listTaxUnits(admin)).toContainEqual({ year: 2029, value: 60_100, source, revision: 2 });
  await saveTaxUnit(admin, { year: 2031, value: 70_000, source });
  await useRate(1);
  await expect(saveTaxUnit(admin, { year: 2031, value: 70_001, source })).rejects.toMatchObject({
    messageKey: 'errors.tax.unitUsed',
  });
  expect(await saveTaxUnit(admin, { year: 2031, value: 70_000, source: 'Otra' })).toMatchObject({
    source: 'Otra',
  });
});

test('the list filters by all it says, and finds a city by its name without accents', async () => {
  const count = (filter: Parameters<typeof countTaxRates>[1]) => countTaxRates(admin, filter);
  expect(await count({ kind: 'IVA' })).toBe(1);
  // Six of residents, two of who does not reside here.
  expect(await count({ kind: 'RETE_FUENTE', day: '2025-05-31' })).toBe(8);
  expect(await count({ kind: 'SIMPLE', status: 'to-confirm' })).toBe(1);
  const found = await listTaxRates(admin, { search: 'bogota' });
  expect(found).toMatchObject([{ rate: '9.66', city: { name: 'Bogotá' } }]);
  const all = await count({});
  expect((await count({ configured: false })) + (await count({ configured: true }))).toBe(all);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all / 20) }, (_, page) => listTaxRates(admin, { skip: page * 20 })),
  );
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(all);
});

test('is the administrator’s alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const tries = (one: Actor) => [
    listTaxRates(one),
    countTaxRates(one),
    getTaxRate(one, 1),
    listTaxUnits(one),
    addTaxRate(one, ica(38)),
    correctTaxRate(one, { id: 1, rate: '5' }),
    confirmTaxRate(one, { id: 1, source: 'x' }),
    unconfirmTaxRate(one, { id: 1, note: 'x' }),
    endTaxRate(one, { id: 1, lastDay: FROM }),
    removeTaxRate(one, { id: 1 }),
    saveTaxUnit(one, { year: 2040, value: 90_000, source: 'x' }),
  ];
  for (const [one, code] of [
    [actor, 'FORBIDDEN'],
    [anonymous, 'UNAUTHENTICATED'],
  ] as const) {
    for (const result of await Promise.allSettled(tries(one))) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code } });
    }
  }
});

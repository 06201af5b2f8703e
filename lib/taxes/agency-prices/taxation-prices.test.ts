import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyTaxationPrices, auditEntries, taxationPrices, taxations } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { BOGOTA } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createAgencyPricesTaxation } from './create-agency-prices-taxation';
import { deleteAgencyPricesTaxation } from './delete-agency-prices-taxation';
import { findTaxationPrices, listCityRates } from './queries';

const database = useDatabase();
const DAY = '2026-11-21';
const unknownId = '00000000-0000-4000-8000-000000000000';
const PEREIRA = 'Pereira';

async function rateOf(city: string | number): Promise<number> {
  const { actor, agency } = await makeAgencyUser(database.db);
  const rates = await listCityRates(actor, agency.id, DAY);
  const found = rates.find((rate) => rate.city.id === city || rate.city.name === city);
  return found?.pricesTaxationId ?? 0;
}

describe('createAgencyPricesTaxation', () => {
  test('goes before the catalogue in a city with a rate and in one without, and is audited', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const row = await createAgencyPricesTaxation(actor, {
      agencyId: agency.id,
      pricesTaxationId: await rateOf(PEREIRA),
      price: ' 5,5 ',
    });
    expect(row).toMatchObject({ agencyId: agency.id, price: '5.5', unity: 'PER_MIL' });
    await createAgencyPricesTaxation(actor, {
      pricesTaxationId: await rateOf(BOGOTA),
      price: '0.7',
      unity: 'PERCENT',
    });
    const rates = (await listCityRates(actor, agency.id, DAY)).filter(({ own }) => own);
    expect(rates).toMatchObject([
      { city: { name: 'Bogotá' }, rate: '9.66', unity: 'PER_MIL', own: { price: '0.7', unity: 'PERCENT' } },
      { city: { name: PEREIRA }, rate: null, own: { price: '5.5', unity: 'PER_MIL' } },
    ]);
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, row.id));
    expect(entry).toMatchObject({
      entity: 'agency-taxation-price',
      action: 'create',
      detail: { taxation: 'RETE_ICA', price: '5.5', unity: 'PER_MIL' },
    });
  });

  test('takes the place of what was said before, also of ten at once and of a rate that was replaced', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const pricesTaxationId = await rateOf(PEREIRA);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        createAgencyPricesTaxation(actor, { pricesTaxationId, price: `${index}` }),
      ),
    );
    const [old] = await database.db
      .select()
      .from(taxationPrices)
      .where(eq(taxationPrices.id, pricesTaxationId));
    const end = (validTo: string | null) =>
      database.db.update(taxationPrices).set({ validTo }).where(eq(taxationPrices.id, pricesTaxationId));
    await end('2025-12-31');
    const [renewed] = await database.db
      .insert(taxationPrices)
      .values({
        ...old,
        id: undefined,
        validFrom: '2026-01-01',
        rate: '6',
      } as typeof taxationPrices.$inferInsert)
      .returning();
    await createAgencyPricesTaxation(actor, { pricesTaxationId: renewed?.id ?? 0, price: '4' });
    expect(await findTaxationPrices(actor, [agency.id])).toMatchObject([{ price: '4' }]);
    await database.db.delete(agencyTaxationPrices).where(eq(agencyTaxationPrices.agencyId, agency.id));
    await database.db.delete(taxationPrices).where(eq(taxationPrices.id, renewed?.id ?? 0));
    await end(null);
  });

  test('is of a city alone, and below a hundred', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const [national] = await database.db
      .select({ id: taxationPrices.id })
      .from(taxationPrices)
      .innerJoin(taxations, and(eq(taxations.id, taxationPrices.taxationId), eq(taxations.kind, 'IVA')));
    for (const pricesTaxationId of [national?.id ?? 0, 999_999]) {
      await expect(createAgencyPricesTaxation(actor, { pricesTaxationId, price: '1' })).rejects.toMatchObject(
        {
          code: 'INVALID',
          fields: { pricesTaxationId: 'validation.option' },
        },
      );
    }
    const pricesTaxationId = await rateOf(PEREIRA);
    for (const price of ['100', '-1', '1.2345', 'mucho']) {
      await expect(createAgencyPricesTaxation(actor, { pricesTaxationId, price })).rejects.toMatchObject({
        fields: { price: 'validation.rate' },
      });
    }
  });

  test('is refused to everybody but the owner, and for another agency', async () => {
    const input = { pricesTaxationId: await rateOf(PEREIRA), price: '1' };
    for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { role });
      await expect(createAgencyPricesTaxation(actor, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(deleteAgencyPricesTaxation(actor, { id: unknownId })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const { actor: administrator } = await makeAdministrator(database.db);
    await expect(createAgencyPricesTaxation(administrator, input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(createAgencyPricesTaxation(anonymous, input)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    for (const agencyId of [other.agency.id, unknownId]) {
      await expect(createAgencyPricesTaxation(actor, { ...input, agencyId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        messageKey: 'errors.agency.notFound',
      });
    }
  });
});

describe('deleteAgencyPricesTaxation', () => {
  test('lets the catalogue count again; another agency’s is as one that does not exist', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const pricesTaxationId = await rateOf(PEREIRA);
    const mine = await createAgencyPricesTaxation(actor, { pricesTaxationId, price: '1' });
    const theirs = await createAgencyPricesTaxation(other.actor, { pricesTaxationId, price: '2' });
    const answers = await Promise.all(
      [theirs.id, unknownId].map((id) => deleteAgencyPricesTaxation(actor, { id }).catch((error) => error)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', messageKey: 'errors.taxationPrice.notFound' });
    expect(await deleteAgencyPricesTaxation(actor, { id: mine.id })).toBe(mine.id);
    expect(await findTaxationPrices(actor, [agency.id, other.agency.id])).toEqual([]);
    expect(await findTaxationPrices(other.actor, [other.agency.id])).toMatchObject([{ price: '2' }]);
  });
});

describe('reading rates', () => {
  test('is one statement, of the own agency for its people and of any for the administrator', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    const other = await makeAgencyUser(database.db);
    await createAgencyPricesTaxation(other.actor, { pricesTaxationId: await rateOf(PEREIRA), price: '2' });
    const { result, statements } = await countStatements(() => listCityRates(actor, agency.id, DAY));
    expect(statements).toHaveLength(1);
    expect(result.length).toBeGreaterThan(70);
    expect(await listCityRates(actor, other.agency.id, DAY)).toEqual([]);
    const { actor: administrator } = await makeAdministrator(database.db);
    expect((await listCityRates(administrator, other.agency.id, DAY)).filter(({ own }) => own)).toHaveLength(
      1,
    );
    expect(await findTaxationPrices(administrator, [agency.id, other.agency.id])).toHaveLength(1);
    await expect(listCityRates(anonymous, agency.id, DAY)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

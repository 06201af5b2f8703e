import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { HIGHEST_CEILING, RATE_RANGE } from '@/lib/core/money-limits';
import { QUOTATION } from '@/lib/core/states';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput, lineInput } from '../testing/draft-input';
import { createQuotation } from './create-quotation';
import { updateQuotation } from './update-quotation';

const database = useDatabase();
const USD = 2;

const IMPOSSIBLE_RATES = ['0.000001', '0.01', '1', '999999999.999999'];
const impossible = { fields: { fxRate: 'validation.quotation.fxRate' } };

describe('a rate that its currency cannot have', () => {
  test.each(IMPOSSIBLE_RATES)('is refused beside its field when a draft is made: %s', async (fxRate) => {
    const { actor } = await makeAgencyUser(database.db);
    await expect(createQuotation(actor, { ...draftInput, currencyId: USD, fxRate })).rejects.toMatchObject(
      impossible,
    );
  });

  test.each(IMPOSSIBLE_RATES)('is refused when a draft is changed: %s', async (fxRate) => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await createQuotation(actor, { ...draftInput, currencyId: USD, fxRate: '4000' });
    const changed = { ...draftInput, id, currencyId: USD, fxRate };
    await expect(updateQuotation(actor, changed)).rejects.toMatchObject(impossible);
  });

  test.each(IMPOSSIBLE_RATES)('is refused when a draft that was kept with it is sent: %s', async (fxRate) => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const draft = await withoutCeilings(() =>
      makeQuotation(database.db, {
        agency,
        stateId: QUOTATION.DRAFT,
        code: null,
        sentAt: null,
        validUntil: null,
        currencyId: USD,
        fxRate,
      }),
    );
    await expect(sendQuotation(actor, { id: draft.id })).rejects.toMatchObject(impossible);
  });
});

describe('an amount above the ceiling', () => {
  const people = [{ gender: 'FEMENINO' as const, quantity: 1000 }];
  const large = { ...lineInput, budget: 1_000_000_000, days: 365, genders: people };

  test('is refused where one line alone comes to it', async () => {
    const { actor } = await makeAgencyUser(database.db);
    await expect(createQuotation(actor, { ...draftInput, lines: [large] })).rejects.toMatchObject({
      fields: { lines: 'validation.quotation.tooLarge' },
    });
  });

  test('is refused where a line that is not taken comes to it', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const left = { ...large, days: 2, optional: true, taken: false };
    await expect(createQuotation(actor, { ...draftInput, lines: [lineInput, left] })).rejects.toMatchObject({
      fields: { lines: 'validation.quotation.tooLarge' },
    });
  });

  test('is smaller in another currency', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const dollars = { ...draftInput, currencyId: USD, fxRate: '4000' };
    const lines = [{ ...lineInput, budget: 25_000_001 }];
    await expect(createQuotation(actor, { ...dollars, transport: 25_000_001, lines })).rejects.toMatchObject({
      fields: {
        transport: 'validation.quotation.amountTooLarge',
        'lines.0.budget': 'validation.quotation.amountTooLarge',
      },
    });
  });

  test('is refused by the database whoever writes, and so is a rate that no currency has', async () => {
    const { agency } = await makeAgencyUser(database.db);
    const of = (fields: Parameters<typeof makeQuotation>[1]) =>
      makeQuotation(database.db, { agency, ...fields }).then(() => null, violatedConstraint);
    const total = (amount: number) => ({ subtotal: amount, iva: 0, total: amount });
    expect(await of(total(HIGHEST_CEILING))).toBeNull();
    expect(await of(total(HIGHEST_CEILING + 1))).toBe('quotations_ceiling');
    for (const fxRate of RATE_RANGE) expect(await of({ currencyId: USD, fxRate: String(fxRate) })).toBeNull();
    for (const fxRate of [RATE_RANGE[0] / 2, RATE_RANGE[1] + 1]) {
      expect(await of({ currencyId: USD, fxRate: String(fxRate) })).toBe('quotations_ceiling');
    }
  });
});

test('a row from before the ceilings may still be voided', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const amount = Number.MAX_SAFE_INTEGER;
  const { id } = await withoutCeilings(() =>
    makeQuotation(database.db, { agency, subtotal: amount, iva: 0, total: amount }),
  );
  const voided = { voidedAt: new Date(), voidedReason: 'Sobraban ceros', updatedAt: new Date() };
  await database.db.update(quotations).set(voided).where(eq(quotations.id, id));
  const [row] = await database.db.select().from(quotations).where(eq(quotations.id, id));
  expect(row?.voidedReason).toBe('Sobraban ceros');
});

/** Writes as it was done before the ceilings stood in the database. */
async function withoutCeilings<T>(write: () => Promise<T>): Promise<T> {
  await database.pool.query('alter table quotations disable trigger quotations_ceiling');
  try {
    return await write();
  } finally {
    await database.pool.query('alter table quotations enable trigger quotations_ceiling');
  }
}

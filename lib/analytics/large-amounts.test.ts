import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quotationLines, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listClientOverviews } from '@/lib/clients/client-overview';
import { formatMoney } from '@/lib/core/money';
import { QUOTATION } from '@/lib/core/states';
import { discardQuotation } from '@/lib/quotations/drafts/discard-quotation';
import { inPesos } from '@/lib/quotations/exchange/rules';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { totalsByStatus } from '@/lib/quotations/listing/queries';
import { getQuotation, listQuotations } from '@/lib/quotations/queries';
import { repriced } from '@/lib/quotations/reprice';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { readAgencyFigures } from './queries';

const database = useDatabase();
const MOST = Number.MAX_SAFE_INTEGER;
const USD = 2;

/** Rows from before the ceilings: what a claim link, eight drafts and one mistyped rate could leave behind. */
async function makePoisoned() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  for (const table of ['quotations', 'quotation_lines', 'claims']) {
    await database.pool.query(`alter table ${table} disable trigger ${table}_ceiling`);
  }
  const huge = { agency, client, subtotal: MOST, iva: 0, total: MOST };
  for (const stateId of [QUOTATION.DRAFT, QUOTATION.DRAFT, QUOTATION.ACCEPTED, QUOTATION.ACCEPTED]) {
    await makeQuotation(database.db, { ...huge, stateId, acceptedAt: new Date() });
  }
  const rate = { currencyId: USD, fxRate: '999999999.999999' };
  const draft = { stateId: QUOTATION.DRAFT, code: null, sentAt: null, validUntil: null };
  const mistyped = await makeQuotation(database.db, { ...huge, ...rate, ...draft });
  for (let claim = 0; claim < 2; claim += 1) {
    await makeClaim(database.db, { convocated: await makeConvocated(database.db, { agency }), price: MOST });
  }
  for (const table of ['quotations', 'quotation_lines', 'claims']) {
    await database.pool.query(`alter table ${table} enable trigger ${table}_ceiling`);
  }
  return { actor, client, mistyped };
}

test('sums beyond the exact numbers are told as more than the largest of them, on every screen that adds up', async () => {
  const { actor, client } = await makePoisoned();
  const more = /^más de\s\$\s9\.007\.199\.254\.740\.991$/;

  const figures = await readAgencyFigures(actor);
  for (const amounts of [figures.accepted, figures.payable]) {
    const pesos = amounts.reduce((sum, amount) => sum + amount.pesos, 0);
    expect(formatMoney(pesos, 'COP')).toMatch(more);
    for (const { amount, currencyCode } of amounts) expect(formatMoney(amount, currencyCode)).toBeTruthy();
  }

  const totals = await totalsByStatus(actor);
  expect(formatMoney(totals.get(QUOTATION.DRAFT)?.pesos ?? 0, 'COP')).toMatch(more);

  const [overview] = await listClientOverviews(actor, { search: client.name });
  expect(formatMoney(overview?.accepted[0]?.pesos ?? 0, 'COP')).toMatch(more);
});

test('a row that cannot be calculated with is listed, shown and thrown away', async () => {
  const { actor, mistyped } = await makePoisoned();
  const listed = await listQuotations(actor, { sort: 'total' });
  expect(listed).toHaveLength(5 + 2);
  for (const { total, currencyCode, currencyDecimals, fxRate } of listed) {
    expect(formatMoney(total, currencyCode)).toBeTruthy();
    expect(formatMoney(inPesos(total, { fxRate, decimals: currencyDecimals }), 'COP')).toBeTruthy();
  }
  // Frozen with rates, so that its figures would be calculated again to explain them.
  const agency = { legalNature: 'PERSONA_JURIDICA', responsableIva: true };
  const taxes = { rows: [], art383: [], uvt: {} };
  const taxSnapshot = { date: '2026-11-20', city: 'Bogota', currency: 'USD', agency, client: {}, taxes };
  await database.db.update(quotations).set({ taxSnapshot }).where(sql`id = ${mistyped.id}`);
  await database.db.update(quotationLines).set({ people: 1 }).where(sql`quotation_id = ${mistyped.id}`);
  const lines = (await findQuotationLines(actor, [mistyped.id])).get(mistyped.id) ?? [];
  expect(repriced(await getQuotation(actor, mistyped.id), lines)).toBeNull();
  await discardQuotation(actor, { id: mistyped.id });
  await expect(getQuotation(actor, mistyped.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

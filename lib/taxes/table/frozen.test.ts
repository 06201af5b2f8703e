import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quotationLines, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { updateQuotation } from '@/lib/quotations/drafts/update-quotation';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import type { TaxSnapshot } from '@/lib/quotations/pricing/rules/priced-quotation';
import { getQuotation } from '@/lib/quotations/queries';
import { repriced } from '@/lib/quotations/reprice';
import { sendQuotation } from '@/lib/quotations/sending/send-quotation';
import { draftInput } from '@/lib/quotations/testing/draft-input';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { addTaxRate } from './add-tax-rate';
import { confirmTaxRate } from './confirm-tax-rate';

const database = useDatabase();

test('a new rate counts at once in new and open drafts, and never in what was sent', async () => {
  const { actor: admin } = await makeAdministrator(database.db);
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, reteIcaAgent: true });
  const input = { ...draftInput, clientId: client.id };
  const rowOf = ({ taxSnapshot }: { taxSnapshot: unknown }) =>
    (taxSnapshot as TaxSnapshot).taxes.rows.find(({ kind }) => kind === 'RETE_ICA');

  const sent = await createQuotation(actor, input);
  await sendQuotation(actor, { id: sent.id, total: sent.total });
  const open = await createQuotation(actor, input);
  const before = await getQuotation(actor, sent.id);
  expect(before.reteIca).toBe(Math.round(before.subtotal * 0.00966));
  expect(rowOf(before)).toMatchObject({ rate: '9.66', status: 'to-confirm' });

  const rate = await addTaxRate(admin, {
    kind: 'RETE_ICA',
    concept: 'SERVICIOS_DEMAS',
    cityId: draftInput.cityId,
    rate: '11',
    baseUvt: '4',
    validFrom: isoDateInZone(new Date(), DEFAULT_TIME_ZONE),
  });
  await confirmTaxRate(admin, { id: rate.id, source: 'Acuerdo 780 de 2020' });

  const fresh = await createQuotation(actor, input);
  expect(fresh.reteIca).toBe(Math.round(fresh.subtotal * 0.011));
  expect(rowOf(fresh)).toMatchObject({ rate: '11', status: 'verified', source: 'Acuerdo 780 de 2020' });
  expect(await updateQuotation(actor, { ...input, id: open.id })).toMatchObject({ reteIca: fresh.reteIca });

  const after = await getQuotation(actor, sent.id);
  expect(after).toEqual(before);
  const lines = (await findQuotationLines(actor, [sent.id])).get(sent.id) ?? [];
  expect(repriced(after, lines)?.derived.reteIca).toBe(before.reteIca);
});

test('a quotation frozen by an earlier calculator stays as it was, and is explained only by its own figures', async () => {
  const { actor } = await makeAgencyUser(database.db, {
    agency: await makeAgency(database.db, { regimenSimple: true }),
  });
  const pays = { payBasis: 'NET', withholding: 'HONORARIOS_PN', budget: 1_000_000 } as const;
  const lines = [{ ...draftInput.lines?.[0], ...pays }] as typeof draftInput.lines;
  const draft = await createQuotation(actor, { ...draftInput, tercero: true, lines });
  const [line] = (await findQuotationLines(actor, [draft.id])).get(draft.id) ?? [];
  expect(line).toMatchObject({ payPerDay: 1_000_000, talentWithheld: 0 });

  // As it was priced and sent while the platform withheld from everybody: 10 % of 1,111,111 for each of two.
  const sent = { stateId: 62, calcVersion: 'quote-calc/1', code: 1, clientId: null, total: 3_500_000 };
  const { id } = draft;
  const client = await makeClient(database.db, { agencyId: draft.agencyId });
  const old = { ...sent, subtotal: 3_500_000, iva: 0, clientId: client.id };
  await database.db.update(quotations).set(old).where(eq(quotations.id, id));
  const dear = { payPerDay: 1_111_111, announcement: 1_000_000, talentWithheld: 222_222 };
  await database.db.update(quotationLines).set(dear).where(eq(quotationLines.quotationId, id));

  const before = await getQuotation(actor, id);
  const kept = (await findQuotationLines(actor, [id])).get(id) ?? [];
  expect(before).toMatchObject({ calcVersion: 'quote-calc/1', total: 3_500_000 });
  expect(repriced(before, kept)).toBeNull();
  await expect(updateQuotation(actor, { ...draftInput, id })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await getQuotation(actor, id)).toEqual(before);
  expect((await findQuotationLines(actor, [id])).get(id)).toEqual(kept);
});

test('a quotation frozen by an earlier calculator is explained where the rules find what it was sent with', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  await database.db.update(quotations).set({ calcVersion: 'quote-calc/1' }).where(eq(quotations.id, id));
  const stored = await getQuotation(actor, id);
  const lines = (await findQuotationLines(actor, [id])).get(id) ?? [];
  expect(repriced(stored, lines)?.quotation.total).toBe(stored.total);
});

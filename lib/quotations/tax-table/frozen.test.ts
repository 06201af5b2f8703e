import { expect, test } from 'vitest';
import { makeClient } from '@/db/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/db/testing/factories/identity';
import { useDatabase } from '@/db/testing/use-database';
import { isoDateInZone } from '@/lib/core/dates';
import { createQuotation } from '../drafts/create-quotation';
import { TAX_ZONE } from '../drafts/price-draft';
import { updateQuotation } from '../drafts/update-quotation';
import { findQuotationLines } from '../lines/queries';
import type { TaxSnapshot } from '../pricing/rules/priced-quotation';
import { getQuotation } from '../queries';
import { repriced } from '../reprice';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput } from '../testing/draft-input';
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
    validFrom: isoDateInZone(new Date(), TAX_ZONE),
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

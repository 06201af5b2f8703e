import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { getQuotation } from '@/lib/quotations/queries';
import { draftInput, lineInput } from '@/lib/quotations/testing/draft-input';
import { compareVersions } from '@/lib/quotations/versions/rules/compare-versions';
import { storedVersion } from '@/lib/quotations/versions/stored-version';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { changeDraft } from '../draft/change-draft';
import { draftOf } from '../draft/form-data';
import { priceForm } from '../draft/price-form';
import { loadEditorOptions } from '../load-editor-options';
import { formVersion } from './form-version';

const database = useDatabase();

async function stored(changes: Partial<typeof draftInput> = {}) {
  const agency = await makeAgency(database.db, { gain: '22.5' });
  const { actor } = await makeAgencyUser(database.db, { agency });
  const client = await makeClient(database.db, { agency, retenedorRenta: true, reteIcaAgent: true });
  const { id } = await createQuotation(actor, {
    ...draftInput,
    clientId: client.id,
    nameContact: 'Sara',
    phoneClient: '(300) 123-4567',
    observation: 'Pago a 30 días',
    gain: '22.50',
    lines: [
      { ...lineInput, payBasis: 'NET' },
      { ...lineInput, profile: 'dj', days: 3, ivaCategory: 'EXCLUIDO' },
    ],
    ...changes,
  });
  const quotation = await getQuotation(actor, id);
  const lines = (await findQuotationLines(actor, [id])).get(id) ?? [];
  return { options: await loadEditorOptions(actor), quotation, lines };
}

test('what is stored and the same in the editor are one version, to the last field', async () => {
  const nothing = {
    nameContact: '',
    phoneClient: '',
    observation: '',
    emailClient: '',
    nameEvent: '',
    lines: [],
  };
  for (const changes of [{}, nothing]) {
    const { options, quotation, lines } = await stored(changes);
    const form = draftOf(quotation, lines);
    expect(formVersion(form, priceForm(form, options), options)).toEqual(storedVersion(quotation, lines));
  }
});

test('what is typed afterwards is told, with what it costs', async () => {
  const { options, quotation, lines } = await stored();
  const form = draftOf(quotation, lines);
  const typed = changeDraft(form, { kind: 'setLine', key: form.lines[1]?.key ?? '', fields: { men: 2 } });
  const changes = compareVersions(
    storedVersion(quotation, lines),
    formVersion(typed, priceForm(typed, options), options),
  );
  expect(changes).toMatchObject({ sameLines: 1, groups: [], lines: [{ kind: 'CHANGED', fields: ['men'] }] });
  expect(changes.amounts.find(({ amount }) => amount === 'total')?.difference).toBeGreaterThan(0);
});

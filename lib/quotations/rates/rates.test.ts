import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { updateAgency } from '@/lib/agencies/update-agency';
import { createAgencyPricesTaxation } from '@/lib/taxes/agency-prices/create-agency-prices-taxation';
import { deleteAgencyPricesTaxation } from '@/lib/taxes/agency-prices/delete-agency-prices-taxation';
import { listCityRates } from '@/lib/taxes/agency-prices/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createQuotation } from '../drafts/create-quotation';
import { draftInput } from '../testing/draft-input';

const database = useDatabase();

test('a quotation takes the agency’s own rate of ICA and its margin, as its profile says them', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, reteIcaAgent: true });
  const rate = (await listCityRates(actor, agency.id, '2026-11-21')).find(
    ({ city }) => city.name === 'Pereira',
  );
  const { gain: _, ...input } = draftInput;
  const inPereira = { ...input, clientId: client.id, cityId: rate?.city.id ?? 0 };
  const warning = 'TARIFA_SIN_CONFIGURAR:RETE_ICA:Pereira';
  expect(await createQuotation(actor, inPereira)).toMatchObject({ reteIca: 0, warnings: [warning] });

  const own = await createAgencyPricesTaxation(actor, {
    pricesTaxationId: rate?.pricesTaxationId ?? 0,
    price: '5,5',
  });
  await updateAgency(actor, { id: agency.id, gain: '31,5' });
  const priced = await createQuotation(actor, inPereira);
  expect(priced).toMatchObject({
    gain: '31.5',
    reteIca: Math.round(priced.subtotal * 0.0055),
    warnings: [],
  });

  await deleteAgencyPricesTaxation(actor, { id: own.id });
  expect(await createQuotation(actor, inPereira)).toMatchObject({ reteIca: 0, warnings: [warning] });
});

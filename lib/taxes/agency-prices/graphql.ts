import { AgencyType } from '@/lib/agencies/graphql';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { PricesTaxationType } from '../rates/graphql';
import { type AgencyTaxationPrice, createAgencyPricesTaxation } from './create-agency-prices-taxation';
import { deleteAgencyPricesTaxation } from './delete-agency-prices-taxation';
import { TAXATION_UNITS } from './inputs';
import { findTaxationPrices } from './queries';
import { CREATE_TAXATION_PRICE, DELETE_TAXATION_PRICE } from './writes';

const AgencyPricesTaxationType = builder
  .objectRef<Pick<AgencyTaxationPrice, 'id' | 'price' | 'unity' | 'taxationPriceId'>>('AgencyPricesTaxation')
  .implement({
    description: "An agency's own price for a tax of a city; its quotations take it before the catalogue's.",
    fields: (t) => ({
      id: t.exposeID('id'),
      price: t.expose('price', { type: 'Decimal' }),
      unity: t.exposeString('unity', { description: 'PER_MIL or PERCENT.' }),
      pricesTaxation: t.field({
        type: PricesTaxationType,
        description: 'What it goes before, with its tax and its city.',
        resolve: ({ taxationPriceId }) => taxationPriceId,
      }),
    }),
  });

builder.objectField(AgencyType, 'agencyPricesTaxations', (t) =>
  t.loadableList({
    type: AgencyPricesTaxationType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findTaxationPrices(actor, ids);
      return ids.map((id) => found.filter(({ agencyId }) => agencyId === id));
    },
  }),
);

builder.enumType('TaxationUnit', { values: TAXATION_UNITS });

serveWrite(CREATE_TAXATION_PRICE, AgencyPricesTaxationType, createAgencyPricesTaxation, {
  description: 'Takes the place of what the agency said before of the same tax and city.',
  about: { unity: "The catalogue's where it is left out." },
});
serveWrite(DELETE_TAXATION_PRICE, 'ID', deleteAgencyPricesTaxation, {
  description: "The catalogue's rate counts again; answers the id.",
});

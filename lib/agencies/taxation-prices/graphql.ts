import { PricesTaxationType } from '@/lib/catalogues/taxes/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { AgencyType } from '../graphql';
import { type AgencyTaxationPrice, createAgencyPricesTaxation } from './create-agency-prices-taxation';
import { deleteAgencyPricesTaxation } from './delete-agency-prices-taxation';
import { TAXATION_UNITS } from './inputs';
import { findTaxationPrices } from './queries';

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

const TaxationUnitType = builder.enumType('TaxationUnit', { values: TAXATION_UNITS });

const AgencyPricesTaxationInputType = builder.inputType('AgencyPricesTaxationInput', {
  fields: (t) => ({
    agencyId: t.id(),
    pricesTaxationId: t.int({ required: true }),
    price: t.field({ type: 'Decimal', required: true }),
    unity: t.field({ type: TaxationUnitType, description: "The catalogue's where it is left out." }),
  }),
});

builder.mutationFields((t) => ({
  createAgencyPricesTaxation: t.field({
    description: 'Takes the place of what the agency said before of the same tax and city.',
    type: AgencyPricesTaxationType,
    args: { input: t.arg({ type: AgencyPricesTaxationInputType, required: true }) },
    resolve: (_, { input }, { actor }) => createAgencyPricesTaxation(actor, present(input)),
  }),
  deleteAgencyPricesTaxation: t.field({
    description: "The catalogue's rate counts again; answers the id.",
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => deleteAgencyPricesTaxation(actor, args),
  }),
}));

import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import {
  findPricesOfTaxations,
  findTaxationPrices,
  findTaxations,
  listTaxations,
  type Taxation,
  type TaxationPrice,
} from './queries';

export const PricesTaxationType = builder.loadableObjectRef<TaxationPrice, number>('PricesTaxation', {
  load: async (ids: number[]) => {
    const found = await findTaxationPrices(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no taxation price ${id}`));
  },
});

const TaxationType = builder.loadableObjectRef<Taxation, number>('Taxation', {
  load: async (ids: number[]) => {
    const found = await findTaxations(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no taxation ${id}`));
  },
});

PricesTaxationType.implement({
  description: 'A rate of a tax with its validity.',
  fields: (t) => ({
    id: t.exposeID('id'),
    taxation: t.field({ type: TaxationType, resolve: ({ taxationId }) => taxationId }),
    city: t.field({
      type: CityType,
      nullable: true,
      description: 'Null for a tax of the whole country.',
      resolve: ({ cityId }) => cityId,
    }),
    concept: t.exposeString('concept'),
    price: t.exposeString('rate', {
      nullable: true,
      description: 'Null is not configured: it counts as 0 and warns. TABLE is the one of article 383.',
    }),
    unity: t.exposeString('unity'),
    baseUvt: t.expose('baseUvt', { type: 'Decimal', nullable: true }),
    validFrom: t.expose('validFrom', { type: 'Date' }),
    validTo: t.expose('validTo', { type: 'Date', nullable: true }),
    status: t.exposeString('status', {
      description: 'verified, verified-secondary (a commentary says it) or to-confirm.',
    }),
    source: t.exposeString('source', { nullable: true, description: 'Address or text of the rule.' }),
    note: t.exposeString('note', { nullable: true, description: 'What of it is still to be confirmed.' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
  }),
});

TaxationType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    name: t.exposeString('name'),
    regionalEntity: t.exposeString('regionalEntity', {
      nullable: true,
      description: 'Who levies it below the country; null for a tax of the country.',
    }),
    pricesTaxations: t.loadableList({
      type: PricesTaxationType,
      resolve: ({ id }) => id,
      load: async (ids: number[]) => {
        const found = await findPricesOfTaxations(ids);
        return ids.map((id) => found.get(id) ?? []);
      },
    }),
  }),
});

builder.queryField('taxations', (t) =>
  t.field({
    description: 'The taxes of a country.',
    type: [TaxationType],
    args: { countryId: t.arg.int({ required: true }) },
    resolve: (_, { countryId }) => listTaxations(countryId),
  }),
);

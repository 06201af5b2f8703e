import { PricesTaxationType } from '@/lib/catalogues/taxes/graphql';
import { findTaxationPrices, type TaxationPrice } from '@/lib/catalogues/taxes/queries';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { TAX_STATUSES } from '../pricing/rules/tax-table';
import { addTaxRate } from './add-tax-rate';
import { confirmTaxRate } from './confirm-tax-rate';
import { correctTaxRate } from './correct-tax-rate';
import { endTaxRate } from './end-tax-rate';
import { CONFIRMED_STATUSES } from './inputs';
import { listTaxRates } from './queries';
import { removeTaxRate } from './remove-tax-rate';
import { TAX_KINDS } from './rules';
import { saveTaxUnit, type TaxUnit } from './save-tax-unit';
import { unconfirmTaxRate } from './unconfirm-tax-rate';

const TaxKindType = builder.enumType('TaxKind', { values: TAX_KINDS });
const TaxStatusType = builder.enumType('TaxStatus', {
  values: Object.fromEntries(
    TAX_STATUSES.map((value) => [value.replace('-', '_').toUpperCase(), { value }]),
  ) as Record<string, { value: (typeof TAX_STATUSES)[number] }>,
});

const ConfirmedStatusType = builder.enumType('ConfirmedTaxStatus', {
  values: Object.fromEntries(
    CONFIRMED_STATUSES.map((value) => [value.replace('-', '_').toUpperCase(), { value }]),
  ) as Record<string, { value: (typeof CONFIRMED_STATUSES)[number] }>,
});

const TaxUnitType = builder.objectRef<Pick<TaxUnit, 'year'>>('TaxUnit').implement({
  description: 'Value of the UVT of a year.',
  fields: (t) => ({
    year: t.exposeInt('year'),
  }),
});

builder.queryFields((t) => ({
  pricesTaxations: t.field({
    description: 'The rates of the tax table, for the administrator.',
    type: [PricesTaxationType],
    args: {
      search: t.arg.string(),
      kind: t.arg({ type: TaxKindType }),
      cityId: t.arg.int(),
      status: t.arg({ type: TaxStatusType }),
      day: t.arg({ type: 'Date', description: 'In force on this day.' }),
      configured: t.arg.boolean(),
      ...pageArguments(20),
      offset: t.arg.int({ description: 'Rows before the first page; none behind `after`.' }),
    },
    resolve: async (_, { offset, after, limit, ...filter }, context, info): Promise<TaxationPrice[]> => {
      const { actor } = context;
      await countSearch(actor, filter.search);
      const skip = after == null ? Math.max(0, offset ?? 0) : 0;
      const found = await pagedList({ after, limit }, context, info, 20, (page) =>
        listTaxRates(actor, { ...present(filter), ...page, skip }),
      );
      const rows = await findTaxationPrices(found.map(({ id }) => id));
      return found.flatMap(({ id }) => rows.get(id) ?? []);
    },
  }),
}));

const PricesTaxationInputType = builder.inputType('PricesTaxationInput', {
  fields: (t) => ({
    kind: t.field({ type: TaxKindType, required: true }),
    concept: t.string({ required: true }),
    cityId: t.int({ description: 'For a tax that cities levy.' }),
    rate: t.string({ required: true }),
    baseUvt: t.string({ description: 'Smallest payment it is withheld from, in UVT.' }),
    validFrom: t.field({ type: 'Date', required: true }),
    source: t.string({ description: 'Address or text of the rule.' }),
    confirmed: t.boolean({ description: 'The source was looked at and says so.' }),
    allowGap: t.boolean({ description: 'Days without any rate before it are meant.' }),
  }),
});

const CorrectPricesTaxationInputType = builder.inputType('CorrectPricesTaxationInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    rate: t.string({ required: true }),
    baseUvt: t.string(),
    source: t.string(),
  }),
});

const TaxUnitInputType = builder.inputType('TaxUnitInput', {
  fields: (t) => ({
    year: t.int({ required: true }),
    value: t.field({ type: 'Money', required: true }),
    source: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  return {
    createPricesTaxation: t.field({
      description: 'The rate before it ends the day before.',
      type: PricesTaxationType,
      args: { input: t.arg({ type: PricesTaxationInputType, required: true }) },
      resolve: (_, { input }, { actor }) => addTaxRate(actor, present(input)),
    }),
    updatePricesTaxation: t.field({
      description: 'Corrects a rate that no quotation was sent with.',
      type: PricesTaxationType,
      args: { input: t.arg({ type: CorrectPricesTaxationInputType, required: true }) },
      resolve: (_, { input }, { actor }) => correctTaxRate(actor, present(input)),
    }),
    confirmPricesTaxation: t.field({
      description: 'By the source that was looked at.',
      type: PricesTaxationType,
      args: { id, source: t.arg.string({ required: true }), status: t.arg({ type: ConfirmedStatusType }) },
      resolve: (_, args, { actor }) => confirmTaxRate(actor, present(args)),
    }),
    doubtPricesTaxation: t.field({
      description: 'It is to be confirmed again.',
      type: PricesTaxationType,
      args: { id, note: t.arg.string({ required: true }) },
      resolve: (_, args, { actor }) => unconfirmTaxRate(actor, args),
    }),
    endPricesTaxation: t.field({
      description: 'From the next day on it counts as 0 and warns.',
      type: PricesTaxationType,
      args: { id, lastDay: t.arg({ type: 'Date', required: true }) },
      resolve: (_, args, { actor }) => endTaxRate(actor, args),
    }),
    deletePricesTaxation: t.int({
      description: 'Takes back a rate that no quotation was sent with; answers the id of the one before it.',
      args: { id },
      resolve: (_, args, { actor }) => removeTaxRate(actor, args),
    }),
    saveTaxUnit: t.field({
      type: TaxUnitType,
      args: { input: t.arg({ type: TaxUnitInputType, required: true }) },
      resolve: (_, { input }, { actor }) => saveTaxUnit(actor, input),
    }),
  };
});

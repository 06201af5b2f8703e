import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { PricesTaxationType } from '../rates/graphql';
import { findTaxationPrices, type TaxationPrice } from '../rates/queries';
import { TAX_STATUSES } from '../rules/tax-table';
import { addTaxRate } from './add-tax-rate';
import { confirmTaxRate } from './confirm-tax-rate';
import { correctTaxRate } from './correct-tax-rate';
import { endTaxRate } from './end-tax-rate';
import { CONFIRMED_STATUSES, type ConfirmTaxRateInput } from './inputs';
import { listTaxRates } from './queries';
import { removeTaxRate } from './remove-tax-rate';
import { TAX_KINDS } from './rules';
import { saveTaxUnit, type TaxUnit } from './save-tax-unit';
import { unconfirmTaxRate } from './unconfirm-tax-rate';
import {
  CONFIRM_RATE,
  CORRECT_RATE,
  CREATE_RATE,
  DOUBT_RATE,
  END_RATE,
  REMOVE_RATE,
  SAVE_UNIT,
} from './writes';

const TaxKindType = builder.enumType('TaxKind', { values: TAX_KINDS });
const TaxStatusType = builder.enumType('TaxStatus', {
  values: Object.fromEntries(
    TAX_STATUSES.map((value) => [value.replace('-', '_').toUpperCase(), { value }]),
  ) as Record<string, { value: (typeof TAX_STATUSES)[number] }>,
});

builder.enumType('ConfirmedTaxStatus', {
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

serveWrite(CREATE_RATE, PricesTaxationType, addTaxRate, {
  description: 'The rate before it ends the day before.',
  about: {
    allowGap: 'Days without any rate before it are meant.',
    baseUvt: 'Smallest payment it is withheld from, in UVT.',
    cityId: 'For a tax that cities levy.',
    confirmed: 'The source was looked at and says so.',
    source: 'Address or text of the rule.',
  },
});
serveWrite(CORRECT_RATE, PricesTaxationType, correctTaxRate, {
  description: 'Corrects a rate that no quotation was sent with.',
});
serveWrite(
  CONFIRM_RATE,
  PricesTaxationType,
  // The enum gives the status as it is kept.
  (actor, given) => confirmTaxRate(actor, given as ConfirmTaxRateInput),
  { description: 'By the source that was looked at.' },
);
serveWrite(DOUBT_RATE, PricesTaxationType, unconfirmTaxRate, { description: 'It is to be confirmed again.' });
serveWrite(END_RATE, PricesTaxationType, endTaxRate, {
  description: 'From the next day on it counts as 0 and warns.',
});
serveWrite(REMOVE_RATE, 'Int', removeTaxRate, {
  description: 'Takes back a rate that no quotation was sent with; answers the id of the one before it.',
});
serveWrite(SAVE_UNIT, TaxUnitType, saveTaxUnit);

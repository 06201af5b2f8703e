import { builder } from '@/lib/graphql/builder';
import { keepTaxData } from './keep-tax-data';
import { getTaxData, type TaxData } from './queries';

const TaxDataType = builder.objectRef<TaxData>('TalentTaxData').implement({
  description: 'What a talent says of itself as a taxpayer, by which its payers withhold.',
  fields: (t) => ({
    declaresIncome: t.exposeBoolean('declaresIncome', { description: 'It must declare income tax.' }),
    ivaResponsible: t.exposeBoolean('ivaResponsible', { description: 'It charges IVA.' }),
    hiresWorkers: t.exposeBoolean('hiresWorkers', {
      description: 'It has hired two workers or more for ninety days: art. 383 ET does not apply.',
    }),
    economicActivity: t.exposeString('economicActivity', {
      nullable: true,
      description: 'CIIU, four digits.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const TaxDataInputType = builder.inputType('TalentTaxDataInput', {
  fields: (t) => ({
    declaresIncome: t.boolean({ required: true }),
    ivaResponsible: t.boolean({ required: true }),
    hiresWorkers: t.boolean({ required: true }),
    economicActivity: t.string(),
  }),
});

builder.queryField('taxData', (t) =>
  t.field({
    type: TaxDataType,
    nullable: true,
    description: 'Of the talent who asks; null before it said any.',
    resolve: (_, __, { actor }) => getTaxData(actor),
  }),
);

builder.mutationField('keepTaxData', (t) =>
  t.field({
    type: TaxDataType,
    args: { input: t.arg({ type: TaxDataInputType, required: true }) },
    resolve: (_, { input }, { actor }) => keepTaxData(actor, input),
  }),
);

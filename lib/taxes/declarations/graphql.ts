import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { keepTaxData } from './keep-tax-data';
import { getTaxData, type TaxData } from './queries';
import { KEEP_TAX_DATA } from './writes';

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
    simpleRegime: t.exposeBoolean('simpleRegime', {
      description: 'It is in the régimen simple: no income tax nor ICA is withheld from it.',
    }),
    residenceCountry: t.exposeString('residenceCountry', {
      nullable: true,
      description: 'ISO 3166 code of where it resides for taxes; null while it has not said.',
    }),
    residentSince: t.exposeString('residentSince', {
      nullable: true,
      description: '`YYYY-MM-DD`; of a country abroad.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
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

serveWrite(KEEP_TAX_DATA, TaxDataType, keepTaxData, {
  about: {
    residenceCountry: 'ISO 3166 code; empty for none.',
    residentSince: '`YYYY-MM-DD`; needed for a country abroad.',
    simpleRegime: 'Left out: as it stood; so are the next two.',
  },
});

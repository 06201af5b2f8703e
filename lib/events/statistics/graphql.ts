import { CurrencyType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { EventType } from '../graphql';
import { type AgencyStatistics, type CurrencyTotal, readAgencyStatistics } from './queries';

const CurrencyTotalType = builder.objectRef<CurrencyTotal>('AgencyStatisticsTotal').implement({
  fields: (t) => ({
    currency: t.field({ type: CurrencyType, resolve: ({ currencyId }) => currencyId }),
    finished: t.exposeInt('finished'),
    totalEvent: t.expose('totalEvent', { type: 'Money' }),
  }),
});

const AgencyStatisticsType = builder.objectRef<AgencyStatistics>('AgencyStatistics').implement({
  description: 'Events from one year back; the finished ones (36) are counted.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime' }),
    events: t.exposeInt('events', { description: 'In whatever state.' }),
    finished: t.exposeInt('finished'),
    totalDays: t.exposeInt('totalDays', { description: 'Of the finished ones, as the totals are.' }),
    totals: t.field({ type: [CurrencyTotalType], resolve: ({ totals }) => [...totals] }),
    finishedEvents: t.field({
      type: [EventType],
      description: 'The latest first, three hundred at the most.',
      resolve: ({ finishedIds }) => [...finishedIds],
    }),
  }),
});

builder.queryFields((t) => ({
  agencyStatistics: t.field({
    type: AgencyStatisticsType,
    args: { agencyId: t.arg.id({ required: true }) },
    resolve: (_, { agencyId }, { actor }) => readAgencyStatistics(actor, agencyId),
  }),
}));

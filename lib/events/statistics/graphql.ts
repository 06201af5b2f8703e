import { CurrencyType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { EventType } from '../graphql';
import { MOST_EVENTS } from '../queries';
import {
  type AgencyStatistics,
  type CurrencyTotal,
  listFinishedEvents,
  readAgencyStatistics,
} from './queries';

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
      description: 'The latest first.',
      args: pageArguments(MOST_EVENTS),
      resolve: (statistics, asked, context, info) =>
        pagedList(asked, context, info, MOST_EVENTS, (page) =>
          listFinishedEvents(context.actor, statistics, page),
        ),
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

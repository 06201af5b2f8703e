import { builder } from '@/lib/graphql/builder';
import { RidePlatformType } from '../coverage/graphql';
import { type CallCounts, listProviderHealth, type ProviderHealth } from './queries';
import { HEALTH_STATES } from './rules';
import { type Trial, tryProvider } from './try-provider';

const StateType = builder.enumType('RideProviderState', { values: HEALTH_STATES });
const ReachedType = builder.enumType('RideTrialReached', {
  values: ['NOTHING', 'TOKEN', 'ESTIMATE'] as const,
});

const CallsType = builder.objectRef<CallCounts>('RideProviderCalls').implement({
  description: 'What a provider was asked in a span of time, and what came of it.',
  fields: (t) => ({
    asked: t.exposeInt('asked'),
    refused: t.exposeInt('refused'),
    failed: t.exposeInt('failed', { description: 'No answer, one that makes no sense, or no token.' }),
    timedOut: t.exposeInt('timedOut', { description: 'Those of the failed without an answer in time.' }),
    meanMs: t.exposeInt('meanMs', { nullable: true }),
  }),
});

const ProviderType = builder.objectRef<ProviderHealth>('RideProvider').implement({
  description: 'A provider of rides: whether it is configured, and how it is doing.',
  fields: (t) => ({
    platform: t.expose('platform', { type: RidePlatformType }),
    name: t.exposeString('name'),
    configured: t.exposeBoolean('configured'),
    missing: t.stringList({
      description: 'Variables of the environment that it needs and that have no value.',
      resolve: ({ settings }) => [...settings.missing],
    }),
    state: t.expose('state', { type: StateType }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answerMs: t.exposeInt('answerMs', { nullable: true }),
    failedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
    failure: t.exposeString('failure', { nullable: true }),
    authenticationFailedAt: t.expose('tokenFailedAt', { type: 'DateTime', nullable: true }),
    authenticationFailure: t.exposeString('tokenFailure', { nullable: true }),
    downSince: t.expose('downSince', { type: 'DateTime', nullable: true }),
    cities: t.exposeInt('cities', { description: 'In which it is offered.' }),
    lastHour: t.expose('lastHour', { type: CallsType }),
    lastDay: t.expose('lastDay', { type: CallsType }),
    lastWeek: t.expose('lastWeek', { type: CallsType }),
  }),
});

const ProductType = builder.objectRef<Trial['products'][number]>('RideTrialProduct').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    fare: t.field({ type: 'Money', nullable: true, resolve: ({ fare }) => fare?.amount ?? null }),
    currency: t.string({ nullable: true, resolve: ({ fare }) => fare?.currencyCode ?? null }),
    pickupSeconds: t.exposeInt('pickupSeconds', { nullable: true }),
  }),
});

const TrialType = builder.objectRef<Trial>('RideTrial').implement({
  description: 'What a provider answered to a token and an estimate.',
  fields: (t) => ({
    platform: t.expose('platform', { type: RidePlatformType }),
    reached: t.expose('reached', { type: ReachedType }),
    authenticationMs: t.exposeInt('tokenMs'),
    estimateMs: t.exposeInt('estimateMs', { nullable: true }),
    city: t.exposeString('city'),
    products: t.field({ type: [ProductType], resolve: ({ products }) => [...products] }),
    failure: t.exposeString('failure', { nullable: true }),
  }),
});

builder.queryField('rideProviders', (t) =>
  t.field({
    description: "Providers of rides and how they are doing: the administrator's.",
    type: [ProviderType],
    resolve: async (_, __, { actor }) => [...(await listProviderHealth(actor))],
  }),
);

builder.mutationField('tryRideProvider', (t) =>
  t.field({
    description: "Asks a provider for a token and an estimate, and tells what came: the administrator's.",
    type: TrialType,
    args: { platform: t.arg({ type: RidePlatformType, required: true }) },
    resolve: (_, { platform }, { actor }) => tryProvider(actor, { platform }),
  }),
);

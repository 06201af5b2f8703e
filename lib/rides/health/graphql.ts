import { builder } from '@/lib/graphql/builder';
import { RidePlatformType } from '../coverage/graphql';
import { type Trial, tryProvider } from './try-provider';

const ReachedType = builder.enumType('RideTrialReached', {
  values: ['NOTHING', 'TOKEN', 'ESTIMATE'] as const,
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
    reached: t.expose('reached', { type: ReachedType }),
    authenticationMs: t.exposeInt('tokenMs'),
    estimateMs: t.exposeInt('estimateMs', { nullable: true }),
    city: t.exposeString('city'),
    products: t.field({ type: [ProductType], resolve: ({ products }) => [...products] }),
    failure: t.exposeString('failure', { nullable: true }),
  }),
});

builder.mutationField('tryRideProvider', (t) =>
  t.field({
    description: "Asks a provider for a token and an estimate, and tells what came: the administrator's.",
    type: TrialType,
    args: { platform: t.arg({ type: RidePlatformType, required: true }) },
    resolve: (_, { platform }, { actor }) => tryProvider(actor, { platform }),
  }),
);

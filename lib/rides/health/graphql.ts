import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type Trial, tryProvider } from './try-provider';
import { TRY_PROVIDER } from './writes';

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

serveWrite(TRY_PROVIDER, TrialType, (actor, { platform }) => tryProvider(actor, { platform }), {
  description: "Asks a provider for a token and an estimate, and tells what came: the administrator's.",
});

import type { Actor } from '@/lib/core/actor';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { translate } from '@/lib/i18n/translate';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { estimateRide } from '../estimate-ride';
import { cancelRide } from '../ordering/cancel-ride';
import { orderRide } from '../ordering/order-ride';
import { keepPlace, removePlace } from '../places/keep-place';
import { getRidePage, getRideView } from '../ride-page';
import { shareRide } from '../sharing/share-ride';
import { OwnRidePageType, OwnRideType, RideEstimateType } from './types';

const PointInputType = builder.inputType('PointInput', {
  fields: (t) => ({ lat: t.float({ required: true }), lng: t.float({ required: true }) }),
});

const StopInputType = builder.inputType('OwnRideStopInput', {
  fields: (t) => ({
    address: t.string({ required: true }),
    coordinates: t.field({ type: PointInputType, required: true }),
    city: t.string({ description: 'As the map tells it; that of the event unless told.' }),
    country: t.string({ description: 'ISO 3166-1, two capitals; that of the event unless told.' }),
  }),
});

const OrderInputType = builder.inputType('OwnRideInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    phoneClient: t.string({ required: true }),
    dialingCode: t.string({ required: true }),
    origin: t.field({ type: StopInputType, required: true }),
    destiny: t.field({ type: StopInputType, required: true }),
    reasonJourney: t.string({ required: true }),
    messajeToDriver: t.string(),
  }),
});

const visitOf = (actor: Actor, convocatoryId: string) => requireTalentVisit(actor, 'RIDE', { convocatoryId });
const rideOf = async (actor: Actor, convocatoryId: string) =>
  getRideView(await visitOf(actor, convocatoryId));

builder.queryFields((t) => ({
  ownRide: t.field({
    type: OwnRidePageType,
    description:
      'The ride of the talent who asks to or from an event, or what an order begins with. Asked every few seconds, it follows the car.',
    args: { convocatoryId: t.arg.id({ required: true }) },
    resolve: async (_, { convocatoryId }, { actor }) => {
      const page = await getRidePage(await visitOf(actor, convocatoryId));
      return page.state === 'VALID'
        ? { page, reason: null }
        : { page: null, reason: translate(page.messageKey, page.values) };
    },
  }),
  ownRideEstimate: t.field({
    type: RideEstimateType,
    description: 'What a ride costs and takes, before it is ordered.',
    args: {
      convocatoryId: t.arg.id({ required: true }),
      origin: t.arg({ type: StopInputType, required: true }),
      destiny: t.arg({ type: StopInputType, required: true }),
    },
    resolve: async (_, { convocatoryId, ...trip }, { actor }) =>
      estimateRide(await visitOf(actor, convocatoryId), present(trip)),
  }),
}));

builder.mutationFields((t) => {
  const convocatoryId = t.arg.id({ required: true });
  return {
    orderOwnRide: t.field({
      type: OwnRideType,
      nullable: true,
      description: 'Of several at once one is ordered; each answers it.',
      args: { convocatoryId, input: t.arg({ type: OrderInputType, required: true }) },
      resolve: async (_, args, { actor }) => {
        await orderRide(await visitOf(actor, args.convocatoryId), present(args.input));
        return rideOf(actor, args.convocatoryId);
      },
    }),
    cancelOwnRide: t.field({
      type: OwnRideType,
      nullable: true,
      description: 'Until the talent sits in the car.',
      args: { convocatoryId },
      resolve: async (_, args, { actor }) => {
        await cancelRide(await visitOf(actor, args.convocatoryId));
        return rideOf(actor, args.convocatoryId);
      },
    }),
    shareOwnRide: t.field({
      type: OwnRideType,
      nullable: true,
      description: 'Lets the agency watch the ride in course, or no longer.',
      args: { convocatoryId, shared: t.arg.boolean({ required: true }) },
      resolve: async (_, { shared, ...args }, { actor }) => {
        await shareRide(await visitOf(actor, args.convocatoryId), { shared });
        return rideOf(actor, args.convocatoryId);
      },
    }),
    keepRidePlace: t.id({
      description: 'Keeps an address of the talent under a name; answers its id.',
      args: {
        convocatoryId,
        name: t.arg.string({ required: true }),
        address: t.arg.string({ required: true }),
        coordinates: t.arg({ type: PointInputType, required: true }),
      },
      resolve: async (_, { convocatoryId: call, ...place }, { actor }) =>
        keepPlace(await visitOf(actor, call), place),
    }),
    removeRidePlace: t.boolean({
      args: { convocatoryId, id: t.arg.id({ required: true }) },
      resolve: async (_, args, { actor }) => {
        await removePlace(await visitOf(actor, args.convocatoryId), { id: args.id });
        return true;
      },
    }),
  };
});

import type { Actor } from '@/lib/core/actor';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { inputTypeOf, serveWrite } from '@/lib/graphql/serve-write';
import { translate } from '@/lib/i18n/translate';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { estimateRide } from '../estimate-ride';
import { cancelRide } from '../ordering/cancel-ride';
import { orderRide } from '../ordering/order-ride';
import { keepPlace, removePlace } from '../places/keep-place';
import { getRidePage, getRideView } from '../ride-page';
import { shareRide } from '../sharing/share-ride';
import { stopOnWire } from './rules';
import { OwnRidePageType, OwnRideType, RideEstimateType } from './types';
import {
  CANCEL_OWN_RIDE,
  KEEP_RIDE_PLACE,
  ORDER_OWN_RIDE,
  REMOVE_RIDE_PLACE,
  SHARE_OWN_RIDE,
} from './writes';

const StopInputType = inputTypeOf('OwnRideStopInput', stopOnWire, {
  city: 'As the map tells it; that of the event unless told.',
  country: 'ISO 3166-1, two capitals; that of the event unless told.',
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

serveWrite(
  ORDER_OWN_RIDE,
  OwnRideType,
  async (actor, { convocatoryId, ...given }) => {
    await orderRide(await visitOf(actor, convocatoryId), given);
    return rideOf(actor, convocatoryId);
  },
  { description: 'Of several at once one is ordered; each answers it.' },
);
serveWrite(
  CANCEL_OWN_RIDE,
  OwnRideType,
  async (actor, { convocatoryId }) => {
    await cancelRide(await visitOf(actor, convocatoryId));
    return rideOf(actor, convocatoryId);
  },
  { description: 'Until the talent sits in the car.' },
);
serveWrite(
  SHARE_OWN_RIDE,
  OwnRideType,
  async (actor, { convocatoryId, shared }) => {
    await shareRide(await visitOf(actor, convocatoryId), { shared });
    return rideOf(actor, convocatoryId);
  },
  { description: 'Lets the agency watch the ride in course, or no longer.' },
);
serveWrite(
  KEEP_RIDE_PLACE,
  'ID',
  async (actor, { convocatoryId, ...place }) => keepPlace(await visitOf(actor, convocatoryId), place),
  { description: 'Keeps an address of the talent under a name; answers its id.' },
);
serveWrite(REMOVE_RIDE_PLACE, 'Boolean', async (actor, { convocatoryId, id }) => {
  await removePlace(await visitOf(actor, convocatoryId), { id });
  return true;
});

import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import type { GivenTo } from '@/lib/graphql/define-write';
import { present } from '@/lib/graphql/present';
import { inputTypeOf, serveWrite } from '@/lib/graphql/serve-write';
import { grantRides } from '../../grants/grant-rides';
import { saveRideRules } from '../../limits/save-ride-rules';
import { SAVE_RIDE_RULES } from '../../limits/writes';
import { noteWayHome } from '../../ways-home/note-way-home';
import { estimateEventRides } from '../estimate-event-rides';
import { cancelEventRide, followEventRides } from '../follow-event-rides';
import { orderEventRides } from '../order-event-rides';
import { saveStop } from '../save-stop';
import { suggestCars } from '../suggest-cars';
import {
  CANCEL_EVENT_RIDE,
  FOLLOW_EVENT_RIDES,
  GRANT_RIDES,
  NOTE_WAY_HOME,
  ORDER_EVENT_RIDES,
  SAVE_RIDE_STOP,
} from '../writes';
import { EstimatedCarType, OrderedCarType, RideRulesType } from './types';

type GivenCars = GivenTo<typeof ORDER_EVENT_RIDES>;

const CarsInputType = inputTypeOf('EventRidesInput', ORDER_EVENT_RIDES.fields, {
  scheduledFor: 'YYYY-MM-DDTHH:mm where the event is; left out for now.',
  cars: 'Each for one person, or for up to three who share it: who lives farthest away first.',
});

const carsOf = ({ cars, ...input }: GivenCars) => ({
  ...input,
  cars: cars.map(({ talentIds }) => [...talentIds]),
});

/** The people of a car stand in `talentIds`. */
const carsOnWire = (path: string) => path.replace(/^(cars\.\d+)\.(\d+)/, '$1.talentIds.$2');

const SharedCarType = builder.objectRef<{ talentIds: string[] }>('SharedCar').implement({
  fields: (t) => ({ talentIds: t.idList({ resolve: ({ talentIds }) => talentIds }) }),
});

builder.queryFields((t) => ({
  eventRideEstimates: t.field({
    description: 'What cars would cost, before they are ordered.',
    type: [EstimatedCarType],
    args: { input: t.arg({ type: CarsInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      inWireNames(carsOnWire, estimateEventRides(actor, carsOf(present(input) as GivenCars))),
  }),
  sharedCars: t.field({
    description: 'Cars for people of an event who live near each other: ids of talents, car by car.',
    type: [SharedCarType],
    args: { eventId: t.arg.id({ required: true }), talentIds: t.arg.idList({ required: true }) },
    resolve: async (_, { eventId, talentIds }, { actor }) =>
      (await suggestCars(actor, { eventId, talentIds: [...talentIds] })).map((ids) => ({ talentIds: ids })),
  }),
}));

serveWrite(
  ORDER_EVENT_RIDES,
  [OrderedCarType],
  (actor, given) => inWireNames(carsOnWire, orderEventRides(actor, carsOf(given))),
  {
    description:
      'Orders cars for people of an event. Each stands by itself; who has such a ride gets no second.',
  },
);
serveWrite(FOLLOW_EVENT_RIDES, 'Int', (actor, { eventId }) => followEventRides(actor, eventId), {
  description: 'Asks the providers how the rides of an event go. Answers how many are in course.',
});
serveWrite(CANCEL_EVENT_RIDE, 'ID', async (actor, given) => (await cancelEventRide(actor, given)).id, {
  description: 'Cancels a ride that nobody sits in yet.',
});
serveWrite(
  SAVE_RIDE_STOP,
  'ID',
  (actor, { eventId, talentId, placeId, address = '', lat = null, lng = null }) => {
    const stop = placeId ? { placeId } : { address, lat, lng };
    return inWireNames(calledOnWire({ stop: '' }), saveStop(actor, { eventId, talentId, stop }));
  },
  {
    description: 'Says where somebody is fetched for an event and taken back to. Answers whose stop it is.',
    about: {
      placeId: 'A place that the talent keeps; else the address.',
      lat: 'Left out with `lng`, about where the address lies.',
    },
  },
);
serveWrite(GRANT_RIDES, 'Int', grantRides, {
  description:
    'Lets people of an event order their rides there, or no longer. Answers for how many that is new.',
});
serveWrite(SAVE_RIDE_RULES, RideRulesType, saveRideRules, {
  description: 'Says what rides of an event are allowed.',
  about: { lateTime: 'HH:MM.' },
});
serveWrite(
  NOTE_WAY_HOME,
  'ID',
  (actor, { way = null, note = null, ...given }) => noteWayHome(actor, { ...given, way, note }),
  {
    description:
      'Notes how somebody gets home from a day of work without a ride; without a way it is taken back.',
    about: { day: 'YYYY-MM-DD.' },
  },
);

import { RIDE_DIRECTIONS, WAYS_HOME } from '@/db/values/rides';
import { oneOf, withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const ORDER_EVENT_RIDES = defineWrite(
  'orderEventRides',
  {
    eventId: 'ID!',
    direction: oneOf('RideDirection!', RIDE_DIRECTIONS),
    scheduledFor: 'String',
    cars: withFields('[RideCarInput!]!', { talentIds: '[ID!]!' }),
    message: 'String',
  },
  {
    input: 'EventRidesInput',
    answer: [{ talentIds: '[ID!]!', rideId: 'ID', isNew: 'Boolean!', problem: 'String' }],
  },
);
export const FOLLOW_EVENT_RIDES = defineWrite('followEventRides', { eventId: 'ID!' }, { answer: 'Int!' });
export const CANCEL_EVENT_RIDE = defineWrite('cancelEventRide', { id: 'ID!' }, { answer: 'ID!' });
export const SAVE_RIDE_STOP = defineWrite(
  'saveRideStop',
  {
    eventId: 'ID!',
    talentId: 'ID!',
    placeId: 'ID',
    address: 'String',
    lat: 'Float',
    lng: 'Float',
  },
  { input: 'RideStopInput', answer: 'ID!', revised: true },
);
export const GRANT_RIDES = defineWrite(
  'grantRides',
  { eventId: 'ID!', talentIds: '[ID!]!', allowed: 'Boolean!' },
  { answer: 'Int!' },
);
export const NOTE_WAY_HOME = defineWrite(
  'noteWayHome',
  {
    eventId: 'ID!',
    talentId: 'ID!',
    day: 'String!',
    way: oneOf('WayHome', WAYS_HOME),
    note: 'String',
  },
  { answer: 'ID!' },
);

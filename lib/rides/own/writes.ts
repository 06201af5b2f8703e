import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { stopOnWire } from './rules';

export const ORDER_OWN_RIDE = defineWrite(
  'orderOwnRide',
  {
    convocatoryId: 'ID!',
    name: 'String!',
    phoneClient: 'String!',
    dialingCode: 'String!',
    origin: withFields('OwnRideStopInput!', stopOnWire),
    destiny: withFields('OwnRideStopInput!', stopOnWire),
    reasonJourney: 'String!',
    messajeToDriver: 'String',
  },
  { input: 'OwnRideInput', beside: ['convocatoryId'], nullable: true },
);
export const CANCEL_OWN_RIDE = defineWrite('cancelOwnRide', { convocatoryId: 'ID!' }, { nullable: true });
export const SHARE_OWN_RIDE = defineWrite(
  'shareOwnRide',
  { convocatoryId: 'ID!', shared: 'Boolean!' },
  { nullable: true },
);
export const KEEP_RIDE_PLACE = defineWrite(
  'keepRidePlace',
  {
    convocatoryId: 'ID!',
    name: 'String!',
    address: 'String!',
    coordinates: stopOnWire.coordinates,
  },
  { answer: 'ID!' },
);
export const REMOVE_RIDE_PLACE = defineWrite(
  'removeRidePlace',
  { convocatoryId: 'ID!', id: 'ID!' },
  { answer: 'Boolean!' },
);

import { RIDE_PLATFORMS } from '@/db/values/rides';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const TRY_PROVIDER = defineWrite(
  'tryRideProvider',
  { platform: oneOf('RidePlatform!', RIDE_PLATFORMS) },
  {
    answer: {
      reached: oneOf('RideTrialReached!', ['NOTHING', 'TOKEN', 'ESTIMATE']),
      authenticationMs: 'Int!',
      estimateMs: 'Int',
      city: 'String!',
      failure: 'String',
      products: [{ name: 'String!', fare: 'Money', currency: 'String', pickupSeconds: 'Int' }],
    },
  },
);

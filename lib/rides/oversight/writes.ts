import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { SEARCH_OUTCOMES } from './rules';

export const SEARCH_RIDE = defineWrite(
  'searchPlatformRide',
  { id: 'ID!' },
  { answer: oneOf('RideSearchOutcome!', SEARCH_OUTCOMES) },
);
export const ALLOW_RIDES = defineWrite(
  'allowRides',
  { allowed: 'Boolean!', talentIds: '[ID!]!' },
  { answer: '[ID!]!' },
);

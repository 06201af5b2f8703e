import { withFields } from '@/lib/core/wire-types';

/** What is sent of where a ride begins or ends. */
export const stopOnWire = {
  address: 'String!',
  coordinates: withFields('PointInput!', { lat: 'Float!', lng: 'Float!' }),
  city: 'String',
  country: 'String',
} as const;

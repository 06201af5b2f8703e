import { decided, type Row, section } from '../row.ts';

export const SERVICE_ROWS: readonly Row[] = [
  ...section('2.7.4', {
    authorization: [
      'POST /auth/api/authorization with client_credentials',
      '/auth/api/authorization',
      'client_credentials',
      'client_secret',
      'access_token',
    ],
    journey: ['POST /api/v4/journey with the ride order', '/api/v4/journey'],
    'journey fields': [
      'ride order: rider, stops with loc, label_slug, message, product_id, reason, requester_id',
      'mobile_cc',
      'mobile_num',
      'label_slug',
      'product_id',
      'requester_id',
    ],
    'journey read': [
      'journey: driver, phone_number, vehicle plate and color, waypoints total and rows',
      'phone_number',
      'plate',
      'waypoints',
    ],
    cancel: ['POST …/state cancels the ride'],
    'journey id': ['journey_id is kept, also where the provider calls it id', 'journey_id'],
    'fixed keys': ['keys and product fixed in the client', decided('rides')],
  }),
  ...section('2.7.5', {
    geocoding: ['geocoding and places within a box around the person'],
    autocomplete: ['places autocomplete'],
    directions: ['driving directions between origin and destination'],
    failures: ['a map that fails leaves the fields'],
  }),
  ...section('1.7', {
    graphql: ['data calls go to /graphql'],
  }),
];

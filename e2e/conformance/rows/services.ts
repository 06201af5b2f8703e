import { decided, type Row, section, test } from '../row.ts';

const CABIFY = test(
  'lib/rides/providers/cabify.test.ts',
  'Cabify is asked as the specification says: one token, the product of the estimate, both stops',
);

export const SERVICE_ROWS: readonly Row[] = [
  ...section('2.7.4', {
    authorization: [
      'POST /auth/api/authorization with client_credentials',
      CABIFY,
      '/auth/api/authorization',
      'client_credentials',
      'client_secret',
      'access_token',
    ],
    journey: ['POST /api/v4/journey with the ride order', CABIFY, '/api/v4/journey'],
    'journey fields': [
      'ride order: rider, stops with loc, label_slug, message, product_id, reason, requester_id',
      CABIFY,
      'mobile_cc',
      'mobile_num',
      'label_slug',
      'product_id',
      'requester_id',
    ],
    'journey read': [
      'journey: driver, phone_number, vehicle plate and color, waypoints total and rows',
      CABIFY,
      'phone_number',
      'plate',
      'waypoints',
    ],
    cancel: [
      'POST …/state cancels the ride',
      test(
        'e2e/journeys/rides.spec.ts',
        'a ride is given up before the car comes, and another can be ordered',
      ),
    ],
    'journey id': [
      'journey_id is kept, also where the provider calls it id',
      test(
        'lib/rides/providers/cabify.test.ts',
        'Cabify names a journey by `id` or by `journey_id`, and a token that was refused is got anew',
      ),
      'journey_id',
    ],
    'fixed keys': ['keys and product fixed in the client', decided('rides')],
  }),
  ...section('2.7.5', {
    geocoding: [
      'geocoding and places within a box around the person',
      test(
        'lib/rides/addresses/answer-question.test.ts',
        'looks for an address in the box around the venue, or around where the person is',
      ),
    ],
    autocomplete: [
      'places autocomplete',
      test(
        'e2e/journeys/ride-map-google.spec.ts',
        'an address is chosen by the keyboard out of those around the venue, in one session',
      ),
    ],
    directions: [
      'driving directions between origin and destination',
      test(
        'e2e/journeys/ride-map-google.spec.ts',
        'two presses set origin and destination, their addresses are found, and the way is asked for by car',
      ),
    ],
    failures: [
      'a map that fails leaves the fields',
      test(
        'e2e/journeys/ride-map-google.spec.ts',
        'a refused key leaves the fields, which order the ride all the same',
      ),
    ],
  }),
  ...section('1.7', {
    graphql: [
      'data calls go to /graphql',
      test(
        'lib/root/answer-graphql.test.ts',
        'answers who is signed in, alike at every repetition, and refuses who is not',
      ),
    ],
  }),
];

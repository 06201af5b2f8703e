import { decided, type Row, section, test } from '../row.ts';

const REVIEW = 'lib/talents/photos/review/review.test.ts';
const APPROVES = test(
  REVIEW,
  'approves with Ninguna, publishes, shows the portrait, and stands in the trail',
);
const REJECTS = test(
  REVIEW,
  'rejects for one of the six reasons, word for word, and takes an approved photo back only if that was seen',
);
const JUDGED = test(
  'e2e/journeys/photo-review.spec.ts',
  "a talent's photos are judged on its page, and nobody decides over another's decision",
);
const LOG_IN = test('lib/identity/log-in.test.ts', 'a user in state %i is answered %s');
const CATALOGUE = test('db/catalogue/catalogue.test.ts', 'holds %s exactly as its data says');

export const STATE_ROWS: readonly Row[] = [
  ...section('1.4.1', {
    approve: ["approve sets 82 with 'Ninguna'", APPROVES, 'Ninguna'],
    'approve asked': ['approve asks first', JUDGED, 'Desea aprobar la imagen?'],
    'approve disabled': ['approve is disabled in 82 and 84', JUDGED, 'toBeDisabled', '84'],
    reject: ['reject sets 83 with the reason', REJECTS],
    'reject disabled': ['reject is disabled in 83 and 84, and until a reason is chosen', JUDGED, '83', '84'],
    persisted: ['edits applied to form values only', decided('photos')],
    told: [
      'the talent is told once of what was decided',
      test(
        'lib/talents/photos/review/tell-review.test.ts',
        'is told once of all decisions that stand, with what to do instead',
      ),
    ],
    'states and reasons': [
      'updateMultimedia: states, reasons to the letter, categories',
      test(
        'lib/talents/photos/update-multimedia.test.ts',
        'updateMultimedia speaks as the specification: states, reasons to the letter, categories',
      ),
      'Generada con Inteligencia Artificial.',
    ],
    'not approved hidden': [
      'pictures that are not approved stay hidden',
      test(
        'lib/convocatories/showcase/showcase.test.ts',
        'female talents show bust, waist and hip; pictures that are not approved stay hidden',
      ),
    ],
  }),
  ...section('1.4.2', {
    71: ['login is blocked', LOG_IN, '71'],
    75: ['suspended', LOG_IN, '75'],
    72: ['login is allowed', LOG_IN, '72'],
    73: ['login is allowed', LOG_IN, '73'],
    74: ['login is allowed', LOG_IN, '74'],
    other: [
      'any other state is told as trouble of ours',
      test('e2e/journeys/login.spec.ts', 'a user in state {state} is told why they do not get in'),
      'Tenemos problemas en nuestro sistema por favor intenta mas tarde',
    ],
  }),
  ...section('1.4.3', {
    'initial states': [
      'registration begins at the second of each list',
      test(
        'db/catalogue/catalogue.test.ts',
        'orders user and agency states so that index 1 is the initial and 2 the active one',
      ),
    ],
    'initial by registration': ['initial states of accounts', decided('registration')],
    '36 37 38 invalid': [
      'events in 36, 37 and 38 are invalid in client views',
      test('lib/convocatories/showcase/showcase.test.ts', 'is expired in state %i'),
      'EVENT.FINISHED',
      'EVENT.CANCELLED',
      'EVENT.EXPIRED',
    ],
    '1813 is told': [
      'convocated 1813 receives push notifications',
      test(
        'app/notify/notices.test.ts',
        'the push notification reaches the devices of who is confirmed (1813), and nobody else',
      ),
    ],
    'talents in 18': [
      'filters of talents use state 18',
      test('lib/root/specification/queries.test.ts', '%s is read by the names of the specification'),
      'talents(state: 18)',
    ],
    '52 and 53': [
      'client 52 is active, 53 inactive and left out of lists, 32 removed',
      test(
        'lib/clients/clients.test.ts',
        'lists by name as Spanish sorts, without removed and inactive ones, of the own agency only',
      ),
    ],
    'client state set': [
      'a client is added in 52 or 53, and in no other',
      test(
        'lib/root/wire-names.test.ts',
        'a client is added in the state that is named, and in no other than the two of a list',
      ),
      '52',
      '53',
      '32',
    ],
    'whole catalogue': ['all states are as the catalogue of decisions has them', CATALOGUE],
    'event transitions': [
      'people begin calling, confirm and call again; the rest comes by time',
      test(
        'lib/events/create-event.test.ts',
        'people begin calling, confirm and call again; the rest comes by itself and says so',
      ),
    ],
    'event closes': [
      'an event whose end has passed is finished or expired',
      test(
        'lib/events/close-past-events.test.ts',
        'an event that was worked is finished, one with nobody confirmed expired, each with its audit row',
      ),
    ],
    'quotation transitions': [
      'draft, sent, accepted, rejected, expired',
      test(
        'lib/quotations/rules.test.ts',
        'a draft is sent; what was sent is accepted, rejected or expires; what was accepted can be voided',
      ),
    ],
    'convocated transitions': [
      'places of talents: %s on %i makes %i',
      test('lib/convocatories/convocatories.test.ts', '%s on %i makes %i'),
    ],
    'convocatory closes': [
      'a convocatory ends by its state and never opens again',
      test(
        'lib/convocatories/calls/update-convocatory.test.ts',
        'ends the call by its state, and never opens it again',
      ),
    ],
    'agency review': [
      'an agency is approved, reviewed, suspended, reactivated from its states alone',
      test('lib/agencies/review/review.test.ts', '%s is done from its states alone, traced and told once'),
    ],
    'talent review': [
      'talents go 16, 17, 18, 19 as the rules say',
      test(
        'lib/talents/states/move-talent.test.ts',
        'states lead only where the rules say, also as the specification sets them',
      ),
    ],
  }),
];

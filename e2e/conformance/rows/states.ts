import { decided, type Row, section } from '../row.ts';

export const STATE_ROWS: readonly Row[] = [
  ...section('1.4.1', {
    approve: ["approve sets 82 with 'Ninguna'", 'Ninguna'],
    'approve asked': ['approve asks first', 'Desea aprobar la imagen?'],
    'approve disabled': ['approve is disabled in 82 and 84', 'toBeDisabled', '84'],
    reject: ['reject sets 83 with the reason'],
    'reject disabled': ['reject is disabled in 83 and 84, and until a reason is chosen', '83', '84'],
    persisted: ['edits applied to form values only', decided('photos')],
    told: ['the talent is told once of what was decided'],
    'states and reasons': [
      'updateMultimedia: states, reasons to the letter, categories',
      'Generada con Inteligencia Artificial.',
    ],
    'not approved hidden': ['pictures that are not approved stay hidden'],
  }),
  ...section('1.4.2', {
    71: ['login is blocked', '71'],
    75: ['suspended', '75'],
    72: ['login is allowed', '72'],
    73: ['login is allowed', '73'],
    74: ['login is allowed', '74'],
    other: [
      'any other state is told as trouble of ours',
      'Tenemos problemas en nuestro sistema por favor intenta mas tarde',
    ],
  }),
  ...section('1.4.3', {
    'initial states': ['registration begins at the second of each list'],
    'initial by registration': ['initial states of accounts', decided('registration')],
    '36 37 38 invalid': [
      'events in 36, 37 and 38 are invalid in client views',
      'EVENT.FINISHED',
      'EVENT.CANCELLED',
      'EVENT.EXPIRED',
    ],
    '1813 is told': ['convocated 1813 receives push notifications'],
    'talents in 18': ['filters of talents use state 18', 'talents(state: 18)'],
    '52 and 53': ['client 52 is active, 53 inactive and left out of lists, 32 removed'],
    'client state set': ['a client is added in 52 or 53, and in no other', '52', '53', '32'],
    'whole catalogue': ['all states are as the catalogue of decisions has them'],
    'event transitions': ['people begin calling, confirm and call again; the rest comes by time'],
    'event closes': ['an event whose end has passed is finished or expired'],
    'quotation transitions': ['draft, sent, accepted, rejected, expired'],
    'convocated transitions': ['places of talents: %s on %i makes %i'],
    'convocatory closes': ['a convocatory ends by its state and never opens again'],
    'agency review': ['an agency is approved, reviewed, suspended, reactivated from its states alone'],
    'talent review': ['talents go 16, 17, 18, 19 as the rules say'],
  }),
];

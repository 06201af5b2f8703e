import { decided, type Row, section, test } from '../row.ts';

const FORGOT = (name: string) => test('e2e/journeys/forgotten-passwords.spec.ts', name);
const TOLD = FORGOT('an e-mail that is missing, none, or unknown is told');
const PASSWORD = test(
  'e2e/journeys/passwords.spec.ts',
  'each thing that is wrong is told beside its field, and what was typed stays',
);
const CONTRACT = test(
  'e2e/journeys/specification.spec.ts',
  'a contract says each thing that is wrong in the words of the specification',
);
const CLAIM = test(
  'e2e/journeys/specification.spec.ts',
  'a claim has the fields, banks and words of the specification, and each bank its own value',
);
const OVER = test('e2e/journeys/links.spec.ts', 'an event that is over says so on each of its pages');
const NO_LINK = test(
  'e2e/journeys/links.spec.ts',
  'a link that was tampered with, ran out or is for something else shows the invalid state',
);
const WAITS = test(
  'e2e/journeys/links.spec.ts',
  'a claim waits for the contract, and there is none for a cancelled event',
);
const RIDE = test(
  'e2e/journeys/rides.spec.ts',
  'a person orders a ride on its phone, is fetched, taken there, and pays nothing',
);
const LACKS = test(
  'lib/rides/ordering/ordering.test.ts',
  'what lacks is said of each field, and nothing is ordered',
);
const NO_RIDE = test(
  'e2e/journeys/rides.spec.ts',
  'who may not order reads why, and a link that opens nothing says so',
);

export const LINK_MESSAGE_ROWS: readonly Row[] = [
  ...section('2.8', {
    'forgot invalid': ['forgot password: valid e-mail', TOLD, 'Este email no es correcto'],
    'forgot required': ['forgot password: e-mail required', TOLD, 'Por favor llene este campo'],
    'forgot kind': [
      'forgot password: agency or talent',
      FORGOT('without a choice made before, one of the two is checked, and never both'),
      'Selecciona al menos una opción',
    ],
    'forgot unknown': [
      'forgot password: unknown e-mail',
      TOLD,
      'Este correo no se encontro dentro de la plataforma',
    ],
    'password failed': ['password change failed', PASSWORD, 'Error al cambiar la contraseña'],
    'password changed': ['password changed', PASSWORD, 'Contraseña cambiada con exito'],
    'password confirm': ['password: empty confirmation', PASSWORD, 'Confirme contraseña'],
    'showcase expired': ['showcase: event expired', OVER, 'Su evento está caducado.'],
    'contract expired': ['contract: event expired', OVER, 'Evento caducado.'],
    'contract not for talent': [
      'contract: no convocated',
      CONTRACT,
      'Contrato del evento no disponible para este talento.',
    ],
    'contract default': ['contract: default', NO_LINK, 'Oops! Contrato no disponible para este evento.'],
    'contract type': ['contract: type required', CONTRACT, 'Por favor seleccione una opción'],
    'contract terms': ['contract: terms to accept', CONTRACT, 'Se deben aceptar los términos'],
    'contract document': ['contract: each document required', CONTRACT, 'Por favor suba un documento'],
    'contract in app': ['contract: profile field missing', CONTRACT, 'Por favor llene este campo en la app'],
    'contract signed': [
      'contract signed',
      test(
        'e2e/journeys/main-job.spec.ts',
        'an agency takes an event from a new client to the claim of a talent',
      ),
      'Contrato firmado con exito',
    ],
    'contract unknown': [
      'contract and claim: any other failure',
      test(
        'app/(public)/_link-forms/answer-form.test.ts',
        'any other expected failure is a message; an unforeseen one tells nothing but its request',
      ),
      'Error desconocido',
    ],
    'claim not for talent': [
      'claim: no convocated',
      test('lib/claims/claims.test.ts', 'says why no claim can be sent, with the texts of the specification'),
      { 'claim.notForTalent': 'Cuenta de cobro no disponible para este talento.' },
    ],
    'claim default': ['claim: default', WAITS, 'Oops! Cuenta de cobro no disponible para este evento.'],
    'claim unsigned': [
      'claim: contract not signed',
      WAITS,
      'El contrato no ha sido firmado, por favor firmalo para generar la cuenta de cobro',
    ],
    'claim made': [
      'claim made',
      test(
        'e2e/journeys/main-job.spec.ts',
        'an agency takes an event from a new client to the claim of a talent',
      ),
      'Cuenta de cobro creada con exito',
    ],
    'claim required': ['claim: required', CLAIM, 'Por favor llene este campo en la app'],
    'claim positive': ['claim: price greater than zero', CLAIM, 'El valor debe ser mayor a cero'],
    'claim number': [
      'claim: price a number',
      test(
        'lib/claims/claims.test.ts',
        'an amount left out is a missing field, and one that is no number is told as such',
      ),
      { 'claim.notANumber': 'Debe ingresar un número' },
    ],
    'ride not allowed': [
      'ride: not allowed',
      NO_RIDE,
      'Módulo en desarrollo, estamos trabajando para tenerlo listo lo antes posible.',
    ],
    'ride expired': ['ride: event expired', NO_RIDE, 'Evento caducado.'],
    'ride city': ['ride: not in the city', NO_RIDE, 'Servicio no disponible para su ciudad'],
    'ride token': [
      'ride: no token',
      test(
        'e2e/journeys/ride-faults.spec.ts',
        'without a token, and then without an answer, nobody orders and the person reads what to do',
      ),
      'Error al autenticarse con',
    ],
    'ride not for talent': [
      'ride: no convocated',
      NO_RIDE,
      'Servicio de transporte no disponible para este talento.',
    ],
    'ride not authorized': ['ride: default', NO_RIDE, 'Oops! No esta autorizado para ingresar'],
    'ride other': [
      'ride: any other failure',
      test(
        'lib/rides/ride-page.test.ts',
        'any failure of ours is told in words, and the page is there again after it',
      ),
      { 'ride.unavailable': 'Servicio de transporte no disponible...' },
    ],
    'ride name': ['ride: name', RIDE, 'El nombre es obligatorio'],
    'ride phone': ['ride: phone', RIDE, 'El teléfono es obligatorio'],
    'ride dialing code': [
      'ride: dialing code',
      LACKS,
      { 'ride.dialingCodeRequired': 'El código de marcado es obligatorio' },
    ],
    'ride origin': ['ride: origin', RIDE, 'La dirección de origen es obligatoria'],
    'ride destiny': ['ride: destination', RIDE, 'La dirección de destino es obligatoria'],
    'ride coordinates': ['ride: coordinates', RIDE, 'Las coordenadas son obligatorias'],
    'ride reason': ['ride: reason', RIDE, 'El motivo del viaje es obligatorio'],
    'ride failures': ['failures of orders and cancellations only logged', decided('rideFailures')],
    'push failure': [
      'push failure',
      test(
        'app/notify/notices.test.ts',
        'what fails unexpectedly is answered with the words of the specification',
      ),
      'Error inesperado al enviar push',
    ],
  }),
];

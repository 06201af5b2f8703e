import { decided, type Proof, type Row, section, test } from '../row.ts';

const GATE = test(
  'e2e/journeys/authorization.spec.ts',
  'every page of a link opens with it alone, while it lives',
);
const CONTRACT = test(
  'e2e/journeys/specification.spec.ts',
  'a contract says each thing that is wrong in the words of the specification',
);
const CLAIM = test(
  'e2e/journeys/specification.spec.ts',
  'a claim has the fields, banks and words of the specification, and each bank its own value',
);
const RIDE = test(
  'e2e/journeys/rides.spec.ts',
  'a person orders a ride on its phone, is fetched, taken there, and pays nothing',
);
const NO_RIDE = test(
  'e2e/journeys/rides.spec.ts',
  'who may not order reads why, and a link that opens nothing says so',
);
const PRESSES = test(
  'e2e/journeys/ride-map-tiles.spec.ts',
  'a map of tiles is drawn, two presses set the ride, it is ordered, and the car drives on it',
);
const LACKS = test(
  'lib/rides/ordering/ordering.test.ts',
  'what lacks is said of each field, and nothing is ordered',
);

const named = (names: readonly string[], of: string, proof: Proof): Row[] =>
  names.map((name) => ({
    id: `2.2/${of}.${name.replaceAll(' ', '-')}`,
    chapter: '2.2',
    requirement: `${of}: ${name}`,
    proof,
    literals: [name],
    messages: {},
  }));

export const LINK_FORM_ROWS: readonly Row[] = [
  ...section('2.2', {
    'contract: title': [
      'contract: title',
      CONTRACT,
      'Contrato Online de Prestación de Servicios para Personal',
    ],
    'contract: submit disabled': [
      'contract: submit disabled until the form changed',
      CONTRACT,
      'toBeDisabled',
    ],
    'contract: types': [
      'contract: eventos without and fotografía with image rights',
      test(
        'lib/contracts/signing/contracts.test.ts',
        'shows the text filled in, without image rights for events and with them for photography',
      ),
      'eventos',
      'fotografia',
    ],
    'contract: documents': [
      'contract: docId, rut, eps, arl as pdf, png or jpg',
      test(
        'lib/contracts/signing/contracts.test.ts',
        'refuses what is no PDF, PNG or JPEG, and a kind that is not asked for',
      ),
    ],
    'contract: needs all': [
      'contract: terms, four documents and profile',
      test(
        'lib/contracts/signing/contracts.test.ts',
        'needs the terms, the four documents and a complete profile',
      ),
    ],
    'contract: identification': ["a missing identification becomes '111'", decided('identification')],
    'claim: title': ['claim: title', CLAIM, 'Cuenta de Cobro Online'],
    'claim: activities': [
      'claim: placeholder of the activities',
      CLAIM,
      'Describa las actividades realizadas',
    ],
    'claim: copy note': ['claim: a copy goes to the talent', CLAIM, 'Enviaremos una copia'],
    'claim: bank note': [
      'claim: a bank of another city may deduct a fee',
      CLAIM,
      'ciudad distinta de Bogotá',
    ],
    'claim: account types': ['claim: Ahorros and Corriente', CLAIM, 'Ahorros', 'Corriente'],
    'claim: account digits': ['claim: account of digits, leading zeros kept', CLAIM, '00123'],
    'claim: button': ['claim: button', CLAIM, 'Enviar cuenta de cobro'],
    'claim: price typed': [
      'claim: price with points for thousands and a comma for decimals',
      test(
        'e2e/journeys/talent-papers.spec.ts',
        'an amount that is typed or pasted means what it says, or says what is wrong',
      ),
      '2.500.000,00',
    ],
    'claim: bank values': ['Daviplata, Bank of America and Zelle stored under others', decided('banks')],
    'claim: busy words': [
      'claim: Cargando... and Generando cuenta de cobro... while it is sent',
      test(
        'e2e/journeys/signature-to-receipt.spec.ts',
        'from the signature of both to a receipt that verifies, by a claim returned once and a batch that two people approve',
      ),
      'Generando cuenta de cobro...',
      'Cargando...',
    ],
    'claim: unsigned': [
      'claim: unavailable without a contract',
      test(
        'e2e/journeys/links.spec.ts',
        'a claim waits for the contract, and there is none for a cancelled event',
      ),
      'El contrato no ha sido firmado',
    ],
    'ride: form': ['ride: passenger form, prefilled, dialing code 57', RIDE, 'Código de marcado', "'57'"],
    'ride: driver panel': ['ride: driver and vehicle once there is a journey', RIDE],
    'ride: cancel': [
      'ride: cancel button',
      test(
        'e2e/journeys/rides.spec.ts',
        'a ride is given up before the car comes, and another can be ordered',
      ),
    ],
    'ride: map presses': ['ride: a press sets the origin first, then the destination', PRESSES],
    'ride: swap': ['ride: swaps origin and destination', PRESSES],
    'ride: allow-list': ['ride: a fixed list of three talents', decided('rides')],
    'ride: not allowed': ['ride: who may not reads why', NO_RIDE, 'Módulo en desarrollo'],
  }),
  ...named(
    [
      'Bancolombia',
      'Banco Davivienda',
      'Nequi',
      'Daviplata',
      'Bank of America',
      'Banco Caja Social',
      'Banco de Bogota',
      'Banco Colpatria',
      'Banco Av villas',
      'Banco Popular',
      'Banco BBVA',
      'Banco Itau',
      'Nubank',
      'Zelle',
    ],
    'bank',
    CLAIM,
  ),
  ...section('2.3', {
    'ride form values': [
      'ride form: name, phoneClient, dialingCode, origin, destiny, reasonJourney with address and coordinates',
      LACKS,
      'phoneClient',
      'dialingCode',
      'reasonJourney',
      'origin.coordinates',
      'destiny.address',
    ],
    messajeToDriver: ['ride form: messajeToDriver is optional', LACKS, 'messajeToDriver'],
    'forgot form': [
      'forgot form: email, agency or talent',
      test(
        'app/api/active-account/route.test.ts',
        'a forgotten password is mailed to the stored address, whatever else the body says',
      ),
      'email',
      "type: 'talent'",
    ],
    'legal nature': [
      'a legalNature with NATURAL is a person',
      test(
        'app/(portal)/_shell/shell-account.test.ts',
        'names no agency for a natural person, and no profile for the administrator',
      ),
      'PERSONA_NATURAL',
    ],
  }),
  ...section('2.5', {
    'ride dialing code': [
      'ride: dialing code required',
      LACKS,
      { 'ride.dialingCodeRequired': 'El código de marcado es obligatorio' },
    ],
    'ride destination': [
      'ride: destination required',
      LACKS,
      { 'ride.destinyRequired': 'La dirección de destino es obligatoria' },
    ],
    'password rules': [
      'password: 8 characters at least, and nothing easy to guess',
      test('lib/identity/password/set-password.test.ts', '%j is refused'),
    ],
    'ride phone digits': [
      'ride: the phone takes digits alone',
      test('app/_ui/form/typing/format-as-typed.test.ts', 'takes its form digit by digit'),
    ],
  }),
  ...section('2.6', {
    'showcase open': ['showcase: no login', GATE],
    'contract pair': [
      'contract: needs the pair of event and talent',
      test(
        'lib/claims/link-authorization.test.ts',
        'is done by the holder of its living link, and touches nobody else',
      ),
    ],
    'signed in too': [
      'contract: a talent who is signed in signs without a link',
      test(
        'lib/contracts/signing/signed-in-talent.test.ts',
        'a talent who is signed in signs without a link and a code, and its log-in is the evidence',
      ),
    ],
    'own code': [
      'a copied link shows nothing of the talent',
      test(
        'e2e/journeys/talent-papers.spec.ts',
        'a link that an agency copied shows nothing of the talent until the code that only she gets',
      ),
    ],
  }),
];

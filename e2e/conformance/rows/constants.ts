import { decided, type Row, section, test } from '../row.ts';

const REASON = test('lib/root/specification/photo-reasons.test.ts', '%s is written down word for word');
const CONTRACT_PDF = 'lib/contracts/pdf/contract-pdf.test.ts';
const CLAIM_PDF = 'lib/claims/pdf/claim-pdf.test.ts';
const DEBTOR = test(CLAIM_PDF, 'has the agency as debtor when nobody collects for it');
const SHOWCASE = 'lib/convocatories/showcase/showcase.test.ts';
const SUPPORT = test(
  'e2e/journeys/support.spec.ts',
  'an agency asks to be called about an event, and reads what support answered',
);

export const CONSTANT_ROWS: readonly Row[] = [
  ...section('1.9', {
    selfies: ['reason to reject a photo', REASON, 'No se aceptan selfies.'],
    'white background': [
      'reason to reject a photo',
      REASON,
      'No es fondo blanco (puedes cargarla en la sección de Galería de Eventos).',
    ],
    quality: ['reason to reject a photo', REASON, 'Mala calidad.'],
    screenshots: ['reason to reject a photo', REASON, 'No se aceptan screenshots.'],
    repeated: ['reason to reject a photo', REASON, 'Foto repetida.'],
    generated: ['reason to reject a photo', REASON, 'Generada con Inteligencia Artificial.'],
    'areas 1 and 8': [
      'skill areas 1 (languages) and 8 (studies)',
      test('lib/root/talent-fields.test.ts', 'the schema has all 46 fields of the specification'),
      'areaId: 1',
    ],
    'nine secondary': [
      'nine secondary profiles',
      test(
        'lib/talents/profiles/rules.test.ts',
        'nine secondary profiles are taken and a tenth is not, also by a new main one',
      ),
    ],
    'ten digits': [
      'phone of ten digits',
      test('app/_ui/form/typing/format-as-typed.test.ts', 'takes ten digits, none of them a leading zero'),
    ],
    'agency name 50': [
      'agency name of 50, mission of 200',
      test('lib/registration/register-fast.test.ts', '%j'),
      '51',
      '201',
    ],
    'support closes': ['the support modal closes after a success', SUPPORT, 'toBeHidden'],
    'default support number': [
      'a support number is there when none is stored',
      test('lib/root/specification/queries.test.ts', '%s is read by the names of the specification'),
      'supportConstants',
    ],
    'support closes after 1 s': ['the support modal closes 1 second after', SUPPORT, 'runFor(999)'],
    'lightbox 400 ms': [
      'lightbox: 400 ms of animation, no zoom',
      test(
        'e2e/journeys/specification-screens.spec.ts',
        'photos stand in 2 columns, in 4 where there is room, and the lightbox goes round with a counter',
      ),
      '400ms',
      'Acercar',
    ],
    'default pictures': [
      'default pictures by gender, and one of transportation',
      test(
        'e2e/journeys/specification-screens.spec.ts',
        'a talent without a photo has the default picture of its gender',
      ),
      'talent-female.svg',
      'talent-male.svg',
      'transport.svg',
    ],
    'time zone': [
      'the zone follows from the city; days count from the local start of day, rounded up',
      test('lib/core/calendar.test.ts', 'counts from the local start of day and rounds up'),
    ],
    'zone decided': ['the zone of dates', decided('dates')],
    'third-party billing': [
      'platform and agency entity, each with its tax number',
      test(CLAIM_PDF, 'has the platform’s company as debtor and the agency as requester when it collects'),
    ],
    'constants 70 to 79': [
      'business constants have a value that each takes',
      test('lib/catalogues/constants/rules.test.ts', 'each constant starts with a value that it takes'),
    ],
  }),
  ...section('2.9', {
    'bcrypt cost': ['hash of cost 10, computed on the client', decided('passwords')],
    'cost 12': [
      'passwords are hashed here with cost 12',
      test(
        'lib/identity/password/set-password.test.ts',
        'a user gets the new password, hashed here with cost 12, and no other state',
      ),
    ],
    'cost upgraded': [
      'a cheaper hash still verifies and is upgraded',
      test('lib/identity/log-in.test.ts', 'a cheaper hash is upgraded to cost 12'),
    ],
    'photos 3': [
      'at most 3 photos of a talent',
      test(SHOWCASE, 'of %j the modal shows %j'),
      'IBOOK',
      'GALLERY',
    ],
    'description 370': [
      'description of 370 characters',
      test(SHOWCASE, 'a description is cut at 370 characters, or said to be missing'),
      '370',
    ],
    'contract type 51': [
      'contract type 51 selects the clauses without image rights',
      test(
        'lib/root/wire-names.test.ts',
        'an agency says the type of its identification, and contracts which clauses they have',
      ),
      'typeContract: 51',
    ],
    'clause 5': [
      'clause with order 5 is left out of fotografía; clauses by order; Habeas Data apart',
      test(
        'lib/root/wire-names.test.ts',
        'an agency says the type of its identification, and contracts which clauses they have',
      ),
      'HABEAS_DATA',
    ],
    'Cláusula Primera': [
      "'Cláusula Primera' names producer and agency",
      test(
        'lib/contracts/clauses/clauses.test.ts',
        'names the producer and the agency’s details in the first clause',
      ),
      'Cláusula Primera',
    ],
    'contract content': [
      'contract: who, what, when, where and for how much',
      test(CONTRACT_PDF, 'says who, what, when, where and for how much'),
      'Contrato Online de Prestación de Servicios para Personal',
    ],
    'contract footer': [
      "'Documento generado por la tecnología' and the name in capitals",
      test(CONTRACT_PDF, 'says who, what, when, where and for how much'),
      'Documento generado por la tecnología',
    ],
    'claim title and date': ['claim: title and date', DEBTOR, 'Cuenta de Cobro'],
    'claim Debe a': ['claim: debtor', DEBTOR, 'Debe a'],
    'claim Por Concepto de': ['claim: activities', DEBTOR, 'Por Concepto de'],
    'claim La Suma de': ['claim: price in es-CO with its currency', DEBTOR, 'La Suma de'],
    'claim event code': ['claim: event code', DEBTOR, 'Código del evento'],
    'claim bank': ['claim: bank, account and type', DEBTOR, 'Número de cuenta', 'Tipo de cuenta'],
    'claim validity': [
      'claim: validity statement',
      DEBTOR,
      'Esta cuenta de cobro es válida una vez firmado el contrato online',
    ],
    'claim Cordialmente': ['claim: signature', DEBTOR, 'Cordialmente', 'Documento firmado electrónicamente'],
    'claim footer': ['claim: footer', DEBTOR, 'Documento generado por la tecnología'],
    'claim requester': [
      'claim: with recaudo_tercer the company pays and the agency requests',
      test(CLAIM_PDF, 'has the platform’s company as debtor and the agency as requester when it collects'),
      'Solicitado por',
    ],
    'claim above 0': [
      'claim: price above 0',
      test('lib/claims/claims.test.ts', 'says what is wrong field by field'),
    ],
    'invoice timer': ['a timer sets sample data', decided('leftOut')],
    'dialing code 57': [
      'ride: dialing code 57',
      test(
        'e2e/journeys/rides.spec.ts',
        'a person orders a ride on its phone, is fetched, taken there, and pays nothing',
      ),
      "'57'",
    ],
    'destination country': ['destination country ES', decided('rides')],
    'fees and IVA': [
      'ride: fees and their IVA of 19 are part of what it costs',
      test(
        'lib/rides/ordering/ordering.test.ts',
        'a car comes, takes the person there, and the event pays it once, fees and their IVA included',
      ),
      '0.19',
    ],
    'map zoom 12': [
      'ride: the map begins at zoom 12',
      test(
        'e2e/journeys/ride-map-google.spec.ts',
        'two presses set origin and destination, their addresses are found, and the way is asked for by car',
      ),
      'zoom: 12',
    ],
    'box 0.1': [
      'places within a box around the person',
      test(
        'lib/rides/addresses/answer-question.test.ts',
        'looks for an address in the box around the venue, or around where the person is',
      ),
      '0.1',
    ],
  }),
];

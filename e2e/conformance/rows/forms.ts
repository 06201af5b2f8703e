import { decided, type Proof, type Row, section, test } from '../row.ts';

const QUICK = test('e2e/journeys/registration.spec.ts', 'an agency registers quickly and is in');
const FULL = test('e2e/journeys/registration.spec.ts', 'what the full form lacks is told beside each field');
const SUPPORT = test(
  'e2e/journeys/support.spec.ts',
  'an agency asks to be called about an event, and reads what support answered',
);
const PROFILE = test(
  'e2e/journeys/specification.spec.ts',
  'the profile of a talent has the tabs, galleries and words of the specification',
);
const PUBLIC_PROFILE = 'lib/talents/public-profile.test.ts';
const REVIEW = 'lib/talents/photos/review/review.test.ts';

const fields = (of: string, names: string, proof: Proof): Row[] =>
  names.split(/\s+/).map((name) => ({
    id: `1.2.${of}.${name}`,
    chapter: `1.2.${of.split('/')[0]}`,
    requirement: `${of.split('/')[1]}: ${name}`,
    proof,
    literals: [name],
    messages: {},
  }));

export const FORM_ROWS: readonly Row[] = [
  ...section('1.2.5', {
    'agency login': [
      'agency login by e-mail and password, not by the other door',
      test(
        'lib/identity/log-in.test.ts',
        'lets an agency user in by e-mail in any case, and not by the other door',
      ),
    ],
    'admin login': [
      'administrators have a door of their own',
      test('lib/identity/log-in.test.ts', 'lets an administrator in by its own door only'),
    ],
    'mobile backend': [
      'the admin login gets a token of the mobile backend',
      test(
        'lib/identity/mobile/mobile-backend.test.ts',
        'is shown to it, and its token is kept encrypted for this session alone',
      ),
    ],
  }),
  ...fields(
    '6/quick-registration',
    `nameAgency typeDocument identification countries cities phone url address nameProductor emailProductor
     phoneProductor password verifyPassword`,
    test(
      'e2e/journeys/registration.spec.ts',
      'what the quick form lacks is told beside each field, and what was typed stays',
    ),
  ),
  ...section('1.2.6', {
    mission: [
      'quick registration: mission and services',
      test(
        'lib/registration/register-fast.test.ts',
        'opens a company and its producer, who may log in at once',
      ),
      'mission',
      'services',
    ],
    services: [
      'services publicidad, moda, casting, fotografia, sesionBelleza',
      test('lib/catalogues/graphql.test.ts', 'currencies and services are there'),
      'publicidad',
      'sesionBelleza',
    ],
    'disabled until country': [
      'city and document type wait for a country',
      QUICK,
      'cities',
      'typeDocument',
      'toBeDisabled',
    ],
  }),
  ...fields(
    '7/full-registration',
    `nameUser lastnameUser emailUser phoneUser countryUser cityUser typeIdUser identificationUser nameAgency
     countryAgency cityAgency typeIdAgency identificationAgency`,
    FULL,
  ),
  ...section('1.2.7', {
    completed: [
      "'Registro Completado', then /confirm-email",
      test(
        'e2e/journeys/registration.spec.ts',
        'a natural person registers fully, and is not asked for a company',
      ),
      'confirm-email',
      'Registro Completado',
    ],
    'check your mail': [
      'says that a mail was sent, to look into spam, and whom to write to',
      QUICK,
      'correo de activación',
      'carpeta de spam',
      'soporte@elenco.co',
    ],
  }),
  ...section('1.2.8', {
    event: ['choosing an event reveals the actions', SUPPORT, 'Evento', 'toHaveCount(0)'],
    Agendar: ["'Agendar' toggles a phone and sends", SUPPORT, 'Agendar'],
    Llámanos: ["'Llámanos' is a phone link, on phones", SUPPORT, 'Llámanos', 'tel:'],
    Escribir: ["'Escribir' opens a chat with a prefilled message", SUPPORT, 'Escribir'],
    closes: ['the modal closes after a success', SUPPORT, 'toBeHidden'],
    'asked by agencies': [
      'a reader of an agency may ask too; support answers to the person',
      test(
        'lib/support/support.test.ts',
        'a reader asks to be called about an event, and support gets a mail that answers to the person',
      ),
    ],
  }),
  ...section('1.2.9', {
    'category first': [
      "the administrator's first tab is 'categoría'",
      test('e2e/journeys/specification.spec.ts', 'the administrator sees the category first'),
      'categoría',
    ],
    Información: ["others begin at 'Información'", PROFILE, 'Información'],
    Experiencia: ['profile: tab Experiencia', PROFILE, 'Experiencia', 'No tiene ninguna experiencia'],
    Aptitudes: ['profile: tab Aptitudes', PROFILE, 'Aptitudes', 'No tiene ninguna aptitud'],
    Formación: ['profile: tab Formación', PROFILE, 'Formación'],
    'Volver al evento': ['button for who is no administrator', PROFILE, 'Volver al evento'],
    'Book de Registro': ['section of images', PROFILE, 'Book de Registro'],
    'Galería de Eventos': ['section of images', PROFILE, 'Galería de Eventos'],
    'age in years': [
      'age in years by the birth date',
      test('lib/talents/rules.test.ts', 'born %s is, on %s, %i years old'),
    ],
    'skills of no study': [
      'skills leave out languages and studies, which are told apart once',
      test(PUBLIC_PROFILE, 'tells no way to reach the person, only approved pictures, and each study once'),
    ],
    'expired event': [
      'an event that is over says so',
      test('e2e/journeys/links.spec.ts', 'an event that is over says so on each of its pages'),
      'Su evento está caducado.',
      '/talento/',
    ],
    'who reads': [
      'who reads a profile',
      test(
        PUBLIC_PROFILE,
        'active agencies whom they may call, others whom they brought, the administrator everybody',
      ),
    ],
    'document hidden': ['document of a talent', decided('people')],
  }),
  ...section('1.2.10', {
    tabs: ['two tabs, GALLERY and IBOOK', PROFILE, 'Galería de Eventos', 'Book de Registro'],
    counter: ['the lightbox has a counter', PROFILE, 'foto 1'],
    order: [
      'images stand in the order of their talent',
      test(
        'lib/talents/photos/upload-photo.test.ts',
        'photos stand in the order in which their talent puts them',
      ),
    ],
    'all or approved': [
      'the administrator sees all images, others the approved ones',
      test(
        'lib/talents/talents-in-review.test.ts',
        'comes with photos in every state, background and networks, and without secrets',
      ),
    ],
    'state borders': [
      'photos: pending yellow, approved green, rejected red, 84 gray',
      test('app/_ui/data/state-tones.test.ts', 'keep the specification’s colours for photos'),
    ],
    'category moves': [
      'an image is moved between IBOOK and GALLERY',
      test(REVIEW, 'a photo moves between book and gallery, to its end, and nowhere else'),
    ],
  }),
];

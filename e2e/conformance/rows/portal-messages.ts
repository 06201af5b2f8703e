import { type Row, section, test } from '../row.ts';

const LOGIN = (name: string) => test('e2e/journeys/login.spec.ts', name);
const STATE = LOGIN('a user in state {state} is told why they do not get in');
const BESIDE = LOGIN(
  'what cannot be an e-mail or is missing is told beside its field, before anybody is asked',
);
const TAKEN = test(
  'e2e/journeys/registration.spec.ts',
  'what is taken already, and that it could not be done, are told in the words of the catalogue',
);
const QUICK = test(
  'e2e/journeys/registration.spec.ts',
  'what the quick form lacks is told beside each field, and what was typed stays',
);
const FULL = test('e2e/journeys/registration.spec.ts', 'what the full form lacks is told beside each field');
const SUPPORT = test(
  'e2e/journeys/support.spec.ts',
  'an agency asks to be called about an event, and reads what support answered',
);
const OVER = test('e2e/journeys/links.spec.ts', 'an event that is over says so on each of its pages');
const PROFILE = test(
  'e2e/journeys/specification.spec.ts',
  'the profile of a talent has the tabs, galleries and words of the specification',
);

export const PORTAL_MESSAGE_ROWS: readonly Row[] = [
  ...section('1.8', {
    'login no match': [
      'login, no match',
      test('e2e/journeys/doors.spec.ts', 'nobody gets in with a wrong password, and what was typed stays'),
      'Usuario o contraseña invalido',
    ],
    'login 71': ['login, state 71', STATE, 'Por favor revise su correo o comuniquese a soporte'],
    'login 75': ['login, state 75', STATE, 'Este usuario esta suspendido por favor comuniquese a soporte'],
    'login other': [
      'login, any other state',
      STATE,
      'Tenemos problemas en nuestro sistema por favor intenta mas tarde',
    ],
    'registration email': ['registration, e-mail taken', TAKEN, 'Correo electronico del productor ya existe'],
    'registration number': [
      'registration, identification taken',
      TAKEN,
      'Numero de identificacion del productor ya existe',
    ],
    'registration other': ['registration, other failure', TAKEN, 'Por favor intente más tarde'],
    'support success': ['support request sent', SUPPORT, 'Excelente!'],
    'event expired': ['event expired in the client view', OVER, 'Su evento está caducado.'],
    'no experience': ['no experience', PROFILE, 'No tiene ninguna experiencia'],
    'no skill': ['no skill', PROFILE, 'No tiene ninguna aptitud'],
    'secondary profiles': [
      'a tenth secondary profile',
      test(
        'lib/talents/profiles/rules.test.ts',
        'nine secondary profiles are taken and a tenth is not, also by a new main one',
      ),
      { 'errors.talent.tooManySecondary': 'No puedes agregar más de 9 perfiles secundarios.' },
    ],
    'registration done': [
      'registration completed, then /confirm-email',
      test(
        'e2e/journeys/registration.spec.ts',
        'a natural person registers fully, and is not asked for a company',
      ),
      'Registro Completado',
    ],
    'page not found': [
      'text of /404',
      test(
        'e2e/journeys/specification.spec.ts',
        '/404, /500 and what there is not say so, and a signed-in person is led to the dashboard',
      ),
      'Oops! esta pagina no existe.',
    ],
    'approve question': [
      'confirmation before a photo is approved',
      test(
        'e2e/journeys/photo-review.spec.ts',
        "a talent's photos are judged on its page, and nobody decides over another's decision",
      ),
      'Desea aprobar la imagen?',
    ],
  }),
  ...section('1.5', {
    'login email': ['login: e-mail must be valid', BESIDE, 'Este email no es correcto'],
    'login email required': ['login: e-mail required', BESIDE, 'Por favor llene este campo'],
    'login password required': ['login: password required', BESIDE, 'Por favor coloque una contraseña'],
    'login email 100': ['login: e-mail of at most 100 characters', BESIDE, '100'],
    'login submit disabled': ['login: submit disabled until the form changes', BESIDE, 'toBeDisabled'],
    'support phone required': [
      'support: phone is required; submit disabled when empty; mask (NNN) NNN-NNNN',
      SUPPORT,
      '(300) 123-4567',
      'toBeDisabled',
    ],
    'support phone bare': [
      'support: the submitted phone is digits alone',
      test('lib/support/support.test.ts', 'it is about an own event or none, with a phone of ten digits'),
    ],
    'phone first digit': [
      'phone mask of ten digits, the first from 1 to 9',
      test('app/_ui/form/typing/format-as-typed.test.ts', 'takes ten digits, none of them a leading zero'),
    ],
    'quick country': ['quick registration: country', QUICK, 'Seleccione el País'],
    'quick city': ['quick registration: city', QUICK, 'Seleccione la ciudad'],
    'quick document type': ['quick registration: document type', QUICK, 'Seleccione una opción'],
    'quick required': ['quick registration: all but mission and services required', QUICK, 'REQUIRED'],
    'quick email': ['quick registration: producer e-mail valid', QUICK, 'Este email no es correcto'],
    'quick confirmation': ['quick registration: confirmation equal', QUICK, 'No coincide la contraseña'],
    'quick names': [
      'quick registration: names of letters and spaces',
      QUICK,
      'Escribe solo letras y espacios',
    ],
    'quick lengths': [
      'quick registration: agency name 50, mission 200',
      test('lib/registration/register-fast.test.ts', '%j'),
      '51',
      '201',
    ],
    'quick NIT': [
      'quick registration: the document type offered is NIT alone',
      test('e2e/journeys/registration.spec.ts', 'an agency registers quickly and is in'),
      'NIT',
    ],
    'full required': ['full registration: producer fields and company required', FULL, 'typeIdAgency'],
    'full phone': ['full registration: phone of 14 characters', FULL, 'Telefono incorrecto'],
    'full company only': [
      'full registration: the agency block is for a company alone',
      test(
        'e2e/journeys/registration.spec.ts',
        'a natural person registers fully, and is not asked for a company',
      ),
      'nameAgency',
    ],
    'one main profile': [
      'exactly one main profile',
      test(
        'lib/talents/profiles/rules.test.ts',
        'a whole list has one main profile: the one that is said to be, else the first',
      ),
    ],
    'main not secondary': [
      'a secondary profile does not repeat the main one',
      test('lib/talents/profiles/rules.test.ts', 'no profile stands twice'),
    ],
    'reject reason': [
      'reject: a reason is required, confirm disabled until chosen',
      test(
        'e2e/journeys/photo-review.spec.ts',
        "a talent's photos are judged on its page, and nobody decides over another's decision",
      ),
      'toBeDisabled',
    ],
    'category differs': [
      'change of category: to another than the current one',
      test(
        'lib/talents/photos/review/review.test.ts',
        'a photo moves between book and gallery, to its end, and nowhere else',
      ),
    ],
    'date range': [
      'end on or after start',
      test(
        'lib/events/update-event.test.ts',
        'dates out of order or already past are refused beside their field',
      ),
    ],
  }),
];

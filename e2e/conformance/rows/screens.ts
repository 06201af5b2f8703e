import { decided, type Proof, type Row, section, test } from '../row.ts';

const GATE = test(
  'e2e/journeys/authorization.spec.ts',
  'every route answers whom it is for, and the others as if there were nothing',
);
const MENU = test(
  'app/(portal)/_shell/menu.test.ts',
  'is the specification’s, with claims, debts and talents for agencies and the administrator’s table of taxes',
);
const QUICK = test('e2e/journeys/registration.spec.ts', 'an agency registers quickly and is in');
const LOST = test(
  'e2e/journeys/specification.spec.ts',
  '/404, /500 and what there is not say so, and a signed-in person is led to the dashboard',
);
const routes = (chapter: string, paths: Readonly<Record<string, readonly [string, Proof?]>>): Row[] =>
  Object.entries(paths).map(([path, [requirement, proof = GATE]]) => ({
    id: `${chapter}${path === '/' ? '/home' : path}`,
    chapter,
    requirement: `route ${path}: ${requirement}`,
    proof,
    literals: proof === GATE ? [`'${path}'`] : [],
    messages: {},
  }));

export const SCREEN_ROWS: readonly Row[] = [
  ...section('1.1', {
    registers: ['agency users register by themselves and log in', QUICK],
    work: [
      'quotation for a client, event, call, contract and claim, from beginning to end',
      test(
        'e2e/journeys/main-job.spec.ts',
        'an agency takes an event from a new client to the claim of a talent',
      ),
    ],
    administrator: [
      'one kind of administrator reviews agencies and talents',
      test('e2e/journeys/administrator.spec.ts', 'an agency is approved, and its owner is told by mail'),
    ],
    'long dates': [
      'dates are long: Lunes 5 de Enero',
      test('lib/core/dates.test.ts', 'writes the long form of the specification'),
      'Lunes 5 de Enero',
    ],
    '12-hour clock': ['12-hour time', test('lib/core/dates.test.ts', 'writes the 12-hour clock of Colombia')],
    name: ['name of the product', decided('name')],
    'misspelt wire': ['names of the wire as the specification spells them', decided('vocabularies')],
    profiles: [
      'profile types musico, cantante, modelo, presentador, actor, dj, comediante, chef, bailarin',
      test('db/catalogue/catalogue.test.ts', 'holds %s exactly as its data says'),
    ],
  }),
  ...routes('1.2.1', {
    '/': ['leads on'],
    '/dashboard': ['dashboard'],
    '/clientes': ['clients'],
    '/eventos': ['events'],
    '/cotizador': ['leads to creating a quotation'],
    '/cotizador/crear': ['create a quotation'],
    '/cotizador-prueba': ['test copy of the creator', decided('simulator')],
    '/cotizador/listado': ['list of quotations'],
    '/cotizador/listado/cotizacion/[id]/[[...eventurl]]': ['a quotation, being edited'],
    '/perfil/[id]/[name]': ['profile'],
    '/evento/[id]/[name]': ['an event'],
    '/evento/[id]/[name]/talento/[idTalent]': ['a talent inside an event'],
    '/talentos': ['list of talents'],
    '/agencias': ['list of agencies'],
    '/agency/[id]': ['an agency'],
    '/Analytic': ['analytics'],
    '/users': ['list of users'],
    '/users/[id]': ['a user'],
    '/theme': ['style guide in place of the template page'],
    '/base': ['leads into the style guide'],
    '/buttons': ['leads into the style guide'],
    '/icons': ['leads into the style guide'],
    '/notifications': ['leads into the style guide'],
    '/widgets': ['leads into the style guide'],
    '/charts': ['leads into the style guide'],
  }),
  ...section('1.2.1', {
    'no session': [
      'without an account one is led to /login',
      test('e2e/journeys/doors.spec.ts', 'the signed-in screens send a stranger to the door'),
    ],
    'local storage': ['account kept in local storage', decided('sessions')],
    'unknown paths': ['unknown paths lead to /dashboard', LOST, '/dashboard'],
    'template pages': ['what template pages hold', decided('styleGuide')],
    'screens usable': [
      'every agency screen works on a desk and a phone, light and dark',
      test(
        'e2e/journeys/agency-pages.spec.ts',
        'can be used by everybody, on a desk and on a phone, light and dark: {name}',
      ),
      '/dashboard',
      '/clientes',
      '/cotizador/crear',
    ],
    'administrator screens usable': [
      'every screen of the administrator works on a desk and a phone',
      test(
        'e2e/journeys/administrator-pages.spec.ts',
        'the administrator can use it, on a desk and on a phone, light and dark: {name}',
      ),
    ],
  }),
  ...section('1.2.2', {
    agency: [
      'menu of an agency user',
      MENU,
      'Dashboard',
      'Crear Cotizaciones',
      'Lista Cotizaciones',
      'Clientes',
      'Eventos',
    ],
    administrator: ['menu of the administrator', MENU, 'Agencias', 'Talentos'],
    'as offered': [
      'each role is offered what it may do, and nothing that would be refused',
      test(
        'e2e/journeys/roles.spec.ts',
        'a person with the role {role} sees every screen and is offered nothing that would be refused',
      ),
    ],
  }),
  ...section('1.2.3', {
    'first names': [
      'bar: first name and first surname; the agency for companies',
      test(
        'app/(portal)/_shell/shell-account.test.ts',
        'shows first name and first surname, and the agency of a company',
      ),
    ],
    'no profile': [
      "bar: 'Perfil' is hidden for the administrator",
      test(
        'app/(portal)/_shell/shell-account.test.ts',
        'names no agency for a natural person, and no profile for the administrator',
      ),
    ],
    profile: [
      "bar: 'Perfil'",
      test(
        'e2e/journeys/profile.spec.ts',
        'the menu leads to the agency, by an address that all its people share',
      ),
      'Perfil',
    ],
    logout: [
      "'Cerrar Sesión' ends the session itself",
      test(
        'e2e/journeys/sessions.spec.ts',
        'logging out ends the session itself: a copy of its cookie opens nothing',
      ),
      'Cerrar Sesión',
    ],
    logo: [
      'bar: logo of the agency, from its images',
      test(
        'e2e/journeys/profile.spec.ts',
        'an agency shows its logo in the bar, says what it offers, and takes both back',
      ),
    ],
  }),
  ...routes('1.2.4', {
    '/login': ['login'],
    '/registrofast': ['quick registration'],
    '/registro': ['full registration'],
    '/olvidaste-contrasena': ['forgot password'],
    '/activar-cuenta/[id]/[type]': ['activate an account'],
    '/restablecer-contrasena/[id]/[type]/[[...email]]': ['reset a password'],
    '/confirm-email': ['shown after registration'],
    '/500': ['page of an error of ours'],
  }),
  ...section('1.2.4', {
    '/404': ['page of what there is not', LOST, '/404', 'Oops! esta pagina no existe.'],
    '/500 status': ['page of an error of ours', LOST, '/500'],
    'select=admin': [
      'select=admin picks the login of the administrator',
      test(
        'e2e/journeys/administrator.spec.ts',
        'an administrator is invited, activates the account and signs in',
      ),
    ],
    'welcome modal': [
      'full registration has a welcome',
      test(
        'e2e/journeys/registration-faults.spec.ts',
        'the welcome does not get in the way of who has begun to type',
      ),
    ],
    'public header': [
      'registration: link to the login',
      test(
        'e2e/journeys/registration-faults.spec.ts',
        'the welcome does not get in the way of who has begun to type',
      ),
      'Iniciar Sesión',
    ],
  }),
];

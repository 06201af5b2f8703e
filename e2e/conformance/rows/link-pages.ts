import { decided, type Row, section, test } from '../row.ts';

const GATE = test(
  'e2e/journeys/authorization.spec.ts',
  'every page of a link opens with it alone, while it lives',
);
const ROUTES = test(
  'e2e/journeys/authorization.spec.ts',
  'every route answers whom it is for, and the others as if there were nothing',
);
const MAIN = test(
  'e2e/journeys/main-job.spec.ts',
  'an agency takes an event from a new client to the claim of a talent',
);
const SHOWCASE = 'lib/convocatories/showcase/showcase.test.ts';
const PASSWORDS = 'e2e/journeys/passwords.spec.ts';
const ACTIVATED = test(PASSWORDS, 'a new agency is activated once, after scanners have opened its link');
const RESET = test(
  PASSWORDS,
  'a talent activates and resets, and is sent to its own door, not to that of agencies',
);
const FORGOTTEN = 'e2e/journeys/forgotten-passwords.spec.ts';

export const LINK_PAGE_ROWS: readonly Row[] = [
  ...section('2.1', {
    'activation link': ['producers and talents get a link and set a password', ACTIVATED],
    'client view': [
      'a visitor sees the talents of an event',
      test(
        'e2e/journeys/crowded-event.spec.ts',
        'the client reads a crowded showcase page by page, and whoever has no scripts does so too',
      ),
    ],
    'contract and claim': ['a talent signs and claims by its links', MAIN],
    'link parameters only': ['access by ids alone', decided('links')],
    'links open alone': ['every page of a link opens with it alone, while it lives', GATE],
    'link tampered': [
      'no or a wrong token: the invalid state, whether or not the ids exist',
      test(
        'e2e/journeys/links.spec.ts',
        'a link that was tampered with, ran out or is for something else shows the invalid state',
      ),
    ],
  }),
  ...section('2.2', {
    '/activar-cuenta/{id}/{type}': ['route', ROUTES, '/activar-cuenta/'],
    '/restablecer-contrasena/{id}/{type}/{email?}': ['route', ROUTES, '/restablecer-contrasena/'],
    '/olvidaste-contrasena': ['route', ROUTES, '/olvidaste-contrasena'],
    '/confirm-email': ['route', ROUTES, '/confirm-email'],
    '/evento-cliente/{id_event}': ['route, by prefix', ROUTES, "'/evento-cliente/[idEvent]/[[...rest]]'"],
    '/talento/{id_event}/{idTalent}': [
      'route, by prefix',
      ROUTES,
      "'/talento/[idEvent]/[idTalent]/[[...rest]]'",
    ],
    '/contract-talent/{idEvent}/{idTalent}': ['route', ROUTES, "'/contract-talent/[idEvent]/[idTalent]'"],
    '/invoice/{idConvocatory}/{idTalent}': ['route', ROUTES, "'/invoice/[idConvocatory]/[idTalent]'"],
    '/transportation-service/{idConvocatory}/{idTalent}': [
      'route',
      ROUTES,
      "'/transportation-service/[idConvocatory]/[idTalent]'",
    ],
    'Activar Cuenta': [
      'title and text of the activation',
      ACTIVATED,
      'Activar Cuenta',
      'Define la contraseña que usarás para ingresar',
    ],
    'Restablecer Contraseña': ['title of the reset', RESET, 'Restablecer Contraseña'],
    'password usable': [
      'the password pages work on a desk and a phone',
      test(PASSWORDS, 'can be used by everybody, on a desk and on a phone: {name}'),
    ],
    'forgot: select hides': [
      'forgot password: with select the checkboxes are hidden',
      test(FORGOTTEN, 'a talent does so at its own door'),
    ],
    'forgot: Regresar al Login': [
      'forgot password: link of the agency variant',
      test(
        FORGOTTEN,
        'who forgot the password asks for a link, gets it by mail, and comes in with a new one',
      ),
      'Regresar al Login',
    ],
    'forgot: exclusive': [
      'forgot password: agency and talent exclude each other',
      test(FORGOTTEN, 'without a choice made before, one of the two is checked, and never both'),
    ],
    'forgot: trimmed': [
      'forgot password: the e-mail is trimmed and lowercased',
      test(
        'lib/people/activation/request-password-link.test.ts',
        'goes to the stored address of a user, however the e-mail is typed, and lives an hour',
      ),
    ],
    'showcase: header': [
      'showcase: client and final client where the event says so',
      test(SHOWCASE, 'client and final client stand there only when the event says so'),
    ],
    'showcase: Perfiles Adicionales': [
      'showcase: link to more profiles, disabled without one',
      test(
        'e2e/journeys/specification.spec.ts',
        'the showcase has its additional profiles as a link, or as a button that does nothing',
      ),
      'Perfiles Adicionales',
      'toBeDisabled',
    ],
    'showcase: who is shown': [
      'showcase: whom the agency shows',
      test(SHOWCASE, 'shows whom the agency shows and nobody else, in the role and the order it chose'),
    ],
    'showcase: once each': [
      'showcase: nobody stands there twice',
      test(
        'lib/convocatories/showcase/show-talents.test.ts',
        'a talent called for two roles is shown in one of them, and hidden in both',
      ),
    ],
    'showcase: nothing that leads': [
      'showcase: no phone, e-mail, identification, address',
      test(SHOWCASE, 'gives away no phone, e-mail, identification or address of a talent'),
    ],
    'modal: measures of women': [
      'modal: bust, waist and hip of female talents',
      test(SHOWCASE, 'female talents show bust, waist and hip; pictures that are not approved stay hidden'),
    ],
    'modal: description': [
      'modal: description of at most 370 characters',
      test(SHOWCASE, 'a description is cut at 370 characters, or said to be missing'),
      '370',
      'Sin descripción',
    ],
    'modal: photos': ['modal: up to 3 photos, chosen by type', test(SHOWCASE, 'of %j the modal shows %j')],
    'modal: full profile': ['modal: link to the whole profile', MAIN, 'Ver Perfil Completo'],
  }),
];

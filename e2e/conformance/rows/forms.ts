import { decided, type Row, section } from '../row.ts';

const fields = (of: string, names: string): Row[] =>
  names.split(/\s+/).map((name) => ({
    id: `1.2.${of}.${name}`,
    chapter: `1.2.${of.split('/')[0]}`,
    requirement: `${of.split('/')[1]}: ${name}`,
    decision: null,
    literals: [name],
    messages: {},
  }));

export const FORM_ROWS: readonly Row[] = [
  ...section('1.2.5', {
    'agency login': ['agency login by e-mail and password, not by the other door'],
    'admin login': ['administrators have a door of their own'],
    'mobile backend': ['the admin login gets a token of the mobile backend'],
  }),
  ...fields(
    '6/quick-registration',
    `nameAgency typeDocument identification countries cities phone url address nameProductor emailProductor
     phoneProductor password verifyPassword`,
  ),
  ...section('1.2.6', {
    mission: ['quick registration: mission and services', 'mission', 'services'],
    services: [
      'services publicidad, moda, casting, fotografia, sesionBelleza',
      'publicidad',
      'sesionBelleza',
    ],
    'disabled until country': [
      'city and document type wait for a country',
      'cities',
      'typeDocument',
      'toBeDisabled',
    ],
  }),
  ...fields(
    '7/full-registration',
    `nameUser lastnameUser emailUser phoneUser countryUser cityUser typeIdUser identificationUser nameAgency
     countryAgency cityAgency typeIdAgency identificationAgency`,
  ),
  ...section('1.2.7', {
    completed: ["'Registro Completado', then /confirm-email", 'confirm-email', 'Registro Completado'],
    'check your mail': [
      'says that a mail was sent, to look into spam, and whom to write to',
      'correo de activación',
      'carpeta de spam',
      'soporte@elenco.co',
    ],
  }),
  ...section('1.2.8', {
    event: ['choosing an event reveals the actions', 'Evento', 'toHaveCount(0)'],
    Agendar: ["'Agendar' toggles a phone and sends", 'Agendar'],
    Llámanos: ["'Llámanos' is a phone link, on phones", 'Llámanos', 'tel:'],
    Escribir: ["'Escribir' opens a chat with a prefilled message", 'Escribir'],
    closes: ['the modal closes after a success', 'toBeHidden'],
    'asked by agencies': ['a reader of an agency may ask too; support answers to the person'],
  }),
  ...section('1.2.9', {
    'category first': ["the administrator's first tab is 'categoría'", 'categoría'],
    Información: ["others begin at 'Información'", 'Información'],
    Experiencia: ['profile: tab Experiencia', 'Experiencia', 'No tiene ninguna experiencia'],
    Aptitudes: ['profile: tab Aptitudes', 'Aptitudes', 'No tiene ninguna aptitud'],
    Formación: ['profile: tab Formación', 'Formación'],
    'Volver al evento': ['button for who is no administrator', 'Volver al evento'],
    'Book de Registro': ['section of images', 'Book de Registro'],
    'Galería de Eventos': ['section of images', 'Galería de Eventos'],
    'age in years': ['age in years by the birth date'],
    'skills of no study': ['skills leave out languages and studies, which are told apart once'],
    'expired event': ['an event that is over says so', 'Su evento está caducado.', '/talento/'],
    'who reads': ['who reads a profile'],
    'document hidden': ['document of a talent', decided('people')],
  }),
  ...section('1.2.10', {
    tabs: ['two tabs, GALLERY and IBOOK', 'Galería de Eventos', 'Book de Registro'],
    counter: ['the lightbox has a counter', 'foto 1'],
    order: ['images stand in the order of their talent'],
    'all or approved': ['the administrator sees all images, others the approved ones'],
    'state borders': ['photos: pending yellow, approved green, rejected red, 84 gray'],
    'category moves': ['an image is moved between IBOOK and GALLERY'],
  }),
];

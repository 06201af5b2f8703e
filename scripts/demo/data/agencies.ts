import { serviceRows } from '@/db/catalogue/business';
import type { AgencyRole } from '@/lib/core/actor';
import { withCheckDigit } from '@/lib/core/nit';
import { USER } from '@/lib/core/states';
import { demoId } from '../chance.ts';
import type { Logo } from '../drawings/logos.ts';
import { cityNamed, documentTypeId } from './lookups.ts';

export type AgencyKey = 'norte' | 'valle' | 'caicedo';

/** Three agencies of different tax regimes. Casa Norte and Lucía Caicedo share no client and no talent. */
const AGENCIES = {
  norte: {
    logo: { mark: 'arches', ink: '#1f2d3d', accent: '#e0714f', paper: '#f7f3ea' },
    representative: { name: 'María Fernanda Rojas Téllez', document: '1999410233' },
    legalNature: 'PERSONA_JURIDICA',
    identification: withCheckDigit('999410233'),
    city: 'Bogotá',
    services: ['publicidad', 'moda', 'casting', 'fotografia'],
    /** The last code it allotted before the demo begins. */
    lastCode: 1467,
    profile: {
      name: 'Casa Norte Producciones S.A.S.',
      typeAgency: 'Productora de eventos',
      email: 'hola@casanorte.example',
      phone: '6015550111',
      url: 'https://casanorte.example',
      address: 'Carrera 13 # 85-32, oficina 501',
      mission: 'Producimos eventos de marca con talento colombiano, del primer boceto al último aplauso.',
      payment: '50 % de anticipo y saldo a 30 días de la factura.',
      gain: '25',
      responsableIva: true,
      declaranteRenta: true,
    },
  },
  valle: {
    logo: { mark: 'leaf', ink: '#17402f', accent: '#79b473', paper: '#f1f5ec' },
    representative: { name: 'Santiago Arango Mesa', document: '1999528871' },
    legalNature: 'PERSONA_JURIDICA',
    identification: withCheckDigit('999528871'),
    city: 'Medellín',
    services: ['moda', 'casting', 'fotografia', 'sesionBelleza'],
    lastCode: 311,
    profile: {
      name: 'Valle Arriba Talentos S.A.S.',
      typeAgency: 'Agencia de modelos',
      email: 'contacto@vallearriba.example',
      phone: '6045550122',
      url: 'https://vallearriba.example',
      address: 'Calle 10 # 43D-22, El Poblado',
      mission: 'Representamos modelos y artistas de Antioquia y el Eje Cafetero con contratos claros.',
      payment: 'Pago total contra la entrega del evento.',
      gain: '22.5',
      responsableIva: true,
      declaranteRenta: true,
      regimenSimple: true,
      simpleConcept: 'DEMAS_6000_15000',
    },
  },
  caicedo: {
    logo: { mark: 'wave', ink: '#5b2333', accent: '#f0a202', paper: '#fdf6ec' },
    representative: { name: 'Lucía Caicedo Lozano', document: '1999637410' },
    legalNature: 'PERSONA_NATURAL',
    identification: '1999637410',
    city: 'Cali',
    services: ['publicidad', 'casting'],
    lastCode: 0,
    profile: {
      name: 'Lucía Caicedo Eventos',
      typeAgency: 'Productora independiente',
      email: 'lucia@caicedoeventos.example',
      phone: '3005550133',
      address: 'Avenida 6 Norte # 23-50',
      mission: 'Música y baile del Pacífico para celebraciones y ferias.',
      payment: 'Anticipo del 30 % para separar la fecha.',
      gain: '20',
      personaNaturalArt383AEt: true,
    },
  },
} as const satisfies Readonly<Record<AgencyKey, { readonly logo: Logo; readonly [field: string]: unknown }>>;

export const AGENCY_KEYS = ['norte', 'valle', 'caicedo'] as const;

export type DemoAgency = (typeof AGENCIES)[AgencyKey];
export const agencyOf = (key: AgencyKey): DemoAgency => AGENCIES[key];

/** Ids of what an agency or a client offers or wants, by the codes of the catalogue. */
export const serviceIds = (codes: readonly string[]): number[] =>
  serviceRows.filter(({ code }) => codes.includes(code)).map(({ id }) => id);

export type DemoUser = {
  readonly id: string;
  readonly agency: AgencyKey | null;
  readonly role: AgencyRole | null;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly stateId: number;
  readonly cityId: number;
  readonly documentTypeId: number;
  readonly identification: string;
};

type UserLine = readonly [AgencyKey | null, AgencyRole | null, string, string, string, number, string];

const USERS: readonly UserLine[] = [
  [null, null, 'Ángela', 'Prado Suescún', 'administrador@elenco.example', USER.ACTIVE, 'Bogotá'],
  [
    'norte',
    'OWNER',
    'María Fernanda',
    'Rojas Téllez',
    'maria.rojas@casanorte.example',
    USER.ACTIVE,
    'Bogotá',
  ],
  ['norte', 'PRODUCER', 'Julián', 'Ospina Cruz', 'julian.ospina@casanorte.example', USER.ACTIVE, 'Bogotá'],
  ['norte', 'FINANCE', 'Paola', 'Cediel Mora', 'paola.cediel@casanorte.example', USER.ACTIVE, 'Bogotá'],
  ['norte', 'READ_ONLY', 'Andrea', 'Pulido Sáenz', 'andrea.pulido@casanorte.example', USER.ACTIVE, 'Bogotá'],
  ['norte', 'PRODUCER', 'Fabián', 'Lozada Ruiz', 'fabian.lozada@casanorte.example', USER.SUSPENDED, 'Chía'],
  [
    'valle',
    'OWNER',
    'Santiago',
    'Arango Mesa',
    'santiago.arango@vallearriba.example',
    USER.ACTIVE,
    'Medellín',
  ],
  [
    'valle',
    'PRODUCER',
    'Daniela',
    'Zuluaga Pérez',
    'daniela.zuluaga@vallearriba.example',
    USER.REGISTERED,
    'Envigado',
  ],
  [
    'valle',
    'PRODUCER',
    'Emilio',
    'Cano Ríos',
    'emilio.cano@vallearriba.example',
    USER.UNVERIFIED,
    'Medellín',
  ],
  [
    'caicedo',
    'OWNER',
    'Lucía',
    'Caicedo Lozano',
    'lucia.caicedo@caicedoeventos.example',
    USER.ACTIVE,
    'Cali',
  ],
];

/** The administrator first, then the people of each agency. */
export const demoUsers: readonly DemoUser[] = USERS.map(
  ([agency, role, name, lastname, email, stateId, city], index) => ({
    id: demoId(`user:${email}`),
    agency,
    role,
    name,
    lastname,
    email,
    phone: `30055502${String(index).padStart(2, '0')}`,
    stateId,
    cityId: cityNamed(city).id,
    documentTypeId: documentTypeId('CC'),
    identification: String(1_999_700_000 + index * 4_111),
  }),
);

const userWhere = (matches: (user: DemoUser) => boolean): DemoUser => {
  const user = demoUsers.find(matches);
  if (!user) throw new Error('No demo user matches');
  return user;
};

export const demoAdministrator = userWhere((user) => user.agency === null);
export const ownerOf = (agency: AgencyKey) =>
  userWhere((user) => user.agency === agency && user.role === 'OWNER');

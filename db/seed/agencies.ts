import type { AgencyRole } from '@/lib/core/actor';
import { withCheckDigit } from '@/lib/core/nit';
import { AGENCY, USER } from '@/lib/core/states';
import { serviceRows } from '../catalogue/business.ts';
import type { agencies, legalRepresentatives } from '../schema/agencies.ts';
import { demoId } from './chance.ts';
import type { Logo } from './logos.ts';
import { cityNamed, documentTypeId } from './lookups.ts';

export type AgencyKey = 'norte' | 'valle' | 'caicedo';

export type DemoAgency = {
  readonly key: AgencyKey;
  readonly id: string;
  readonly logo: Logo;
  readonly row: Omit<typeof agencies.$inferInsert, 'id' | 'stateId' | 'consecutiveQuote'>;
  readonly representative: { readonly name: string; readonly document: string; readonly city: string };
  readonly services: readonly string[];
};

/** Three agencies of different tax regimes. Casa Norte and Lucía Caicedo share no client and no talent. */
export const demoAgencies: readonly DemoAgency[] = [
  {
    key: 'norte',
    id: demoId('agency:norte'),
    logo: { mark: 'arches', ink: '#1f2d3d', accent: '#e0714f', paper: '#f7f3ea' },
    representative: { name: 'María Fernanda Rojas Téllez', document: '1999410233', city: 'Bogotá' },
    services: ['publicidad', 'moda', 'casting', 'fotografia'],
    row: {
      name: 'Casa Norte Producciones S.A.S.',
      legalNature: 'PERSONA_JURIDICA',
      typeAgency: 'Productora de eventos',
      documentTypeId: documentTypeId('NIT'),
      identification: withCheckDigit('999410233'),
      email: 'hola@casanorte.example',
      phone: '6015550111',
      url: 'https://casanorte.example',
      address: 'Carrera 13 # 85-32, oficina 501',
      cityId: cityNamed('Bogotá').id,
      mission: 'Producimos eventos de marca con talento colombiano, del primer boceto al último aplauso.',
      payment: '50 % de anticipo y saldo a 30 días de la factura.',
      gain: '25',
      responsableIva: true,
      declaranteRenta: true,
    },
  },
  {
    key: 'valle',
    id: demoId('agency:valle'),
    logo: { mark: 'leaf', ink: '#17402f', accent: '#79b473', paper: '#f1f5ec' },
    representative: { name: 'Santiago Arango Mesa', document: '1999528871', city: 'Medellín' },
    services: ['moda', 'casting', 'fotografia', 'sesionBelleza'],
    row: {
      name: 'Valle Arriba Talentos S.A.S.',
      legalNature: 'PERSONA_JURIDICA',
      typeAgency: 'Agencia de modelos',
      documentTypeId: documentTypeId('NIT'),
      identification: withCheckDigit('999528871'),
      email: 'contacto@vallearriba.example',
      phone: '6045550122',
      url: 'https://vallearriba.example',
      address: 'Calle 10 # 43D-22, El Poblado',
      cityId: cityNamed('Medellín').id,
      mission: 'Representamos modelos y artistas de Antioquia y el Eje Cafetero con contratos claros.',
      payment: 'Pago total contra la entrega del evento.',
      gain: '22.5',
      responsableIva: true,
      declaranteRenta: true,
      regimenSimple: true,
      simpleConcept: 'DEMAS_6000_15000',
    },
  },
  {
    key: 'caicedo',
    id: demoId('agency:caicedo'),
    logo: { mark: 'wave', ink: '#5b2333', accent: '#f0a202', paper: '#fdf6ec' },
    representative: { name: 'Lucía Caicedo Lozano', document: '1999637410', city: 'Cali' },
    services: ['publicidad', 'casting'],
    row: {
      name: 'Lucía Caicedo Eventos',
      legalNature: 'PERSONA_NATURAL',
      typeAgency: 'Productora independiente',
      documentTypeId: documentTypeId('CC'),
      identification: '1999637410',
      email: 'lucia@caicedoeventos.example',
      phone: '3005550133',
      address: 'Avenida 6 Norte # 23-50',
      cityId: cityNamed('Cali').id,
      mission: 'Música y baile del Pacífico para celebraciones y ferias.',
      payment: 'Anticipo del 30 % para separar la fecha.',
      gain: '20',
      personaNaturalArt383AEt: true,
    },
  },
];

export const agencyOf = (key: AgencyKey): DemoAgency => {
  const agency = demoAgencies.find((candidate) => candidate.key === key);
  if (!agency) throw new Error(`No demo agency ${key}`);
  return agency;
};

export const representativeRowOf = ({
  key,
  id,
  representative,
}: DemoAgency): typeof legalRepresentatives.$inferInsert => ({
  id: demoId(`representative:${key}`),
  agencyId: id,
  name: representative.name,
  document: representative.document,
  cityId: cityNamed(representative.city).id,
});

export const serviceRowsOf = (agency: DemoAgency) =>
  serviceRows
    .filter((service) => agency.services.includes(service.code))
    .map((service) => ({ agencyId: agency.id, serviceId: service.id }));

export const DEMO_AGENCY_STATE = AGENCY.ACTIVE;

export type DemoUser = {
  readonly id: string;
  readonly agency: AgencyKey | null;
  readonly role: AgencyRole | null;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly stateId: number;
  readonly city: string;
  readonly document: string;
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
    city,
    document: String(1_999_700_000 + index * 4_111),
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

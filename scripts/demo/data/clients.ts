import { withCheckDigit } from '@/lib/core/nit';
import type { Logo } from '../drawings/logos.ts';
import type { AgencyKey } from './agencies.ts';
import { cityNamed, documentTypeId } from './lookups.ts';

type Flag = 'retenedorRenta' | 'reteIcaAgent' | 'granContribuyente' | 'stateEntity' | 'responsableIva';

export type DemoClient = {
  readonly key: string;
  readonly agency: AgencyKey;
  readonly name: string;
  readonly city: string;
  readonly contact: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly logo: Logo;
  readonly flags: readonly Flag[];
  readonly services: readonly string[];
  /** Day on which it was put aside, counted from today; null for one that is active. */
  readonly inactiveSince: number | null;
  readonly address: string;
  readonly identification: string;
};

type Line = readonly [
  key: string,
  agency: AgencyKey,
  name: string,
  city: string,
  contact: string,
  address: string,
  logo: readonly [Logo['mark'], ink: string, accent: string],
  flags: readonly Flag[],
  services: readonly string[],
];

const COMPANY: readonly Flag[] = ['retenedorRenta', 'responsableIva'];
const LARGE: readonly Flag[] = ['retenedorRenta', 'reteIcaAgent', 'granContribuyente', 'responsableIva'];
const STATE: readonly Flag[] = ['retenedorRenta', 'reteIcaAgent', 'stateEntity'];

/** Invented companies. */
const LINES: readonly Line[] = [
  [
    'alma',
    'norte',
    'Alma Textil S.A.',
    'Bogotá',
    'Claudia Restrepo',
    'Carrera 11 # 93-40',
    ['weave', '#2c2a4a', '#c06c84'],
    LARGE,
    ['pasarela', 'lanzamiento'],
  ],
  [
    'monteluna',
    'norte',
    'Cervecería Monteluna S.A.',
    'Bogotá',
    'Hernán Castaño',
    'Calle 17 # 68-95',
    ['drop', '#5c3d12', '#e9b44c'],
    LARGE,
    ['activacionMarca', 'espectaculo'],
  ],
  [
    'cordillera',
    'norte',
    'Banco Cordillera S.A.',
    'Bogotá',
    'Ximena Londoño',
    'Calle 72 # 10-34',
    ['facets', '#0b3954', '#3da5d9'],
    LARGE,
    ['eventoCorporativo'],
  ],
  [
    'cultura',
    'norte',
    'Instituto Departamental de Cultura del Altiplano',
    'Tunja',
    'Gonzalo Neira',
    'Plaza Central # 4-12',
    ['tiles', '#6b2737', '#e08e45'],
    STATE,
    ['espectaculo'],
  ],
  [
    'paramo',
    'norte',
    'Seguros Páramo S.A.',
    'Bogotá',
    'Liliana Garzón',
    'Avenida El Dorado # 69-76',
    ['sunrise', '#1f4e5f', '#f2a65a'],
    [...COMPANY, 'reteIcaAgent'],
    ['eventoCorporativo', 'feria'],
  ],
  [
    'enramada',
    'norte',
    'Café La Enramada S.A.S.',
    'Manizales',
    'Tulio Ríos',
    'Carrera 23 # 62-39',
    ['petals', '#3b2417', '#c8553d'],
    COMPANY,
    ['degustacion'],
  ],
  [
    'quimbaya',
    'valle',
    'Moda Quimbaya S.A.S.',
    'Medellín',
    'Adriana Builes',
    'Calle 16 # 41-88',
    ['orbit', '#3a3042', '#db9d47'],
    COMPANY,
    ['pasarela', 'campanaFotografica'],
  ],
  [
    'guayacan',
    'valle',
    'Constructora Guayacán S.A.S.',
    'Envigado',
    'Ramiro Tobón',
    'Carrera 43A # 27-15',
    ['steps', '#333f48', '#e3b505'],
    COMPANY,
    ['lanzamiento'],
  ],
  [
    'condor',
    'valle',
    'Aerolínea Cóndor Azul S.A.',
    'Rionegro',
    'Patricia Yepes',
    'Autopista Aeropuerto km 2',
    ['compass', '#14213d', '#4ea8de'],
    LARGE,
    ['eventoCorporativo', 'comercial'],
  ],
  [
    'roble',
    'valle',
    'Supermercados El Roble S.A.',
    'Itagüí',
    'Óscar Mazo',
    'Calle 50 # 52-11',
    ['leaf', '#264027', '#6f9a4b'],
    LARGE,
    ['degustacion', 'activacionMarca'],
  ],
  [
    'aurora',
    'caicedo',
    'Ingenio Santa Aurora S.A.',
    'Palmira',
    'Beatriz Lenis',
    'Kilómetro 4 vía La Herradura',
    ['sunrise', '#27431f', '#d5c67a'],
    LARGE,
    ['eventoCorporativo', 'espectaculo'],
  ],
  [
    'sonreir',
    'caicedo',
    'Clínica Dental Sonreír S.A.S.',
    'Cali',
    'Mauricio Gil',
    'Carrera 66 # 9-20',
    ['arches', '#0f5257', '#f4978e'],
    COMPANY,
    ['lanzamiento'],
  ],
];

const emailOf = (contact: string, key: string) =>
  `${contact.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@${key}.example`;

export const demoClients: readonly DemoClient[] = LINES.map(
  ([key, agency, name, city, contact, address, [mark, ink, accent], flags, services], index) => ({
    key,
    agency,
    name,
    city,
    contact,
    contactEmail: emailOf(contact, key),
    contactPhone: `30055503${String(index).padStart(2, '0')}`,
    logo: { mark, ink, accent, paper: '#ffffff' },
    flags,
    services,
    inactiveSince: key === 'enramada' ? -14 : null,
    address,
    identification: withCheckDigit(String(999_820_114 + index * 3_571)),
  }),
);

export const clientNamed = (key: string): DemoClient => {
  const client = demoClients.find((candidate) => candidate.key === key);
  if (!client) throw new Error(`No demo client ${key}`);
  return client;
};

/** A client as its agency writes it down. */
export const clientInputOf = ({ key, contactPhone, flags, ...client }: DemoClient) => ({
  name: client.name,
  address: client.address,
  phone: `60155504${contactPhone.slice(-2)}`,
  typeIdentificationId: documentTypeId('NIT'),
  identification: client.identification,
  url: `https://${key}.example`,
  nameProducer: client.contact,
  phoneProducer: contactPhone,
  emailProducer: client.contactEmail,
  cityId: cityNamed(client.city).id,
  retenedorRenta: flags.includes('retenedorRenta'),
  reteIcaAgent: flags.includes('reteIcaAgent'),
  granContribuyente: flags.includes('granContribuyente'),
  stateEntity: flags.includes('stateEntity'),
  responsableIva: flags.includes('responsableIva'),
});

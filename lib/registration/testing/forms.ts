import { randomInt, randomUUID } from 'node:crypto';
import type { BeginInput, RegisterFastInput, RegisterInput } from '../inputs';

/** The catalogue's, all of Colombia. */
export const BOGOTA = 1;
export const CC = 1;
export const NIT = 2;

let networks = 0;
/** A request from a network that no other test comes from. */
export const fromSomewhere = () => ({ ip: `198.${18 + (networks >> 8)}.${networks++ & 255}.7` });

const anEmail = (who: string): string => `${who}-${randomUUID()}@prueba.co`;
const aNit = (): string => String(randomInt(800_000_000, 999_999_999));

type Company = Extract<RegisterInput, { legalNature: 'PERSONA_JURIDICA' }>;
type Natural = Extract<RegisterInput, { legalNature: 'PERSONA_NATURAL' }>;

const producer = () => ({
  nameUser: 'Ana María',
  lastnameUser: 'Peñaloza Ruiz',
  emailUser: anEmail('productora'),
  phoneUser: '(300) 123-4567',
  cityUser: BOGOTA,
  typeIdUser: CC,
  identificationUser: String(randomInt(10_000_000, 99_999_999)),
});

/** A full registration of a company that nobody else registers. */
export const companyForm = (fields: Partial<Company> = {}): Company => ({
  legalNature: 'PERSONA_JURIDICA',
  ...producer(),
  nameAgency: 'Peñaloza & Hijas S.A.S.',
  cityAgency: BOGOTA,
  typeIdAgency: NIT,
  identificationAgency: aNit(),
  ...fields,
});

/** A full registration of a natural person. */
export const naturalForm = (fields: Partial<Natural> = {}): Natural => ({
  legalNature: 'PERSONA_NATURAL',
  ...producer(),
  ...fields,
});

/** A quick registration that nobody else sends. */
export const fastForm = (fields: Partial<RegisterFastInput> = {}): RegisterFastInput => ({
  nameAgency: 'Ñandú Producciones',
  typeDocument: NIT,
  identification: aNit(),
  cities: BOGOTA,
  phone: '(601) 555-0101',
  url: 'https://nandu.example',
  address: 'Carrera 13 # 85-32',
  nameProductor: 'Ana Peñaloza',
  emailProductor: anEmail('rapida'),
  phoneProductor: '(300) 123-4567',
  password: 'ocho ocho',
  verifyPassword: 'ocho ocho',
  ...fields,
});

/** The shortest registration, that nobody else sends. */
export const beginForm = (fields: Partial<BeginInput> = {}): BeginInput => ({
  nameAgency: 'Ñandú Producciones',
  nameProductor: 'Ana Peñaloza',
  emailProductor: anEmail('corta'),
  password: 'ocho ocho',
  accepted: true,
  ...fields,
});

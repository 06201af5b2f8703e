import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withCheckDigit } from '@/lib/core/nit';
import { type Case, type Things, write } from './case';

const client = (own: Things) => ({
  name: `Cliente nuevo ${own.marker}`,
  address: 'Calle 10 # 20-30',
  phone: '(212) 234-5678',
  logo: own.image,
  typeIdentificationId: 1,
  identification: '52111222',
  state: 53,
  cityId: 2,
  nameProducer: 'Ana Ruiz',
  phoneProducer: '(305) 234-4567',
  emailProducer: 'ana@cliente.co',
  url: 'https://cliente.co',
  dialingCode: '1',
});
const toldClient = (own: Things) => ({
  name: `Cliente nuevo ${own.marker}`,
  logo: `/fotos/${own.image}`,
  address: 'Calle 10 # 20-30',
  phone: '2122345678',
  typeIdentificationId: 1,
  identification: '52111222',
  state: 53,
  city: { id: '2' },
  nameProducer: 'Ana Ruiz',
  phoneProducer: '3052344567',
  emailProducer: 'ana@cliente.co',
  url: 'https://cliente.co',
  dialingCode: '1',
});
const CLIENT = `name address phone logo typeIdentificationId identification state city { id } nameProducer phoneProducer
  emailProducer url dialingCode`;

/** None of it as agencies begin. */
const AGENCY = {
  email: 'hola@agencia.co',
  url: 'https://agencia.co',
  address: 'Carrera 7 # 1-2',
  cityId: 2,
  gain: '30',
  legalNature: 'PERSONA_JURIDICA',
  consecutiveQuote: 900,
  responsableIva: false,
  personaNaturalArt383AEt: false,
  declaranteRenta: true,
  granContribuyente: true,
  regimenSimple: false,
  autoretenedorRenta: true,
  autoretenedorIca: true,
  payment: '30 días',
};
const TURNED = {
  responsableIva: true,
  personaNaturalArt383AEt: true,
  declaranteRenta: false,
  regimenSimple: true,
};

/** Clients, agencies and accounts. */
export const ACCOUNT_CASES: Readonly<Record<string, Case>> = {
  register: {
    query: 'mutation ($input: RegisterInput!) { register(input: $input) }',
    input: ({ fresh }) => ({
      nameUser: 'Ana',
      lastnameUser: 'Nueva',
      cityUser: 1,
      typeIdUser: 1,
      identificationUser: `52${fresh.slice(-7)}`,
      phoneUser: '(300) 123-4567',
      emailUser: `ana-${fresh}@nueva.co`,
      stateUser: 72,
      nameAgency: `Agencia ${fresh}`,
      cityAgency: 1,
      typeIdAgency: 2,
      identificationAgency: withCheckDigit(`9${fresh.slice(-8)}`),
      phoneAgency: '(601) 123-4567',
      emailAgency: `agencia-${fresh}@nueva.co`,
      stateAgency: 22,
      legalNature: 'PERSONA_JURIDICA',
    }),
    answer: () => expect.stringMatching(/^[0-9a-f-]{36}$/),
    stored: ({ fresh }) => sql`
      select from agencies where name = ${`Agencia ${fresh}`} and email = ${`agencia-${fresh}@nueva.co`}
        and phone = '6011234567' and legal_nature = 'PERSONA_JURIDICA'`,
    who: 'anonymous',
  },
  updateUser: {
    query: write(
      'updateUser',
      'UpdateUserInput',
      'name lastname email state phone agencies { state name legalNature }',
    ),
    input: ({ waiting, token }) => ({
      id: waiting,
      password: 'Clave-nueva-2027',
      state: 73,
      agencyState: 23,
      token,
    }),
    answer: () => ({ state: 73, agencies: [{ state: 23, legalNature: 'PERSONA_NATURAL' }] }),
    // All of a tenant have the same password, until one is given another.
    stored: ({ waiting, members }) => sql`
      select from users where id = ${waiting}
        and password_hash <> (select password_hash from users where id = ${members.owner.userId})`,
    who: 'anonymous',
  },
  createClient: {
    query: write('createClient', 'ClientInput', CLIENT),
    input: client,
    answer: toldClient,
  },
  updateClient: {
    query: write('updateClient', 'UpdateClientInput', CLIENT),
    input: (own) => ({ ...client(own), id: own.client }),
    answer: toldClient,
  },
  'updateClient emptied': {
    query: write('updateClient', 'UpdateClientInput', CLIENT),
    input: (own) => ({ id: own.client, logo: '', address: '', url: '', state: 52 }),
    answer: (own) => ({ ...toldClient(own), address: null, url: null, logo: null, state: 52 }),
  },
  createClientFast: {
    query: write('createClientFast', 'ClientInput', CLIENT),
    input: (own) => ({ ...client(own), logo: own.otherImage }),
    answer: (own) => ({ ...toldClient(own), logo: `/fotos/${own.otherImage}` }),
  },
  createServiceClient: {
    query:
      'mutation ($input: ID!) { createServiceClient(clientId: $input, serviceId: 21) { services { id } } }',
    input: (own) => own.client,
    answer: () => ({ services: [{ id: '21' }] }),
  },
  deleteServiceClientByClientId: {
    query: 'mutation ($input: ID!) { deleteServiceClientByClientId(clientId: $input) { services { id } } }',
    input: (own) => own.client,
    answer: () => ({ services: [] }),
  },
  createAgencyClient: {
    query:
      'mutation ($input: ID!, $agencyId: ID!) { createAgencyClient(agencyId: $agencyId, clientId: $input) { id } }',
    input: (own) => own.client,
    answer: (own) => ({ id: own.client }),
  },
  createFinalClient: {
    query: write('createFinalClient', 'CreateFinalClientInput', 'name urlLogo'),
    input: (own) => ({ name: 'Marca nueva', urlLogo: own.image }),
    answer: (own) => ({ name: 'Marca nueva', urlLogo: `/fotos/${own.image}` }),
  },
  updateFinalClient: {
    query: write('updateFinalClient', 'UpdateFinalClientInput', 'name urlLogo'),
    input: (own) => ({ id: own.brand, name: 'Marca cambiada', urlLogo: own.otherImage }),
    answer: (own) => ({ name: 'Marca cambiada', urlLogo: `/fotos/${own.otherImage}` }),
  },
  updateAgency: {
    query: write(
      'updateAgency',
      'UpdateAgencyInput',
      `name email phone logo url address cityId gain state legalNature consecutiveQuote payment responsableIva
       personaNaturalArt383AEt declaranteRenta granContribuyente regimenSimple autoretenedorRenta autoretenedorIca`,
    ),
    input: (own) => ({
      id: own.agency,
      ...AGENCY,
      name: `Otra agencia ${own.marker}`,
      phone: '(601) 765-4321',
      logo: own.image,
    }),
    answer: (own) => ({
      ...AGENCY,
      name: `Otra agencia ${own.marker}`,
      phone: '6017654321',
      logo: `/fotos/${own.image}`,
    }),
  },
  'updateAgency turned': {
    query: write(
      'updateAgency',
      'UpdateAgencyInput',
      'url responsableIva personaNaturalArt383AEt declaranteRenta regimenSimple',
    ),
    input: (own) => ({ ...TURNED, id: own.agency, url: '' }),
    answer: () => ({ ...TURNED, url: null }),
  },
  'updateAgency state': {
    query: write('updateAgency', 'UpdateAgencyInput', 'state'),
    input: (own) => ({ id: own.agency, state: 24 }),
    answer: () => ({ state: 24 }),
    who: 'administrator',
  },
  'updateAgency back': {
    query: write('updateAgency', 'UpdateAgencyInput', 'state'),
    input: (own) => ({ id: own.agency, state: 23 }),
    answer: () => ({ state: 23 }),
    who: 'administrator',
  },
  createLegalRepresentative: {
    query: write('createLegalRepresentative', 'LegalRepresentativeInput', 'name document city { id }'),
    input: (own) => ({ agencyId: own.agency, cityId: 2, document: '52999888', name: 'Luz Mar' }),
    answer: () => ({ name: 'Luz Mar', document: '52999888', city: { id: '2' } }),
  },
  updateLegalRepresentative: {
    query: write('updateLegalRepresentative', 'UpdateLegalRepresentativeInput', 'name document city { id }'),
    input: (own) => ({
      id: own.representative,
      agencyId: own.agency,
      cityId: 2,
      document: '52777666',
      name: 'Luz Sol',
    }),
    answer: () => ({ name: 'Luz Sol', document: '52777666', city: { id: '2' } }),
  },
  createAgencyPricesTaxation: {
    query: write(
      'createAgencyPricesTaxation',
      'AgencyPricesTaxationInput',
      'price unity pricesTaxation { id }',
    ),
    input: (own) => ({ agencyId: own.agency, pricesTaxationId: own.rate, price: '5' }),
    answer: (own) => ({ price: '5', pricesTaxation: { id: String(own.rate) } }),
  },
  deleteAgencyPricesTaxation: {
    query: 'mutation ($input: ID!) { deleteAgencyPricesTaxation(id: $input) }',
    input: (own) => own.price,
    answer: (own) => own.price,
  },
};

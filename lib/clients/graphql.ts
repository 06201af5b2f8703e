import { AgencyType } from '@/lib/agencies/graphql';
import { CityType, ServiceType } from '@/lib/catalogues/graphql';
import { notFound } from '@/lib/core/errors';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pageArguments, pagedList, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { createClient } from './create-client';
import { clientFormInput, updateClientInput } from './inputs';
import { mayManageClients } from './policy';
import {
  type Client,
  clientsWithIdentification,
  clientsWithName,
  findClientsOfAgencies,
  findNamedClients,
  getClient,
  listClients,
  MOST_CLIENTS,
} from './queries';
import { addClientService, clearClientServices } from './services/change-services';
import { findClientServices } from './services/queries';
import { updateClient } from './update-client';

export const ClientType = builder.loadableObjectRef<Client, string>('Client', {
  load: async (ids: string[], { actor }) => {
    const found = await findNamedClients(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no client ${id}`));
  },
});

ClientType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.exposeString('address', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
    logo: t.string({
      nullable: true,
      resolve: (client) => (client.logoFileId ? `/fotos/${client.logoFileId}` : null),
    }),
    typeIdentificationId: t.exposeInt('documentTypeId', { nullable: true }),
    identification: t.exposeString('identification', { nullable: true }),
    state: t.exposeInt('stateId'),
    url: t.exposeString('url', { nullable: true }),
    nameProducer: t.exposeString('nameProducer', { nullable: true }),
    phoneProducer: t.exposeString('phoneProducer', { nullable: true }),
    emailProducer: t.exposeString('emailProducer', { nullable: true }),
    city: t.field({ type: CityType, nullable: true, resolve: (client) => client.cityId }),
    services: t.loadableList({
      description: 'What it asks for.',
      type: ServiceType,
      resolve: ({ id }) => id,
      load: async (ids: string[], { actor }) => {
        const found = await findClientServices(actor, ids);
        return ids.map((id) => found.filter(({ clientId }) => clientId === id));
      },
    }),
  }),
});

const clientsOfAgencies = pagedListOfEach(MOST_CLIENTS, (ids, page, { actor }) =>
  findClientsOfAgencies(actor, ids, page),
);

builder.objectField(AgencyType, 'clients', (t) =>
  t.field({
    description: 'By name, without inactive ones.',
    type: [ClientType],
    args: nestedPageArguments(MOST_CLIENTS),
    resolve: ({ id }, args, context, info) => clientsOfAgencies(id, args, context, info),
  }),
);

const LOGO = 'Id of an image taken by /upload-images; empty for none.';
const SERVICES = 'Ids of what it asks for.';

const ClientInputType = builder.inputType('ClientInput', {
  fields: (t) => ({
    state: t.int({ description: '52, which it is when left out, or 53.' }),
    name: t.string({ required: true }),
    address: t.string(),
    phone: t.string(),
    dialingCode: t.string(),
    typeIdentificationId: t.int(),
    identification: t.string(),
    cityId: t.int(),
    url: t.string(),
    logo: t.string({ description: LOGO }),
    nameProducer: t.string(),
    phoneProducer: t.string(),
    emailProducer: t.string(),
    retenedorRenta: t.boolean(),
    reteIcaAgent: t.boolean(),
    granContribuyente: t.boolean(),
    stateEntity: t.boolean(),
    responsableIva: t.boolean(),
    services: t.intList({ description: SERVICES }),
  }),
});

builder.queryFields((t) => ({
  client: t.field({
    type: ClientType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getClient(actor, id),
  }),
  clients: t.field({
    description: 'By name; inactive ones where their state is asked for.',
    type: [ClientType],
    args: { search: t.arg.string(), state: t.arg.int(), ...pageArguments(MOST_CLIENTS) },
    resolve: async (_, { search, state, ...asked }, context, info) => {
      await countSearch(context.actor, search);
      const filter = { ...(search ? { search } : {}), ...(state ? { stateId: state } : {}) };
      return pagedList(asked, context, info, MOST_CLIENTS, (page) =>
        listClients(context.actor, { ...filter, ...page }),
      );
    },
  }),
  clientsByIdentification: t.field({
    type: [ClientType],
    args: { identification: t.arg.string({ required: true }) },
    resolve: (_, { identification }, { actor }) => clientsWithIdentification(actor, identification),
  }),
  clientsByName: t.field({
    type: [ClientType],
    description: 'Those of exactly that name, accents, case and blanks aside.',
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }, { actor }) => clientsWithName(actor, name),
  }),
}));

const UpdateClientInputType = builder.inputType('UpdateClientInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    state: t.int(),
    name: t.string(),
    address: t.string(),
    phone: t.string(),
    dialingCode: t.string(),
    typeIdentificationId: t.int(),
    identification: t.string(),
    cityId: t.int(),
    url: t.string(),
    logo: t.string({ description: LOGO }),
    nameProducer: t.string(),
    phoneProducer: t.string(),
    emailProducer: t.string(),
    retenedorRenta: t.boolean(),
    reteIcaAgent: t.boolean(),
    granContribuyente: t.boolean(),
    stateEntity: t.boolean(),
    responsableIva: t.boolean(),
    services: t.intList({ description: SERVICES }),
  }),
});

const withState = <T extends { state?: number }>({ state, ...rest }: T) => ({
  ...rest,
  ...(state === undefined ? {} : { stateId: state }),
});

const onWire = calledOnWire({ stateId: 'state' });

builder.mutationFields((t) => ({
  createClient: t.field({
    type: ClientType,
    args: { input: t.arg({ type: ClientInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      inWireNames(onWire, createClient(actor, withState(present(input, clientFormInput)))),
  }),
  updateClient: t.field({
    type: ClientType,
    args: { input: t.arg({ type: UpdateClientInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      inWireNames(onWire, updateClient(actor, withState(present(input, updateClientInput)))),
  }),
  createClientFast: t.field({
    description: 'As createClient.',
    type: ClientType,
    args: { input: t.arg({ type: ClientInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      inWireNames(onWire, createClient(actor, withState(present(input, clientFormInput)))),
  }),
  createAgencyClient: t.field({
    description: 'The client itself: it has belonged to its agency since it was made, and to no other.',
    type: ClientType,
    args: { agencyId: t.arg.id({ required: true }), clientId: t.arg.id({ required: true }) },
    resolve: async (_, { agencyId, clientId }, { actor }) => {
      mayManageClients(actor);
      const client = await getClient(actor, clientId);
      if (client.agencyId !== agencyId) throw notFound('errors.client.notFound');
      return client;
    },
  }),
  createServiceClient: t.field({
    description: 'Adds one to what a client asks for.',
    type: ClientType,
    args: { clientId: t.arg.id({ required: true }), serviceId: t.arg.int({ required: true }) },
    resolve: (_, args, { actor }) =>
      inWireNames(calledOnWire({ services: 'serviceId' }), addClientService(actor, args)),
  }),
  deleteServiceClientByClientId: t.field({
    description: 'Takes away all that a client asks for.',
    type: ClientType,
    args: { clientId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => clearClientServices(actor, args),
  }),
}));

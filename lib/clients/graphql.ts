import { AgencyType } from '@/lib/agencies/graphql';
import { CityType, ServiceType } from '@/lib/catalogues/graphql';
import { notFound } from '@/lib/core/errors';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pageArguments, pagedList, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { createClient } from './create-client';
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
import {
  CREATE_AGENCY_CLIENT,
  CREATE_CLIENT,
  CREATE_CLIENT_FAST,
  CREATE_SERVICE_CLIENT,
  DELETE_SERVICE_CLIENT,
  UPDATE_CLIENT,
} from './writes';

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

const about = {
  state: '52, which it is when left out, or 53.',
  logo: 'Id of an image taken by /upload-images; empty for none.',
  services: 'Ids of what it asks for.',
};

serveWrite(CREATE_CLIENT, ClientType, createClient, { about });
serveWrite(CREATE_CLIENT_FAST, ClientType, createClient, { description: 'As createClient.' });
serveWrite(UPDATE_CLIENT, ClientType, updateClient, {
  about: { logo: about.logo, services: about.services },
});
serveWrite(
  CREATE_AGENCY_CLIENT,
  ClientType,
  async (actor, { agencyId, clientId }) => {
    mayManageClients(actor);
    const client = await getClient(actor, clientId);
    if (client.agencyId !== agencyId) throw notFound('errors.client.notFound');
    return client;
  },
  { description: 'The client itself: it has belonged to its agency since it was made, and to no other.' },
);
serveWrite(
  CREATE_SERVICE_CLIENT,
  ClientType,
  (actor, given) => inWireNames(calledOnWire({ services: 'serviceId' }), addClientService(actor, given)),
  { description: 'Adds one to what a client asks for.' },
);
serveWrite(DELETE_SERVICE_CLIENT, ClientType, clearClientServices, {
  description: 'Takes away all that a client asks for.',
});

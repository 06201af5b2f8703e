import { defineWrite } from '@/lib/graphql/define-write';
import { clientFormInput, updateClientInput } from './inputs';

const WIRE = { stateId: 'state' } as const;

export const CREATE_CLIENT = defineWrite('createClient', clientFormInput, {
  input: 'ClientInput',
  wire: WIRE,
  answer: {
    id: 'ID!',
    name: 'String!',
    identification: 'String',
    nameProducer: 'String',
    emailProducer: 'String',
    phoneProducer: 'String',
    dialingCode: 'String!',
  },
});
export const CREATE_CLIENT_FAST = { ...CREATE_CLIENT, name: 'createClientFast' };
export const UPDATE_CLIENT = defineWrite('updateClient', updateClientInput, {
  input: 'UpdateClientInput',
  wire: WIRE,
  revised: true,
});
export const CREATE_AGENCY_CLIENT = defineWrite('createAgencyClient', { agencyId: 'ID!', clientId: 'ID!' });
export const CREATE_SERVICE_CLIENT = defineWrite('createServiceClient', {
  clientId: 'ID!',
  serviceId: 'Int!',
});
export const DELETE_SERVICE_CLIENT = defineWrite('deleteServiceClientByClientId', { clientId: 'ID!' });

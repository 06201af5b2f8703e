import { graphql } from '@/lib/graphql/client';

export const CREATE_CLIENT = graphql(`
  mutation CreateClient($input: ClientInput!) {
    createClient(input: $input) {
      id
    }
  }
`);

export const UPDATE_CLIENT = graphql(`
  mutation UpdateClient($input: UpdateClientInput!) {
    updateClient(input: $input) {
      id
    }
  }
`);

export const CLIENTS_BY_IDENTIFICATION = graphql(`
  query ClientsByIdentification($identification: String!) {
    clientsByIdentification(identification: $identification) {
      id
      name
    }
  }
`);

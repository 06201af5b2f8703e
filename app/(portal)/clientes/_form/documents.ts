import { graphql } from '@/lib/graphql/client';

export const CREATE_CLIENT = graphql(`
  mutation CreateClient($input: ClientInput!) {
    createClient(input: $input) {
      id
    }
  }
`);

export const UPDATE_CLIENT = graphql(`
  mutation UpdateClient($input: UpdateClientInput!, $seenRevision: Int) {
    updateClient(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const CLIENTS_BY_NAME = graphql(`
  query ClientsByName($name: String!) {
    clientsByName(name: $name) {
      id
      name
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

export const KEEP_CLIENT_CONTACT = graphql(`
  mutation KeepClientContact($input: ClientContactInput!, $seenRevision: Int) {
    keepClientContact(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const REMOVE_CLIENT_CONTACT = graphql(`
  mutation RemoveClientContact($id: ID!) {
    removeClientContact(id: $id) {
      id
    }
  }
`);

export const ADD_CLIENT_NOTE = graphql(`
  mutation AddClientNote($clientId: ID!, $text: String!) {
    addClientNote(clientId: $clientId, text: $text) {
      id
    }
  }
`);

export const REMOVE_CLIENT_NOTE = graphql(`
  mutation RemoveClientNote($id: ID!) {
    removeClientNote(id: $id) {
      id
    }
  }
`);

export const MERGE_CLIENTS = graphql(`
  mutation MergeClients($fromId: ID!, $intoId: ID!) {
    mergeClients(fromId: $fromId, intoId: $intoId) {
      id
    }
  }
`);

export const CREATE_FINAL_CLIENT = graphql(`
  mutation CreateFinalClient($input: CreateFinalClientInput!) {
    createFinalClient(input: $input) {
      id
    }
  }
`);

export const UPDATE_FINAL_CLIENT = graphql(`
  mutation UpdateFinalClient($input: UpdateFinalClientInput!, $seenRevision: Int) {
    updateFinalClient(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

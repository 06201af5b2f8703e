import { graphql } from '@/lib/graphql/client';

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

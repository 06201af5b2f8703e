import { graphql } from '@/lib/graphql/client';

export const OPEN_REQUEST = graphql(`
  mutation OpenDataRequest($kind: DataRequestKind!, $text: String!) {
    openDataRequest(kind: $kind, text: $text)
  }
`);

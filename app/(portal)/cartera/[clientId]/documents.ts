import { graphql } from '@/lib/graphql/client';

export const KEEP_CLIENT_TERMS = graphql(`
  mutation KeepClientTerms($clientId: ID!, $days: Int, $seenRevision: Int) {
    keepClientTerms(clientId: $clientId, days: $days, seenRevision: $seenRevision)
  }
`);

export const SHARE_STATEMENT_LINK = graphql(`
  mutation ShareStatementLink($clientId: ID!) {
    shareStatementLink(clientId: $clientId)
  }
`);

export const END_STATEMENT_LINKS = graphql(`
  mutation EndStatementLinks($clientId: ID!) {
    endStatementLinks(clientId: $clientId)
  }
`);

import { graphql } from '@/lib/graphql/client';

export const KEEP_CLIENT_TERMS = graphql(`
  mutation KeepClientTerms($clientId: ID!, $days: Int, $seenRevision: Int) {
    keepClientTerms(clientId: $clientId, days: $days, seenRevision: $seenRevision)
  }
`);

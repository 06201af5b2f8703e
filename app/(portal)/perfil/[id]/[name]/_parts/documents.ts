import { graphql } from '@/lib/graphql/client';

export const UPDATE_AGENCY = graphql(`
  mutation UpdateAgency($input: UpdateAgencyInput!, $seenRevision: Int) {
    updateAgency(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

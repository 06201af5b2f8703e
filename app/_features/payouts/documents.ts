import { graphql } from '@/lib/graphql/client';

export const CREATE_BATCHES = graphql(`
  mutation CreatePayoutBatches($claimIds: [ID!]!, $byBank: Boolean!) {
    createPayoutBatches(claimIds: $claimIds, byBank: $byBank) { id }
  }
`);

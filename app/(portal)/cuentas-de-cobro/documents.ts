import { graphql } from '@/lib/graphql/client';

export const PAY_CLAIM = graphql(`
  mutation PayClaim($id: ID!, $paidOn: String!, $reference: String!, $amount: Money, $paidBefore: Money) {
    payClaim(id: $id, paidOn: $paidOn, reference: $reference, amount: $amount, paidBefore: $paidBefore) { id state }
  }
`);

export const UNPAY_CLAIM = graphql(`
  mutation UnpayClaim($id: ID!, $reason: String!) {
    unpayClaim(id: $id, reason: $reason) { id }
  }
`);

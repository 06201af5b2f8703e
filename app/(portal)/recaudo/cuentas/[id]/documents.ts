import { graphql } from '@/lib/graphql/client';

export const PAY_PLATFORM_CLAIM = graphql(`
  mutation PayPlatformClaim($id: ID!, $paidOn: String!, $reference: String!, $amount: Money, $paidBefore: Money) {
    payClaim(id: $id, paidOn: $paidOn, reference: $reference, amount: $amount, paidBefore: $paidBefore) { id }
  }
`);

export const UNPAY_PLATFORM_CLAIM = graphql(`
  mutation UnpayPlatformClaim($id: ID!, $reason: String!) {
    unpayClaim(id: $id, reason: $reason) { id }
  }
`);

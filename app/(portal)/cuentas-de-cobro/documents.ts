import { graphql } from '@/lib/graphql/client';

export const APPROVE_CLAIM = graphql(`
  mutation ApproveClaim($id: ID!) {
    approveClaim(id: $id) { id state }
  }
`);

export const APPROVE_CLAIMS = graphql(`
  mutation ApproveClaims($ids: [ID!]!) {
    approveClaims(ids: $ids) { id refused }
  }
`);

export const TREAT_NON_RESIDENT = graphql(`
  mutation TreatNonResident($id: ID!, $isShow: Boolean!, $treatyRate: String) {
    treatNonResident(id: $id, isShow: $isShow, treatyRate: $treatyRate) { id }
  }
`);

export const RETURN_CLAIM = graphql(`
  mutation ReturnClaim($id: ID!, $reason: String!) {
    returnClaim(id: $id, reason: $reason) { id }
  }
`);

export const REOPEN_CLAIM = graphql(`
  mutation ReopenClaim($id: ID!) {
    reopenClaim(id: $id) { id }
  }
`);

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

export const ADD_AUTHORIZATION = graphql(`
  mutation AddAuthorization($input: SupportAuthorizationInput!) {
    addSupportAuthorization(input: $input) { id }
  }
`);

export const END_AUTHORIZATION = graphql(`
  mutation EndAuthorization($id: ID!) {
    endSupportAuthorization(id: $id) { id }
  }
`);

import { graphql } from '@/lib/graphql/client';

export const SUBMIT_BATCH = graphql(`
  mutation SubmitPayoutBatch($id: ID!) {
    submitPayoutBatch(id: $id) { id state }
  }
`);

export const APPROVE_BATCH = graphql(`
  mutation ApprovePayoutBatch($id: ID!) {
    approvePayoutBatch(id: $id) { id }
  }
`);

export const EXPORT_BATCH = graphql(`
  mutation ExportPayoutBatch($id: ID!) {
    exportPayoutBatch(id: $id) { id }
  }
`);

export const SET_LAYOUT = graphql(`
  mutation SetPayoutLayout($id: ID!, $layout: String!) {
    setPayoutLayout(id: $id, layout: $layout) { id }
  }
`);

export const SET_ACCOUNT = graphql(`
  mutation SetPayoutAccount($id: ID!, $accountId: ID) {
    setPayoutAccount(id: $id, accountId: $accountId) { id }
  }
`);

export const ADD_CLAIMS = graphql(`
  mutation AddToPayoutBatch($id: ID!, $claimIds: [ID!]!) {
    addToPayoutBatch(id: $id, claimIds: $claimIds) { id }
  }
`);

export const WITHDRAW_BATCH = graphql(`
  mutation WithdrawPayoutBatch($id: ID!, $reason: String!) {
    withdrawPayoutBatch(id: $id, reason: $reason) { id state }
  }
`);

export const CANCEL_BATCH = graphql(`
  mutation CancelPayoutBatch($id: ID!, $reason: String!) {
    cancelPayoutBatch(id: $id, reason: $reason) { id state }
  }
`);

export const PAY_BATCH = graphql(`
  mutation PayPayoutBatch($id: ID!, $paidOn: String!, $reference: String!) {
    payPayoutBatch(id: $id, paidOn: $paidOn, reference: $reference) { id }
  }
`);

export const REMOVE_CLAIM = graphql(`
  mutation RemoveFromPayoutBatch($id: ID!, $claimIds: [ID!]!) {
    removeFromPayoutBatch(id: $id, claimIds: $claimIds) { id }
  }
`);

export const PAY_ITEM = graphql(`
  mutation PayPayoutItem($id: ID!, $paidOn: String!, $reference: String!, $amount: Money!) {
    payPayoutItem(id: $id, paidOn: $paidOn, reference: $reference, amount: $amount) { id }
  }
`);

export const REJECT_ITEM = graphql(`
  mutation RejectPayoutItem($id: ID!, $reason: String!) {
    rejectPayoutItem(id: $id, reason: $reason) { id }
  }
`);

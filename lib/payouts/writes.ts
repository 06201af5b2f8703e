import { defineWrite } from '@/lib/graphql/define-write';

export const CREATE_BATCHES = defineWrite(
  'createPayoutBatches',
  { byBank: 'Boolean!', claimIds: '[ID!]!' },
  { answer: [{ id: 'ID!' }] },
);
export const ADD_CLAIMS = defineWrite('addToPayoutBatch', { claimIds: '[ID!]!', id: 'ID!' });
export const REMOVE_CLAIM = defineWrite('removeFromPayoutBatch', { claimIds: '[ID!]!', id: 'ID!' });
export const SET_LAYOUT = defineWrite('setPayoutLayout', { id: 'ID!', layout: 'String!' });
export const SET_ACCOUNT = defineWrite('setPayoutAccount', { accountId: 'ID', id: 'ID!' });
export const SUBMIT_BATCH = defineWrite(
  'submitPayoutBatch',
  { id: 'ID!' },
  { answer: { id: 'ID!', state: 'PayoutBatchState!' } },
);
export const APPROVE_BATCH = defineWrite('approvePayoutBatch', { id: 'ID!' });
export const WITHDRAW_BATCH = defineWrite(
  'withdrawPayoutBatch',
  { id: 'ID!', reason: 'String!' },
  { answer: { id: 'ID!', state: 'PayoutBatchState!' } },
);
export const CANCEL_BATCH = defineWrite(
  'cancelPayoutBatch',
  { id: 'ID!', reason: 'String!' },
  { answer: { id: 'ID!', state: 'PayoutBatchState!' } },
);
export const EXPORT_BATCH = defineWrite('exportPayoutBatch', { id: 'ID!' });
export const PAY_BATCH = defineWrite('payPayoutBatch', {
  id: 'ID!',
  paidOn: 'String!',
  reference: 'String!',
});
export const PAY_ITEM = defineWrite('payPayoutItem', {
  amount: 'Money!',
  id: 'ID!',
  paidOn: 'String!',
  reference: 'String!',
});
export const REJECT_ITEM = defineWrite('rejectPayoutItem', {
  asksAccount: 'Boolean',
  id: 'ID!',
  reason: 'String!',
});

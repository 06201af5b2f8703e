import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const GIVE_CLAIM_ACCOUNT = defineWrite(
  'giveClaimAccount',
  {
    convocatoryId: 'ID!',
    bankId: 'Int!',
    typeAccount: oneOf('AccountType!', ACCOUNT_TYPES),
    account: 'String!',
  },
  { input: 'ClaimAccountInput', beside: ['convocatoryId'], nullable: true },
);
export const PAY_CLAIM = defineWrite('payClaim', {
  id: 'ID!',
  paidOn: 'String!',
  reference: 'String!',
  amount: 'Money',
  paidBefore: 'Money',
});
export const UNPAY_CLAIM = defineWrite('unpayClaim', { id: 'ID!', reason: 'String!' });

import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { oneOf, withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

const ofPayer = {
  holder: 'String!',
  taxId: 'String!',
  layout: 'String!',
  own: withFields('[PayoutOwnTextInput!]', { key: 'String!', value: 'String!' }),
} as const;

export const ADD_PAYER_ACCOUNT = defineWrite(
  'addPayerAccount',
  {
    bankId: 'Int!',
    typeAccount: oneOf('AccountType!', ACCOUNT_TYPES),
    account: 'String!',
    ...ofPayer,
  },
  { input: 'AddPayerAccountInput' },
);
export const CHANGE_PAYER_ACCOUNT = defineWrite(
  'changePayerAccount',
  { id: 'ID!', ...ofPayer },
  { input: 'ChangePayerAccountInput', revised: true },
);
export const SET_DEFAULT_PAYER_ACCOUNT = defineWrite('setDefaultPayerAccount', { id: 'ID!' });
export const ARCHIVE_PAYER_ACCOUNT = defineWrite('archivePayerAccount', { id: 'ID!' });

import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

const claim = {
  convocatoryId: 'ID!',
  activities: 'String!',
  price: 'Money!',
  differenceReason: 'String',
  hiresWorkers: 'Boolean',
  invoiceNumber: 'String',
  invoiceDate: 'String',
  invoiceCufe: 'String',
  bankId: 'Int!',
  typeAccount: oneOf('AccountType!', ACCOUNT_TYPES),
  account: 'String!',
  keepAccount: 'Boolean',
} as const;

export const SEND_OWN_CLAIM = defineWrite('sendOwnClaim', claim, {
  input: 'OwnClaimInput',
  beside: ['convocatoryId'],
});
export const CORRECT_OWN_CLAIM = defineWrite(
  'correctOwnClaim',
  { ...claim, seenVersion: 'Int!' },
  { input: 'OwnClaimInput', beside: ['convocatoryId', 'seenVersion'] },
);
